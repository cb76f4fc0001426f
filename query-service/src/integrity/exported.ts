import { HISTORY_FORMAT, MAX_EXPORTED } from '@anamnesis/contracts/integrity/constants';
import { EXPORT_TOO_LARGE, NOT_IN_TREE } from '@anamnesis/contracts/integrity/errors';
import type { ExportedHistory, HistoryEntry } from '@anamnesis/contracts/integrity/routes';
import type { UnsignedHistory } from '@anamnesis/contracts/integrity/signed-extent';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { Ports } from '../ports.js';
import { headOfSize } from './heads.js';
import { type Asked, historyPage } from './history.js';

/**
 * A whole history with its signed head, to be verified offline. Refuses a size of which no head was signed, a stream or position that the
 * tree does not have, and more events than one file can hold.
 */
export async function exported(ports: Pick<Ports, 'pool' | 'stored'>, asked: Asked): Promise<UnsignedHistory> {
  const head = await headOfSize(ports, asked.size);
  if (!head) return refuse(NOT_IN_TREE);
  const positions = [...new Set(asked.positions.map((position) => String(BigInt(position))))];
  const { rows: streams } = await ports.pool.query<{ streamId: string; events: number }>(
    `select stream_id as "streamId", count(*)::int as events from integrity.leaves
     where stream_id = any($1) and index < $2 group by stream_id order by stream_id`,
    [asked.streams, asked.size],
  );
  const { rowCount: leaves } = await ports.pool.query(
    'select 1 from integrity.leaves where position = any($1::bigint[]) and index < $2',
    [positions, asked.size],
  );
  if (streams.length < new Set(asked.streams).size || leaves !== positions.length) refuse(NOT_IN_TREE);
  if (streams.reduce((sum, { events }) => sum + events, positions.length) > MAX_EXPORTED) refuse(EXPORT_TOO_LARGE);
  const entries: HistoryEntry[] = [];
  let after: number | null = -1;
  do {
    const page: Awaited<ReturnType<typeof historyPage>> = await historyPage(ports, {
      ...asked,
      ...(after >= 0 ? { after } : {}),
    });
    entries.push(...page.entries);
    after = page.next;
  } while (after !== null);
  return {
    format: HISTORY_FORMAT,
    log: logOf(head),
    scope: { streams, positions },
    head: head.note,
    entries,
  };
}

/** The log that a head is of. */
export const logOf = ({ note, key }: { note: string; key: string }): ExportedHistory['log'] => ({
  ...{ origin: note.slice(0, note.indexOf('\n')), key },
});
