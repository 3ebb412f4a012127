import { expect, test } from 'vitest';
import { type BuiltFiles, listScripts } from './built-files.ts';

const files: BuiltFiles = {
  manifest: {
    'shell/layout.tsx': { file: 'assets/layout.js', imports: ['_framework.js', '_later.js'] },
    'history-page.tsx': {
      file: 'assets/history.js',
      imports: ['_later.js'],
      dynamicImports: ['menu.tsx'],
    },
    'menu.tsx': { file: 'assets/menu.js' },
    '_later.js': { file: 'assets/later.js', imports: ['_queries.js'] },
    '_queries.js': { file: 'assets/queries.js' },
    '_framework.js': { file: 'assets/framework.js' },
  },
  scripts: ['assets/framework.js'],
};

test('a screen asks for what its layouts and itself import, each once, and not for what the page has', () => {
  expect(listScripts(files, ['shell/layout.tsx', 'history-page.tsx'])).toEqual([
    '/assets/layout.js',
    '/assets/later.js',
    '/assets/queries.js',
    '/assets/history.js',
  ]);
});

test('a screen that is not in the build ends it', () => {
  expect(() => listScripts(files, ['gone-page.tsx'])).toThrow('The build has no gone-page.tsx.');
});
