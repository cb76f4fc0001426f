import { expect, test } from '@jest/globals';
import { openTogether } from './closing.js';

test('what was opened last is closed first, and what fails keeps nothing else open', async () => {
  const closed: string[] = [];
  const { name, close } = await openTogether(async (closing) => {
    closing.add(() => void closed.push('first'));
    closing.add(() => Promise.reject(new Error('stuck')));
    closing.add(async () => void closed.push('last'));
    return { name: 'both' };
  });
  expect([name, closed]).toEqual(['both', []]);
  await expect(close()).rejects.toThrow('stuck');
  expect(closed).toEqual(['last', 'first']);
  await close();
  expect(closed).toHaveLength(2);
});

test('a start that fails half-way closes what it had opened', async () => {
  const closed: string[] = [];
  const starting = openTogether(async (closing) => {
    closing.add(() => void closed.push('pool'));
    closing.add(() => void closed.push('bus'));
    throw new Error('the port is taken');
  });
  await expect(starting).rejects.toThrow('the port is taken');
  expect(closed).toEqual(['bus', 'pool']);
});

test('what can not be closed again either is told with it', async () => {
  const starting = openTogether(async (closing) => {
    closing.add(() => Promise.reject(new Error('stuck')));
    throw new Error('the port is taken');
  });
  await expect(starting).rejects.toMatchObject({
    errors: [{ message: 'the port is taken' }, { message: 'stuck' }],
  });
});
