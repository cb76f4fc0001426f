import { expect, test } from '@jest/globals';
import { createClosing } from './closing.js';

test('what was opened last is closed first, once, and what fails to close keeps nothing else open', async () => {
  const closed: string[] = [];
  const closing = createClosing();
  closing.add(() => void closed.push('first'));
  closing.add(() => Promise.reject(new Error('stuck')));
  closing.add(async () => void closed.push('last'));
  await expect(closing.close()).rejects.toThrow('stuck');
  expect(closed).toEqual(['last', 'first']);
  await closing.close();
  expect(closed).toHaveLength(2);
});
