import type { ErasureState } from '@anamnesis/contracts/erasure/constants';
import type { Erasure, listErasures, showOwnErasure } from '@anamnesis/contracts/erasure/routes';
import type { QueryOf, ReplyOf } from '@anamnesis/contracts/language/route';
import type { ErasedPatientRow, ErasureHoldRow, ErasureRequestRow } from '@anamnesis/read-models/erasure/erasures';
import type { Ports } from '../ports.js';

type Facts = Pick<ErasureRequestRow, 'patient_id'> & {
  [Column in keyof Omit<ErasureRequestRow, 'patient_id' | 'position'>]: ErasureRequestRow[Column] | null;
} & { [Column in 'operator_id' | 'reason' | 'since' | 'lifted']: ErasureHoldRow[Column] | null } & {
  [Column in 'erased_at' | 'completed_at' | 'remains']: ErasedPatientRow[Column] | null;
} & { full_name: string | null; email: string | null; appointment_until: string | null; latest: bigint };

/** Every patient with a request, a hold or an erasure; with the end of the latest agreed appointment, for which an erasure waits. */
const FACTS = `
  select id.patient_id, r.requested_at, r.due_at, r.withdrawn_at, h.operator_id, h.reason, h.since, h.lifted,
    e.erased_at, e.completed_at, e.remains, p.full_name, p.email,
    (select max(a.ends_at) from read.appointments a
     where a.patient_id = id.patient_id and a.status in ('Pending', 'Active') and a.ends_at > $1) as appointment_until,
    greatest(r.position, h.position, e.position) as latest
  from (select patient_id from read.erasure_requests union select patient_id from read.erasure_holds
        union select patient_id from read.erased_patients) id
    left join read.erasure_requests r using (patient_id) left join read.erasure_holds h using (patient_id)
    left join read.erased_patients e using (patient_id) left join read.patients p using (patient_id)`;

/** The person's own request; null without one. */
export async function ownErasure(
  { pool, clock, graceDays }: Pick<Ports, 'pool' | 'clock' | 'graceDays'>,
  patientId: string,
): Promise<ReplyOf<typeof showOwnErasure>> {
  const { rows } = await pool.query<Facts>(`select * from (${FACTS}) f where patient_id = $2`, [
    clock().toISOString(),
    patientId,
  ]);
  const facts = rows[0];
  if (!facts || facts.requested_at === null || facts.due_at === null || facts.withdrawn_at !== null)
    return { graceDays, request: null };
  const { requested_at: requestedAt, due_at: dueAt, reason, since, appointment_until: appointmentUntil } = facts;
  const hold = reason === null || since === null ? null : { reason, since };
  return { graceDays, request: { requestedAt, dueAt, hold, appointmentUntil } };
}

const PAGE = 50;

/** Whether nothing waits any more: erased, or without a request and a hold. */
const HAS_ENDED = `(completed_at is not null
  or erased_at is null and since is null and (requested_at is null or withdrawn_at is not null))`;

/** Requests, holds and erasures, the latest first. */
export async function erasureList(
  { pool, clock }: Pick<Ports, 'pool' | 'clock'>,
  { state, before }: QueryOf<typeof listErasures>,
): Promise<ReplyOf<typeof listErasures>> {
  const { rows } = await pool.query<Facts>(
    `select * from (${FACTS}) f
     where ($2::text is null or ${HAS_ENDED} = ($2 = 'ended')) and ($3::bigint is null or latest < $3)
     order by latest desc limit ${PAGE + 1}`,
    [clock().toISOString(), state ?? null, before ?? null],
  );
  const page = rows.slice(0, PAGE);
  return {
    erasures: page.map((facts) => erasureOf(facts, clock().toISOString())),
    next: rows.length > PAGE ? String(page.at(-1)?.latest) : null,
  };
}

function erasureOf(facts: Facts, now: string): Erasure {
  const { operator_id: operatorId, reason, since } = facts;
  const isErased = facts.erased_at !== null;
  return {
    patientId: facts.patient_id,
    fullName: isErased ? '' : (facts.full_name ?? ''),
    email: isErased ? '' : (facts.email ?? ''),
    state: stateOf(facts, now),
    ...{ requestedAt: facts.requested_at, dueAt: facts.due_at },
    hold: operatorId === null || reason === null || since === null ? null : { operatorId, reason, since },
    liftedHolds: [...(facts.lifted ?? [])],
    appointmentUntil: facts.appointment_until,
    ...{ erasedAt: facts.erased_at, completedAt: facts.completed_at, remains: facts.remains },
  };
}

function stateOf(facts: Facts, now: string): ErasureState | null {
  if (facts.completed_at !== null) return 'erased';
  if (facts.erased_at !== null) return 'erasing';
  if (facts.requested_at === null) return null;
  if (facts.withdrawn_at !== null) return 'withdrawn';
  if (facts.since !== null) return 'held';
  return facts.appointment_until !== null && (facts.due_at ?? '') <= now ? 'appointment' : 'waiting';
}

/** The patients to erase now. */
export async function dueErasures({ pool, clock }: Pick<Ports, 'pool' | 'clock'>): Promise<readonly string[]> {
  const { rows } = await pool.query<{ patient_id: string }>(
    `select patient_id from (${FACTS}) f
     where completed_at is null and (erased_at is not null
       or due_at <= $1 and withdrawn_at is null and since is null and appointment_until is null)`,
    [clock().toISOString()],
  );
  return rows.map(({ patient_id }) => patient_id);
}

const DAY_MILLISECONDS = 24 * 60 * 60 * 1_000;

/** The number of erasures that began a day ago and are not complete: a read model may have stopped, so that its rows cannot be replaced. */
export async function overdueErasures({ pool, clock }: Pick<Ports, 'pool' | 'clock'>): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from read.erased_patients where completed_at is null and erased_at <= $1',
    [new Date(clock().getTime() - DAY_MILLISECONDS).toISOString()],
  );
  return new Map([['erasing', rows[0]?.count ?? 0]]);
}
