import { MAX_EXPORTED } from '@anamnesis/contracts/integrity/constants';
import { NOT_IN_TREE } from '@anamnesis/contracts/integrity/errors';
import type { ExportedHistory, HistoryEntry } from '@anamnesis/contracts/integrity/routes';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { Ports } from '../ports.js';
import { headOfSize } from './heads.js';
import { type Asked, historyPage } from './history.js';

/** A whole history with its signed head, to be verified offline. Refuses a size of which no head was signed, and a history without events. */
export async function exported(ports: Pick<Ports, 'pool' | 'stored'>, asked: Asked): Promise<ExportedHistory> {
  const head = await headOfSize(ports, asked.size);
  if (!head) return refuse(NOT_IN_TREE);
  const entries: HistoryEntry[] = [];
  let after: number | null = -1;
  do {
    const page: Awaited<ReturnType<typeof historyPage>> = await historyPage(ports, {
      ...asked,
      ...(after >= 0 ? { after } : {}),
    });
    entries.push(...page.entries);
    after = page.next;
  } while (after !== null && entries.length < MAX_EXPORTED);
  if (entries.length === 0) refuse(NOT_IN_TREE);
  const { rows } = await ports.pool.query<{ streamId: string; events: number }>(
    `select stream_id as "streamId", count(*)::int as events from integrity.leaves
     where stream_id = any($1) and index < $2 group by stream_id order by stream_id`,
    [asked.streams, asked.size],
  );
  return {
    format: 'anamnesis-history/1',
    log: { origin: head.note.slice(0, head.note.indexOf('\n')), key: head.key },
    scope: { streams: rows, positions: [...asked.positions] },
    head: head.note,
    entries,
  };
}
