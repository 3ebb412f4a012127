import { readSharedText } from '../../shared/handed-text.ts';

/** What the system's share menu posted; empty where nothing can be read. */
export async function receiveSharedText(request: Request): Promise<string> {
  try {
    return readSharedText(await request.formData());
  } catch {
    return '';
  }
}
