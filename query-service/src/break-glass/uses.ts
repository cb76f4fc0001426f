import { rulesOfEmergency, unusualLimits } from '@anamnesis/contracts/audit/unusual';
import type { BreakGlassUse, listBreakGlass } from '@anamnesis/contracts/break-glass/routes';
import type { QueryOf, ReplyOf } from '@anamnesis/contracts/language/route';
import { withoutTreatment } from '@anamnesis/contracts/records/treatment';
import type { BreakGlassRow } from '@anamnesis/read-models/break-glass/break-glass-uses';
import { isNotErased } from '../erasure/not-erased.js';
import type { Ports } from '../ports.js';

interface UseRow extends BreakGlassRow {
  doctor_name: string | null;
  doctor_email: string | null;
  patient_name: string | null;
  patient_email: string | null;
  opened: BreakGlassUse['opened'];
  is_followed: boolean;
  of_patient: number;
  of_doctor: number;
}

const PAGE = 30;

const { daysUntilAppointment, emergencyDays } = unusualLimits;
const notTreated = withoutTreatment.map((status) => `'${status}'`).join(', ');
const inTheLastDays = `o.opened_at <= u.opened_at and o.opened_at > u.opened_at - interval '${emergencyDays} days'`;

/** SQL: what the rules for unusual access ask of a use `u`. */
const FACTS = `exists (
    select from read.appointments a where a.doctor_id = u.doctor_id and a.patient_id = u.patient_id
      and a.status not in (${notTreated}) and a.starts_at >= u.opened_at
      and a.starts_at <= u.opened_at + interval '${daysUntilAppointment * 24} hours'
  ) as is_followed,
  (select count(*)::int from read.break_glass_uses o where o.patient_id = u.patient_id and ${inTheLastDays}) as of_patient,
  (select count(*)::int from read.break_glass_uses o where o.doctor_id = u.doctor_id and ${inTheLastDays}) as of_doctor`;

/** The uses of emergency access, the latest first, with what was read under each. */
export async function usesOf(
  { pool, clock }: Pick<Ports, 'pool' | 'clock'>,
  { state, before }: QueryOf<typeof listBreakGlass>,
): Promise<ReplyOf<typeof listBreakGlass>> {
  const { rows } = await pool.query<UseRow>(
    `select u.*, ${FACTS}, d.full_name as doctor_name, d.email as doctor_email, p.full_name as patient_name, p.email as patient_email,
       (select coalesce(jsonb_agg(jsonb_build_object('kind', r.kind, 'readAt', to_json(r.read_at)) order by r.position), '[]')
        from read.record_readings r where r.patient_id = u.patient_id and r.ground_id = u.break_glass_id) as opened
     from read.break_glass_uses u
       left join read.doctors d on d.doctor_id = u.doctor_id left join read.patients p on p.patient_id = u.patient_id and ${isNotErased('p')}
     where ($1::text is null or (u.reviewed_at is not null) = ($1 = 'reviewed')) and ($2::bigint is null or u.position < $2)
     order by u.position desc limit $3`,
    [state ?? null, before ?? null, PAGE + 1],
  );
  const page = rows.slice(0, PAGE);
  return {
    uses: page.map((row) => useOf(row, clock())),
    next: rows.length > PAGE ? String(page.at(-1)?.position) : null,
  };
}

const useOf = (row: UseRow, now: Date): BreakGlassUse => ({
  ...{ id: row.break_glass_id, position: String(row.position) },
  doctor: { id: row.doctor_id, fullName: row.doctor_name ?? '', email: row.doctor_email ?? '' },
  patient: { id: row.patient_id, fullName: row.patient_name ?? '', email: row.patient_email ?? '' },
  ...{ reason: row.reason, openedAt: row.opened_at, expiresAt: row.expires_at },
  opened: row.opened.map(({ kind, readAt }) => ({ kind, readAt: new Date(readAt).toISOString() })),
  rules: rulesOfEmergency(
    { openedAt: row.opened_at, isFollowed: row.is_followed, ofPatient: row.of_patient, ofDoctor: row.of_doctor },
    now,
  ),
  review:
    row.reviewed_at === null || row.outcome === null
      ? null
      : { outcome: row.outcome, notes: row.notes, at: row.reviewed_at },
});
