import { convertToHtml, images } from 'mammoth';
import { htmlToText } from './html-to-text.ts';

/**
 * The words of a Word file. It has to be within its unpacked limit (see unpacked-size.ts): mammoth unpacks all of it.
 * Rejects where it is none. Pictures, comments and what was struck out are left out.
 */
export async function readDocx(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const noImages = images.imgElement(async () => ({ src: '' }));
  const { value } = await convertToHtml({ arrayBuffer: bytes.slice().buffer }, { convertImage: noImages });
  return htmlToText(value);
}
