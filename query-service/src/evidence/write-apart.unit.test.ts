import { expect, test } from '@jest/globals';
import { writeApart } from './write-apart.js';
import type { Evidence } from './write-evidence.js';

test('a writer that has no result in time is given up', async () => {
  await expect(writeApart({} as Evidence, 0)).rejects.toMatchObject({
    name: 'OverLimit',
    limit: 'clock',
  });
});
