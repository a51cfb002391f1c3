// What axe finds on a page of the impacts that are asked for.
async ([impacts, isOfColour, places]) => {
  const OF_COLOUR = ['color-contrast', 'link-in-text-block'];
  // Of many that look alike: the first, the one in the middle and the last, should one be covered.
  const some = (alike) => [...new Set([alike[0], alike[alike.length >> 1], alike[alike.length - 1]])];

  // How well text can be read depends on its type and on what is behind it. A page has thousands of lines of a
  // few dozen kinds, and each judgement takes milliseconds: some of each kind are judged.
  const ofEachKind = (whole) => {
    const numbers = new Map();
    const number = (told) => {
      if (!numbers.has(told)) numbers.set(told, numbers.size);
      return numbers.get(told);
    };
    const grounds = new Map();
    const ground = (element) => {
      if (element === null) return '';
      if (!grounds.has(element)) {
        const style = getComputedStyle(element);
        const own = [element.tagName, element.getAttribute('class'), element.getAttribute('style')];
        const looks = [style.color, style.backgroundColor, style.backgroundImage, style.opacity, style.filter];
        const rest = [style.mixBlendMode, style.position, ground(element.parentElement)];
        grounds.set(element, number([...own, ...looks, ...rest].join('|')));
      }
      return grounds.get(element);
    };
    const texted = new Set(whole.querySelectorAll('a[href], input, select, textarea'));
    const texts = document.createTreeWalker(whole, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      if (texts.currentNode.data.trim() !== '') texted.add(texts.currentNode.parentElement);
    }
    const kind = (element) => {
      const style = getComputedStyle(element);
      const type = [style.fontSize, style.fontWeight, style.fontStyle, style.textShadow, style.textDecoration];
      return [...type, style.borderBottom, element.disabled, ground(element)].join('|');
    };
    const seen = [...texted].filter((element) => element.checkVisibility());
    return [...Map.groupBy(seen, kind).values()].flatMap(some);
  };

  const look = async (include, options) => {
    if (include.length === 0) return [];
    const shared = { resultTypes: ['violations'], preload: false, iframes: false };
    return (await axe.run({ include }, { ...shared, ...options })).violations;
  };
  if (isOfColour) {
    const wholes = places.length > 0 ? places.map((place) => document.querySelector(place)) : [document.body];
    return look(wholes.flatMap(ofEachKind), { runOnly: OF_COLOUR });
  }
  // A rule whose finding would be passed over is not asked at all.
  const isIdle = ({ id, impact }) => OF_COLOUR.includes(id) || (impact !== undefined && !impacts.includes(impact));
  const idle = axe._audit.rules.filter(isIdle).map(({ id }) => [id, { enabled: false }]);
  return look([document], { rules: Object.fromEntries(idle) });
}
