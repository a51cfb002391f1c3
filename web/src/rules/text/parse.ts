/** Reads a page of rules. It knows the Markdown of those pages only, and runs while the page is built. */
import type { Block, Book, Cell, Chapter, Passage, Run, Table } from './book.ts';

const NUMBERED = /^\*\*([AB]?\d+\.\d+)\*\* /;
const CHARACTER = /^\*\*12 ([^(*]+ \(\d+\))\*\* `(\w+)`/;
/** In this order: a mark, bold, italic, code, a link to a chapter, one to another page, the number of a paragraph. */
const INLINE = new RegExp(
  [
    /\*\*\[(.+?)\]\*\*/,
    /\*\*(.+?)\*\*/,
    /\*([^\s*][^*]*)\*/,
    /`([^`]+)`/,
    /\[([^\]]+)\]\(#([ab]?\d+)-[^)]*\)/,
    /\[([^\]]+)\]\([^)#]*\)/,
    /(?<![\d.AB])([AB]?\d+\.\d+)(?!\d)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

function styled(match: RegExpMatchArray): Run {
  const [, mark, bold, italic, code, text, chapter, elsewhere, number] = match;
  if (mark !== undefined) return { as: 'mark', text: mark };
  if (bold !== undefined) return { as: 'bold', text: bold };
  if (italic !== undefined) return { as: 'italic', text: italic };
  if (code !== undefined) return { as: 'code', text: code };
  if (text !== undefined && chapter !== undefined) return { as: 'link', text, to: chapter.toUpperCase() };
  // Another document is not part of the page: only its name remains.
  if (elsewhere !== undefined) return elsewhere;
  return { as: 'link', text: number!, to: number! };
}

export function inline(source: string): Run[] {
  const runs: Run[] = [];
  let end = 0;
  for (const match of source.matchAll(INLINE)) {
    if (match.index > end) runs.push(source.slice(end, match.index));
    runs.push(styled(match));
    end = match.index + match[0].length;
  }
  if (end < source.length) runs.push(source.slice(end));
  return runs;
}

function cell(source: string): Cell {
  const character = /^12 (\w+)$/.exec(source);
  return character === null ? inline(source) : [{ as: 'link', text: source, to: character[1]! }];
}

function table(source: string): Table {
  const lines = source.split('\n').map((line) => line.replace(/^\||\|$/g, '').split('|'));
  const [head, , ...rows] = lines.map((line) => line.map((one) => cell(one.trim())));
  return { head: head!, rows };
}

const PICTURE = /^!\[([^\]]*)\]\(([^)]+)\)$/;
/** Returns the text of a file that a page shows, by its path relative to the page. */
type Load = (path: string) => string;

function block(source: string, load: Load): Block {
  const picture = PICTURE.exec(source.trim());
  if (picture !== null) return { svg: load(picture[2]!), alt: picture[1]! };
  return source.startsWith('|') ? table(source) : { runs: inline(source.replace(/\n/g, ' ')) };
}

function numbered(source: string, load: Load): Passage | null {
  const paragraph = NUMBERED.exec(source);
  if (paragraph !== null) {
    const [start, number] = paragraph;
    return { id: number!, label: number!, heading: '', blocks: [block(source.slice(start.length), load)] };
  }
  const character = CHARACTER.exec(source);
  if (character === null) return null;
  const [start, name, key] = character;
  return { id: key!, label: '12', heading: '', blocks: [block(`**${name}**${source.slice(start.length)}`, load)] };
}

function chapter(source: string, load: Load): Chapter {
  const [title, ...parts] = source.trim().split(/\n\n+/);
  const [, number, name] = /^## ([AB]?\d+) (.+)$/.exec(title!)!;
  const passages: { -readonly [Key in keyof Passage]: Passage[Key] }[] = [];
  // A part starts with a heading that the numbers of its chapters already imply.
  for (const part of parts.filter((one) => !one.startsWith('# '))) {
    const own = numbered(part, load);
    const last = passages.at(-1);
    if (own !== null) passages.push(own);
    else if (last === undefined || part.startsWith('### ')) {
      const heading = part.startsWith('### ') ? part.slice(4) : '';
      const id = `${number}-${passages.length + 1}`;
      const [label, blocks] = heading ? ['', []] : [number!, [block(part, load)]];
      passages.push({ id, label, heading, blocks });
    } else last.blocks = [...last.blocks, block(part, load)];
  }
  return { number: number!, title: name!, passages };
}

export function parse(markdown: string, load: Load = () => ''): Book {
  const [front, ...chapters] = markdown.split(/\n(?=## )/);
  const [title, ...preface] = front!.trim().split(/\n\n+/);
  return {
    title: title!.replace(/^# /, ''),
    // The list of chapters is left out: the page has its own.
    preface: preface.filter((part) => !/^(- |# )/.test(part)).map((part) => block(part, load)),
    chapters: chapters.map((part) => chapter(part, load)),
  };
}
