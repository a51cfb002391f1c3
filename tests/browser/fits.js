// What has no room on the page, a line each.
() => {
  const UNSEEN = '.unseen, [inert], details:not([open]) > :not(summary)';
  const troubles = [];
  const named = (element) => {
    const label = element.getAttribute('aria-label') || element.textContent.trim().slice(0, 40);
    return `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${label}`;
  };
  const isShown = (element, style) => {
    const box = element.getBoundingClientRect();
    return box.width > 1 && box.height > 1 && style.visibility !== 'hidden' && style.clipPath !== 'inset(50%)';
  };
  const isSeen = (element) => isShown(element, getComputedStyle(element)) && !element.closest(UNSEEN);
  const hasText = (element) => {
    for (let node = element.firstChild; node !== null; node = node.nextSibling) {
      if (node.nodeType === 3 && node.data.trim() !== '') return true;
    }
    return false;
  };
  // Pages are looked at hundreds of times: of thousands of elements those with text of their own, none in a picture.
  const withText = function* (element) {
    for (const child of element.children) {
      if (child.tagName === 'svg' || child.matches(UNSEEN)) continue;
      if (hasText(child)) yield child;
      yield* withText(child);
    }
  };
  // A word in a column that is too narrow for it is broken after every letter or two.
  const isStacked = (element, narrow) => {
    if (element.getBoundingClientRect().width >= narrow) return false;
    const range = document.createRange();
    return [...element.childNodes].some((node) => {
      if (node.nodeType !== 3) return false;
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()];
      return lines.length > 2 && lines.every((line) => line.width < narrow);
    });
  };
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) {
    const wide = [...document.querySelectorAll('body *')].filter((one) => isSeen(one) && one.getBoundingClientRect().right > root.clientWidth + 1);
    troubles.push(`sideways: ${root.scrollWidth} in ${root.clientWidth}: ${wide.slice(-3).map(named).join(' | ')}`);
  }
  for (const element of withText(document.body)) {
    const style = getComputedStyle(element);
    if (!isShown(element, style)) continue;
    const size = parseFloat(style.fontSize);
    if (size < 14) troubles.push(`small: ${style.fontSize} ${named(element)}`);
    if (isStacked(element, 1.5 * size)) troubles.push(`letter below letter: ${named(element)}`);
    // A long name ends in an ellipsis; touching its seat shows all of it.
    const isCut = style.textOverflow === 'ellipsis' && element.closest('[data-seat], .topline, .centre') !== null;
    const clipsAcross = !isCut && ['hidden', 'clip'].includes(style.overflowX) && element.scrollWidth > element.clientWidth + 1;
    const clipsDown = ['hidden', 'clip'].includes(style.overflowY) && element.scrollHeight > element.clientHeight + 1;
    if (clipsAcross || clipsDown) troubles.push(`clipped: ${named(element)}`);
  }
  const targets = 'button, a[href], input, select, textarea, summary, [role=button], [role=option], [role=tab]';
  for (const element of document.querySelectorAll(targets)) {
    // A link inside a sentence has the height of its line; a tick has its label.
    if (element.tagName === 'A' && getComputedStyle(element).display === 'inline') continue;
    if (!isSeen(element)) continue;
    const shown = element.matches('input[type=checkbox], input[type=radio]') ? element.closest('label') ?? element : element;
    const box = shown.getBoundingClientRect();
    if (box.width < 43.5 || box.height < 43.5) troubles.push(`target ${Math.round(box.width)}x${Math.round(box.height)}: ${named(element)}`);
  }
  for (const kind of ['data-seat', 'data-apart']) {
    const apart = [...document.querySelectorAll(`[${kind}]`)].filter(isSeen);
    for (const [place, one] of apart.entries()) {
      for (const other of apart.slice(place + 1)) {
        if (one.contains(other) || other.contains(one)) continue;
        const a = one.getBoundingClientRect();
        const b = other.getBoundingClientRect();
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (across > 1 && down > 1) troubles.push(`overlap ${Math.round(across)}x${Math.round(down)}: ${named(one)} | ${named(other)}`);
      }
    }
  }
  return troubles;
}
