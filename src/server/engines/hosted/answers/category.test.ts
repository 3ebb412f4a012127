import { expect, test } from 'vitest';
import { findCategory } from './category.ts';

test.each([
  ['recieve', 'receive', 'spelling'],
  ['teh', 'the', 'spelling'],
  ['Untill', 'Until', 'spelling'],
  ['definately', 'definitely', 'spelling'],
  ['alot', 'a lot', 'spelling'],
  ['every day', 'everyday', 'spelling'],
  ['monday', 'Monday', 'spelling'],
  ['However we', 'However, we', 'punctuation'],
  ['done it', 'done. It', 'punctuation'],
  ['its late', 'it’s late', 'grammar'],
  ['was', 'were', 'grammar'],
  ['has', '', 'grammar'],
  ['', 'the', 'grammar'],
  ['go', 'goes', 'grammar'],
  ['try', 'tried', 'grammar'],
  ['in', 'on', 'grammar'],
  ['in order to say', 'to say', 'shortening'],
  ['very, very', '', 'shortening'],
  ['', 'Best regards from Berlin,', 'content'],
  ['', 'time', undefined],
  ['', 'on 3 May', 'content'],
  ['buy', 'purchase', undefined],
  ['10.5', '105', undefined],
  ['3 pears', '4 pears', undefined],
  ['The thing is broken', 'The device has failed', undefined],
])('%j that becomes %j is %s', (removed, added, category) => {
  expect(findCategory(removed, added)).toBe(category);
});
