import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useAuth } from './auth-provider.tsx';

function Outside() {
  useAuth();
  return null;
}

test('AUTH-18 the auth context outside its provider raises an error', () => {
  expect(() => renderToString(<Outside />)).toThrow('useAuth must be used within an AuthProvider');
});
