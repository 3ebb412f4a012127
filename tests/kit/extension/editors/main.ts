/** Fills its page with the editor that the address names. */
const mounts: Record<string, () => Promise<(place: HTMLElement) => void>> = {
  textarea: async () => (await import('./plain.ts')).mountTextArea,
  input: async () => (await import('./plain.ts')).mountInput,
  contenteditable: async () => (await import('./plain.ts')).mountContentEditable,
  iframe: async () => (await import('./plain.ts')).mountInFrame,
  shadow: async () => (await import('./plain.ts')).mountInShadow,
  prosemirror: async () => (await import('./prosemirror.ts')).mountProseMirror,
  codemirror: async () => (await import('./codemirror.ts')).mountCodeMirror,
  lexical: async () => (await import('./lexical.ts')).mountLexical,
  quill: async () => (await import('./quill.ts')).mountQuill,
  slate: async () => (await import('./slate.tsx')).mountSlate,
};

const place = document.getElementById('place');
const name = new URLSearchParams(location.search).get('editor') ?? '';
const mount = await mounts[name]?.();
if (place && mount) mount(place);
document.documentElement.dataset.ready = '';

export {};
