import type { listReadings, ReviewedReading } from '@anamnesis/contracts/access-review/routes';
import { rulesOfReading, type UnusualReadingRule } from '@anamnesis/contracts/audit/unusual';
import type { ReviewOutcome } from '@anamnesis/contracts/break-glass/constants';
import type { QueryOf, ReplyOf } from '@anamnesis/contracts/language/route';
import type { RecordReadingRow } from '@anamnesis/read-models/audit/record-readings';
import { isNotErased } from '../erasure/not-erased.js';
import type { Ports } from '../ports.js';
import {
  hourIn,
  isBeyondPatients,
  isBeyondReadings,
  isCalledOff,
  isUnusual,
  readingsWithFacts,
} from './unusual-readings.js';

interface Row extends RecordReadingRow {
  reader_name: string;
  patient_name: string;
  hour: number;
  is_beyond_patients: boolean;
  is_beyond_readings: boolean;
  is_called_off: boolean;
  starts_at: string | null;
  ends_at: string | null;
  time_zone: string | null;
  outcome: ReviewOutcome | null;
  notes: string | null;
  auditor_id: string | null;
  auditor_name: string | null;
  rules_seen: UnusualReadingRule[] | null;
  reviewed_at: string | null;
}

const PAGE = 30;

const COLUMNS = `r.*, ${hourIn('$1')} as hour, ${isBeyondPatients} as is_beyond_patients, ${isBeyondReadings} as is_beyond_readings,
  ${isCalledOff} as is_called_off, a.starts_at, a.ends_at, a.time_zone, v.outcome, v.notes, v.reviewed_at,
  v.auditor_id, v.rules as rules_seen`;

/** The readings of records, the latest first. Names are looked up for those of the page only. */
export async function readingsToReview(
  { pool, timeZone }: Pick<Ports, 'pool' | 'timeZone'>,
  query: QueryOf<typeof listReadings>,
): Promise<ReplyOf<typeof listReadings>> {
  const { where, values } = filterOf(query, [timeZone]);
  const { rows } = await pool.query<Row>(
    `select p.*, coalesce(n.full_name, f.full_name, l.recipient, u.full_name, '') as reader_name,
       coalesce(s.full_name, '') as patient_name,
       w.full_name as auditor_name
     from (
       select ${COLUMNS} from ${readingsWithFacts}
       where ${where.join(' and ')} order by r.position desc limit ${PAGE + 1}
     ) p
       left join read.doctors n on n.doctor_id = p.reader_id
       left join read.patients f on p.reader_role = 'patient' and f.patient_id = p.reader_id and ${isNotErased('f')}
       left join read.share_links l on p.ground_purpose = 'share' and l.link_id = p.ground_id
       left join read.auditors u on p.reader_role = 'auditor' and u.auditor_id = p.reader_id
       left join read.auditors w on w.auditor_id = p.auditor_id
       left join read.patients s on s.patient_id = p.patient_id and ${isNotErased('s')}
     order by p.position desc`,
    values,
  );
  const page = rows.slice(0, PAGE);
  return { readings: page.map(readingOf), next: rows.length > PAGE ? String(page.at(-1)?.position) : null };
}

/** SQL conditions; `values` begins with the clinic's zone. */
function filterOf(query: QueryOf<typeof listReadings>, values: unknown[]) {
  const where = ['true'];
  const add = (value: string | undefined, condition: (parameter: `$${number}`) => string) => {
    if (value === undefined) return;
    values.push(value);
    where.push(condition(`$${values.length}`));
  };
  if (query.unusual) where.push(isUnusual('$1'));
  if (query.state) where.push(`v.reading_id is ${query.state === 'open' ? '' : 'not '}null`);
  add(query.readerId, (id) => `r.reader_id = ${id}::uuid`);
  add(query.patientId, (id) => `r.patient_id = ${id}::uuid`);
  add(query.kind, (kind) => `r.kind = ${kind}`);
  add(query.purpose, (purpose) => `r.ground_purpose = ${purpose}`);
  add(query.from, (day) => `r.read_at >= ${day}::date::timestamp at time zone $1::text`);
  add(query.to, (day) => `r.read_at < (${day}::date + 1)::timestamp at time zone $1::text`);
  add(query.before, (position) => `r.position < ${position}::bigint`);
  return { where, values };
}

function readingOf(row: Row): ReviewedReading {
  const { ends_at: endsAt, starts_at: startsAt, time_zone: timeZone } = row;
  return {
    ...{ id: row.reading_id, position: String(row.position) },
    reader: { id: row.reader_id, role: row.reader_role, name: row.reader_name },
    patient: { id: row.patient_id, name: row.patient_name },
    ...{ kind: row.kind, purpose: row.ground_purpose, readAt: row.read_at },
    appointment: startsAt && timeZone ? { startsAt, timeZone } : null,
    rules: rulesOfReading({
      ...{ readerRole: row.reader_role, purpose: row.ground_purpose, readAt: row.read_at, hour: row.hour },
      ...{ isBeyondPatients: row.is_beyond_patients, isBeyondReadings: row.is_beyond_readings },
      appointment: endsAt === null ? null : { isCalledOff: row.is_called_off, endsAt },
    }),
    review: reviewOf(row),
  };
}

function reviewOf({ outcome, notes, reviewed_at: at, auditor_id: id, auditor_name: name, rules_seen: rules }: Row) {
  if (outcome === null || at === null || id === null) return null;
  return { outcome, notes: notes ?? '', at, by: { id, name: name ?? '' }, rules: rules ?? [] };
}
