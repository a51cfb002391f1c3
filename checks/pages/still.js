// Watches the table: how far anything has moved that must hold still. Run before the page's own scripts.
(() => {
  const FIXED = ['.crest', '.name', '[data-stat="resilience"]'];
  const SLOTS = ['.slot.a', '.slot.b', '.slot.c', '.thought .main', '.thought .undo'];
  const first = new Map();
  const moved = new Map();
  const prompts = new Set();
  let hand = [];

  const boxOf = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + scrollX, y: y + scrollY, width, height };
  };
  const apart = (one, other, sides) => Math.max(...sides.map((side) => Math.abs(one[side] - other[side])));

  // The place of a button is its slot, whatever it says.
  const slotOf = (place) => ({ '.thought .main': '.slot.a', '.thought .undo': '.slot.b' })[place] ?? place;

  function note(key, box, sides) {
    const before = first.get(key);
    if (before === undefined) first.set(key, box);
    else {
      const by = apart(before, box, sides);
      if (by > (moved.get(key)?.by ?? 0)) moved.set(key, { by, prompt: sentence() });
    }
  }

  const sentence = () => document.querySelector('.sentence')?.textContent ?? '';

  // Cards hold until more are added: then the hand is laid out again. One that was played leaves its place empty.
  function noteHand() {
    const now = [...document.querySelectorAll('[data-place="hand"] li[data-card]')].map((element) => ({
      card: element.dataset.card,
      box: boxOf(element),
    }));
    const left = [...hand];
    const isFewer = now.every(({ card }) => {
      const found = left.findIndex((one) => one.card === card);
      if (found !== -1) left.splice(found, 1);
      return found !== -1;
    });
    if (isFewer) {
      for (const { card, box } of now) {
        const by = Math.min(...hand.filter((one) => one.card === card).map((one) => apart(one.box, box, ['x', 'y', 'width', 'height'])));
        if (by > (moved.get('a card of the hand')?.by ?? 0)) moved.set('a card of the hand', { by, prompt: sentence() });
        first.set('a card of the hand', box);
      }
    }
    hand = now;
  }

  // While its letters are being loaded a page is not yet there.
  let isThere = false;

  function look() {
    isThere ||= document.querySelector('.table .seat') !== null && document.fonts.status === 'loaded';
    if (isThere && document.querySelector('.table .seat') !== null) {
      prompts.add(sentence());
      for (const seat of document.querySelectorAll('[data-seat]')) {
        for (const place of FIXED) {
          const found = seat.querySelector(place);
          if (found !== null) note(`${place} of seat ${seat.dataset.seat}`, boxOf(found), ['x', 'y']);
        }
      }
      for (const place of SLOTS) {
        const found = document.querySelector(`.acts ${place}`);
        if (found !== null) note(slotOf(place), boxOf(found), ['x', 'y', 'width', 'height']);
      }
      noteHand();
    }
    requestAnimationFrame(look);
  }
  requestAnimationFrame(look);

  window.stillness = () => ({
    watched: first.size,
    prompts: prompts.size,
    moved: [...moved].filter(([, { by }]) => by > 0).map(([key, { by, prompt }]) => ({ key, by, prompt })),
  });
})();
