import { toWritable } from '../to-writable.ts';
import { makeElement, readValue } from './elements.ts';
import { listRelations, type Package, readXml, toRelationsPath, writeXml } from './package.ts';
import type { WordPart } from './read-word.ts';
import type { Reviser } from './track-changes.ts';

const strict = 'http://purl.oclc.org/ooxml/wordprocessingml/main';
const strictRelation = 'http://purl.oclc.org/ooxml/officeDocument/relationships/comments';
const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/comments';
const commentsType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.comments+xml';

/** Says something of a stretch of the document's body. */
export interface Remark {
  text: string;
  first: Element;
  last: Element;
}

/** Writes remarks as comments, beside those that the file holds. Relations and types of the package are kept up. */
export function addComments(
  files: Package,
  body: WordPart,
  remarks: readonly Remark[],
  reviser: Reviser,
): void {
  if (remarks.length === 0) return;
  const { path, comments } = openComments(files, body);
  const root = comments.documentElement;
  let id = Math.max(-1, ...[...root.children].map((one) => Number(readValue(one, 'id') ?? 0)));
  for (const remark of remarks) {
    id += 1;
    root.append(makeComment(root, id, remark.text, reviser));
    mark(remark, id);
  }
  writeXml(files, path, comments);
}

function makeComment(near: Element, id: number, text: string, { author, date }: Reviser): Element {
  const comment = makeElement(near, 'comment', {
    id: String(id),
    author,
    date,
    initials: author.slice(0, 1),
  });
  for (const line of text.split('\n')) {
    const words = makeElement(near, 't');
    words.textContent = toWritable(line);
    const run = makeElement(near, 'r');
    run.append(words);
    const paragraph = makeElement(near, 'p');
    paragraph.append(run);
    comment.append(paragraph);
  }
  return comment;
}

/** The end of a paragraph has no place among its words: then the comment stands there alone. */
function mark({ first, last }: Remark, id: number): void {
  const value = { id: String(id) };
  const reference = makeElement(last, 'r');
  reference.append(makeElement(last, 'commentReference', value));
  const end = makeElement(last, 'commentRangeEnd', value);
  toPlace(first).before(makeElement(first, 'commentRangeStart', value));
  toPlace(last).after(end, reference);
}

function toPlace(revision: Element): Element | Text {
  if (revision.parentElement?.localName !== 'rPr') return revision;
  const paragraph = revision.parentElement.parentElement?.parentElement;
  const place = revision.ownerDocument.createTextNode('');
  paragraph?.append(place);
  return place;
}

function openComments(files: Package, body: WordPart): { path: string; comments: Document } {
  const known = listRelations(files, body.path).find(({ kind }) => kind === 'comments');
  if (known && files[known.path]) return { path: known.path, comments: readXml(files, known.path) };
  const path = body.path.replace(/[^/]*$/u, 'comments.xml');
  const { namespaceURI } = body.document.documentElement;
  addRelation(files, body.path, namespaceURI === strict ? strictRelation : relation);
  addContentType(files, path);
  return { path, comments: document.implementation.createDocument(namespaceURI, 'w:comments') };
}

function addRelation(files: Package, path: string, type: string): void {
  const relationsPath = toRelationsPath(path);
  const relations = readXml(files, relationsPath);
  const root = relations.documentElement;
  const added = relations.createElementNS(root.namespaceURI, 'Relationship');
  added.setAttribute('Id', 'draftwellComments');
  added.setAttribute('Type', type);
  added.setAttribute('Target', 'comments.xml');
  root.append(added);
  writeXml(files, relationsPath, relations);
}

function addContentType(files: Package, path: string): void {
  const types = readXml(files, '[Content_Types].xml');
  const root = types.documentElement;
  const override = types.createElementNS(root.namespaceURI, 'Override');
  override.setAttribute('PartName', `/${path}`);
  override.setAttribute('ContentType', commentsType);
  root.append(override);
  writeXml(files, '[Content_Types].xml', types);
}
