import { expect, test } from '@jest/globals';
import { createClosing } from './closing.js';

test('parts are closed once, in reverse order, and a failure does not prevent the others', async () => {
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
