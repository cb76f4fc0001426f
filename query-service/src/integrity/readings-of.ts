import { OPENING } from '@anamnesis/contracts/audit/constants';
import { storedHistoryActions } from '@anamnesis/contracts/integrity/policy';
import type { HistoryEntry } from '@anamnesis/contracts/integrity/routes';
import type { Recorded } from '@anamnesis/contracts/language/event';
import { permit } from '@anamnesis/contracts/language/policy';
import type { Actor } from '@anamnesis/contracts/language/role';
import { concernedBy } from '@anamnesis/read-models/replay/concerned';
import { oneOpening } from '../audit/one-opening.js';
import type { Ports } from '../ports.js';

/**
 * The readings of everybody whom stored events concern: of patients, and of doctors where an event concerns no patient. As in a replay, what is
 * opened under one inquiry within an hour is one reading.
 */
export async function readingsOf(
  ports: Pick<Ports, 'pool' | 'clock'>,
  actor: Actor,
  inquiryId: string,
  entries: readonly HistoryEntry[],
) {
  const concerned = entries.flatMap(({ event }) => (isWhole(event) ? [concernedBy(event)] : []));
  const kinds = await kindsOf(ports, new Set(concerned.flat()));
  const people = concerned.flatMap((ids) => {
    const patients = ids.filter((id) => kinds.get(id) === 'patient');
    return patients.length > 0 ? patients : ids.filter((id) => kinds.has(id));
  });
  return [...new Set(people)].map((id) => {
    const kind = kinds.get(id) ?? 'doctor';
    const facts = { kind, patientId: kind === 'patient' ? id : null, inquiryId };
    return {
      ...oneOpening(ports, { headers: { [OPENING]: inquiryId } }, { kind: 'history', id, within: kind }),
      grant: permit(actor, storedHistoryActions.listHistory, facts),
    };
  });
}

/** Damaged metadata name nobody. */
const isWhole = (
  event: HistoryEntry['event'],
): event is HistoryEntry['event'] & Pick<Recorded, 'type' | 'data' | 'metadata'> =>
  typeof (event?.metadata as { actor?: unknown } | null)?.actor === 'object';

/** Those of these ids that are patients or doctors: each has a stream of that name. */
async function kindsOf(
  { pool }: Pick<Ports, 'pool'>,
  ids: ReadonlySet<string>,
): Promise<ReadonlyMap<string, 'patient' | 'doctor'>> {
  const { rows } = await pool.query<{ id: string; kind: 'patient' | 'doctor' }>(
    `select person_id as id, split_part(stream_id, '-', 1) as kind from read.person_streams where pair = any($1)`,
    [[...ids].flatMap((id) => [`${id} patient-${id}`, `${id} doctor-${id}`])],
  );
  return new Map(rows.map(({ id, kind }) => [id, kind]));
}
