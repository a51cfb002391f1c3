/** A file of cards as the form has it: objects, lists, texts, numbers and flags. It never changes; changes are copies. */
export type Tree = unknown;
export type Node = Readonly<Record<string, unknown>>;
export type Path = readonly (string | number)[];
export type Section = 'cards' | 'characters';

/** What should be names and values; whatever else a text holds counts as nothing. */
export const asNode = (value: Tree): Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Node) : {};
export const asList = (value: Tree): readonly Tree[] => (Array.isArray(value) ? (value as readonly Tree[]) : []);
export const asText = (value: Tree): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
export const asNumber = (value: Tree): number | null => (typeof value === 'number' ? value : null);

export function at(tree: Tree, path: Path): Tree {
  return path.reduce<Tree>((found, step) => (typeof step === 'number' ? asList(found)[step] : asNode(found)[step]), tree);
}

/** A copy with another value somewhere; undefined removes what is there. */
export function changed(tree: Tree, path: Path, value: Tree): Tree {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (typeof step === 'number') {
    const list = [...asList(tree)];
    const inner = changed(list[step], rest, value);
    if (inner === undefined) list.splice(step, 1);
    else list[step] = inner;
    return list;
  }
  const node = asNode(tree);
  const inner = changed(node[step], rest, value);
  if (inner !== undefined) return { ...node, [step]: inner };
  const { [step]: _, ...others } = node;
  return others;
}

/** A copy in which something has another name, at its old place. */
export function renamed(node: Node, before: string, after: string): Node {
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key === before ? after : key, value]));
}

/** A name as a key of the file: small letters, digits and _. */
export function keyFor(name: string, taken: readonly string[]): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+|_+$/g, '')
    .slice(0, 26)
    .replace(/_+$/, '');
  const stem = plain || 'card';
  for (let number = 1; ; number++) {
    const key = number === 1 ? stem : `${stem}_${number}`;
    if (!taken.includes(key)) return key;
  }
}

/** What something is called in a language; nothing if it has no name. */
export function nameIn(value: Tree, language: string): string {
  const said = asNode(value);
  return asText(value) || asText(said[language]) || asText(Object.values(said)[0]);
}
