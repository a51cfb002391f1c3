// What has no room on the page, a line each.
() => {
  const troubles = [];
  const named = (element) => {
    const label = element.getAttribute('aria-label') || element.textContent.trim().slice(0, 40);
    return `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${label}`;
  };
  const isSeen = (element) => {
    const box = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    return box.width > 1 && box.height > 1 && style.visibility !== 'hidden' && style.clipPath !== 'inset(50%)' && !element.closest('.unseen, [inert], details:not([open]) > :not(summary)');
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
  for (const element of document.querySelectorAll('body *')) {
    if (!isSeen(element) || element.closest('svg')) continue;
    const style = getComputedStyle(element);
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== '');
    if (hasText && parseFloat(style.fontSize) < 14) troubles.push(`small: ${style.fontSize} ${named(element)}`);
    if (hasText && isStacked(element, 1.5 * parseFloat(style.fontSize))) troubles.push(`letter below letter: ${named(element)}`);
    const clipsAcross = ['hidden', 'clip'].includes(style.overflowX) && element.scrollWidth > element.clientWidth + 1;
    const clipsDown = ['hidden', 'clip'].includes(style.overflowY) && element.scrollHeight > element.clientHeight + 1;
    if (hasText && (clipsAcross || clipsDown)) troubles.push(`clipped: ${named(element)}`);
  }
  const targets = 'button, a[href], input, select, textarea, summary, [role=button], [role=option], [role=tab]';
  for (const element of document.querySelectorAll(targets)) {
    if (!isSeen(element)) continue;
    const style = getComputedStyle(element);
    // A link inside a sentence has the height of its line; a tick has its label.
    if (element.tagName === 'A' && style.display === 'inline') continue;
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
