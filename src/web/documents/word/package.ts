import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

/** The files of a .docx, by their path. */
export type Package = Record<string, Uint8Array>;

export function unpack(bytes: Uint8Array): Package {
  return unzipSync(bytes);
}

export function pack(files: Package): Uint8Array<ArrayBuffer> {
  return new Uint8Array(zipSync(files));
}

/** Throws for what is no XML, or brings definitions of its own, which no word processor writes. */
export function readXml(files: Package, path: string): Document {
  const file = files[path];
  if (!file) throw new Error('A part is missing');
  const source = strFromU8(file);
  const document = new DOMParser().parseFromString(source, 'application/xml');
  if (document.doctype || document.getElementsByTagName('parsererror').length > 0)
    throw new Error('A part cannot be read');
  return document;
}

export function writeXml(files: Package, path: string, document: Document): void {
  const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
  files[path] = strToU8(
    declaration + new XMLSerializer().serializeToString(document).replace(/^<\?xml[^>]*\?>\s*/u, ''),
  );
}

/** What one part says of another: its kind is the last word of the relation's type. */
export function listRelations(files: Package, path: string): { kind: string; path: string }[] {
  const relationsPath = toRelationsPath(path);
  if (!files[relationsPath]) return [];
  const relations = [...readXml(files, relationsPath).getElementsByTagName('Relationship')];
  return relations
    .filter((one) => one.getAttribute('TargetMode') !== 'External')
    .map((one) => ({
      kind: one.getAttribute('Type')?.split('/').at(-1) ?? '',
      path: resolvePath(path, one.getAttribute('Target') ?? ''),
    }));
}

export function toRelationsPath(path: string): string {
  return path.replace(/([^/]*)$/u, '_rels/$1.rels');
}

function resolvePath(from: string, target: string): string {
  return new URL(target, `zip:/${from}`).pathname.slice(1);
}
