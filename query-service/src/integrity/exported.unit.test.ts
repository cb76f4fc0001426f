import { expect, test } from '@jest/globals';
import { MAX_EXPORTED } from '@anamnesis/contracts/integrity/constants';
import { exported } from './exported.js';

/** A head over everything, and one stream with this many events. */
function portsWith(events: number): Parameters<typeof exported>[0] {
  const head = { size: 99_999n, root: Buffer.alloc(32), note: 'log\n', key: '', lines: [] };
  const query = (text: string) =>
    Promise.resolve(
      text.includes('integrity.heads')
        ? { rows: [head] }
        : text.includes('group by')
          ? { rows: [{ streamId: 'chart-1', events }] }
          : { rows: [], rowCount: 0 },
    );
  return { pool: { query } } as unknown as Parameters<typeof exported>[0];
}

test('an export of more events than one file can hold is refused, not cut', async () => {
  const asked = { streams: ['chart-1'], positions: [], size: 99_999 };
  await expect(exported(portsWith(MAX_EXPORTED + 1), asked)).rejects.toMatchObject({
    kind: { code: 'EXPORT_TOO_LARGE' },
  });
  // As many as it can hold are read; this tree has none of them.
  await expect(exported(portsWith(MAX_EXPORTED), asked)).rejects.toMatchObject({ kind: { code: 'NOT_IN_TREE' } });
});
