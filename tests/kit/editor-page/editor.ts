// @ts-expect-error: the first version, for which the plugin was written, has no types
import Quill from 'quill-1';
import registerLanguageTool from 'quill-languagetool';

/** In the page: an editor whose checks go to this server, as its own documentation says. */
export function openEditor(server: string, apiOptions: Record<string, string>): void {
  const register = registerLanguageTool as unknown as (quill: typeof Quill) => void;
  register(Quill);
  const languageTool = { server, language: 'en-US', apiOptions, cooldownTime: 200 };
  const editor = new Quill('#editor', { modules: { languageTool } });
  editor.focus();
}
