import { toForms } from '../../lexicon/inflection.ts';
import { isWordClass, type WordClass } from './word-classes.ts';

/** What one word of a pattern may be. */
export interface Element {
  /** In lower case. */
  words: ReadonlySet<string>;
  classes: readonly WordClass[];
  /** What the word must not be, whatever else it is. */
  except?: Element;
  /** Anything but these. */
  isNot: boolean;
  /** Any words up to a mark. */
  isGap: boolean;
}

/** A pattern without alternatives: its words in order, and which of them are captured. */
export interface Sequence {
  elements: readonly Element[];
  /** Of each capture, the first element and the one after the last. */
  captures: readonly (readonly [from: number, to: number])[];
}

/** What `%name` stands for: words and phrases. */
export type Vocabulary = ReadonlyMap<string, readonly string[]>;

type Node =
  | { kind: 'one'; element: Element }
  | { kind: 'choice'; options: readonly (readonly Node[])[] }
  | { kind: 'capture'; body: readonly Node[] };

const MOST_SEQUENCES = 600;
const TOKEN = /\)\?|[()[\]]|(?:\{[^}]*\}|<[^>]*>|[^\s()[\]{}<>])+/g;
const ATOM = /\{[^}]*\}|<[^>]*>|[^|]+/g;
const SHORT_FORM = /^(.+)(n't|'(?:s|m|re|ve|ll|d))$/;

const toOne = (element: Partial<Element>): Node => ({
  kind: 'one',
  element: { words: new Set(), classes: [], isNot: false, isGap: false, ...element },
});

/** “don't” is two words to the tagger. */
const readLiteral = (word: string): Node[] =>
  (SHORT_FORM.exec(word)?.slice(1) ?? [word]).map((part) => toOne({ words: new Set([part]) }));

/** Many patterns have the same names: each is read once. */
const known = new WeakMap<Vocabulary, Map<string, Node[][]>>();

function readName(name: string, vocabulary: Vocabulary): Node[][] {
  const names = known.get(vocabulary) ?? new Map<string, Node[][]>();
  known.set(vocabulary, names);
  const nodes = names.get(name) ?? vocabulary.get(name)?.map((phrase) => readNodes(phrase, vocabulary));
  if (nodes === undefined) throw new Error(`the vocabulary has no %${name}`);
  names.set(name, nodes);
  return nodes;
}

function readAtom(atom: string, vocabulary: Vocabulary): Node[][] {
  const name = atom.slice(1, -1);
  if (atom.startsWith('{')) {
    if (!isWordClass(name)) throw new Error(`no words are called ${atom}`);
    return [[toOne({ classes: [name] })]];
  }
  if (atom.startsWith('<')) {
    const forms = name.split('|').flatMap((verb) => Object.values(toForms(verb)));
    return forms.map((form) => form.split(' ').flatMap(readLiteral));
  }
  return atom.startsWith('%') ? readName(atom.slice(1), vocabulary) : [readLiteral(atom.toLowerCase())];
}

/** Alternatives of one word make one element; those of several words are options beside it. */
function readAlternatives(text: string, vocabulary: Vocabulary): Node {
  const words = new Set<string>();
  const classes: WordClass[] = [];
  const options: Node[][] = [];
  for (const option of (text.match(ATOM) ?? []).flatMap((atom) => readAtom(atom, vocabulary))) {
    const [first] = option;
    if (option.length > 1 || first?.kind !== 'one') options.push(option);
    else {
      for (const word of first.element.words) words.add(word);
      classes.push(...first.element.classes);
    }
  }
  const one = toOne({ words, classes });
  if (options.length === 0) return one;
  return { kind: 'choice', options: words.size + classes.length > 0 ? [[one], ...options] : options };
}

function readWord(text: string, vocabulary: Vocabulary): Node {
  if (/^\||\|$/.test(text))
    throw new Error('alternatives of several words stand in brackets, parted by “ | ”');
  if (text === '...') return toOne({ isGap: true });
  const [said = '', denied] = text.split('!');
  const node = said === '' ? toOne({}) : readAlternatives(said, vocabulary);
  if (denied === undefined) return node;
  const except = readAlternatives(denied, vocabulary);
  if (node.kind !== 'one' || except.kind !== 'one') throw new Error('“!” joins single words only');
  return said === ''
    ? toOne({ ...except.element, isNot: true })
    : toOne({ ...node.element, except: except.element });
}

/** Takes tokens off the front of `tokens` up to the bracket that closes, which it takes, too. */
function readOptions(
  tokens: string[],
  vocabulary: Vocabulary,
): { options: Node[][]; close: string | undefined } {
  const options: Node[][] = [[]];
  for (let token = tokens.shift(); token !== undefined; token = tokens.shift()) {
    if (/^(?:\)\??|\])$/.test(token)) return { options, close: token };
    if (token === '|') options.push([]);
    else options.at(-1)?.push(readNode(token, tokens, vocabulary));
  }
  return { options, close: undefined };
}

function readNode(token: string, tokens: string[], vocabulary: Vocabulary): Node {
  if (token === '(' || token === '[') {
    const { options, close } = readOptions(tokens, vocabulary);
    if (close === undefined || (close === ']') !== (token === '['))
      throw new Error('a bracket is not closed');
    if (token === '[') return { kind: 'capture', body: [{ kind: 'choice', options }] };
    return { kind: 'choice', options: close === ')?' ? [...options, []] : options };
  }
  const node = readWord(token.replace(/\?$/, ''), vocabulary);
  return token.endsWith('?') ? { kind: 'choice', options: [[node], []] } : node;
}

function readNodes(pattern: string, vocabulary: Vocabulary): Node[] {
  const { options, close } = readOptions(pattern.match(TOKEN) ?? [], vocabulary);
  if (close !== undefined) throw new Error('a bracket closes that never opened');
  return options.length === 1 ? (options[0] ?? []) : [{ kind: 'choice', options }];
}

function join(one: Sequence, other: Sequence): Sequence {
  const shift = one.elements.length;
  return {
    elements: [...one.elements, ...other.elements],
    captures: [...one.captures, ...other.captures.map(([from, to]) => [from + shift, to + shift] as const)],
  };
}

function expand(nodes: readonly Node[]): Sequence[] {
  let sequences: Sequence[] = [{ elements: [], captures: [] }];
  for (const node of nodes) {
    const next = expandNode(node);
    sequences = sequences.flatMap((sequence) => next.map((one) => join(sequence, one)));
    if (sequences.length > MOST_SEQUENCES) throw new Error('too many alternatives of several words');
  }
  return sequences;
}

function expandNode(node: Node): Sequence[] {
  if (node.kind === 'one') return [{ elements: [node.element], captures: [] }];
  if (node.kind === 'choice') return node.options.flatMap(expand);
  return expand(node.body).map(({ elements }) => ({ elements, captures: [[0, elements.length]] }));
}

/** Reads a pattern; docs/rules/README.md tells its notation. Throws where it is none. */
export function parsePattern(pattern: string, vocabulary: Vocabulary): Sequence[] {
  return expand(readNodes(pattern, vocabulary));
}
