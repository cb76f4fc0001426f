import type { BreakGlassUse, listBreakGlass } from '@anamnesis/contracts/break-glass/routes';
import type { QueryOf, ReplyOf } from '@anamnesis/contracts/language/route';
import type { BreakGlassRow } from '@anamnesis/read-models/break-glass/break-glass-uses';
import type { Ports } from '../ports.js';

interface UseRow extends BreakGlassRow {
  doctor_name: string | null;
  doctor_email: string | null;
  patient_name: string | null;
  patient_email: string | null;
  opened: BreakGlassUse['opened'];
}

const PAGE = 30;

/** The uses of emergency access, the latest first, with what was read under each. */
export async function usesOf(
  { pool }: Pick<Ports, 'pool'>,
  { state, before }: QueryOf<typeof listBreakGlass>,
): Promise<ReplyOf<typeof listBreakGlass>> {
  const { rows } = await pool.query<UseRow>(
    `select u.*, d.full_name as doctor_name, d.email as doctor_email, p.full_name as patient_name, p.email as patient_email,
       (select coalesce(jsonb_agg(jsonb_build_object('kind', r.kind, 'readAt', to_json(r.read_at)) order by r.position), '[]')
        from read.record_readings r where r.patient_id = u.patient_id and r.ground_id = u.break_glass_id) as opened
     from read.break_glass_uses u
       left join read.doctors d on d.doctor_id = u.doctor_id left join read.patients p on p.patient_id = u.patient_id
     where ($1::text is null or (u.reviewed_at is not null) = ($1 = 'reviewed')) and ($2::bigint is null or u.position < $2)
     order by u.position desc limit $3`,
    [state ?? null, before ?? null, PAGE + 1],
  );
  const page = rows.slice(0, PAGE);
  return { uses: page.map(useOf), next: rows.length > PAGE ? String(page.at(-1)?.position) : null };
}

const useOf = (row: UseRow): BreakGlassUse => ({
  id: row.break_glass_id,
  doctor: { id: row.doctor_id, fullName: row.doctor_name ?? '', email: row.doctor_email ?? '' },
  patient: { id: row.patient_id, fullName: row.patient_name ?? '', email: row.patient_email ?? '' },
  ...{ reason: row.reason, openedAt: row.opened_at, expiresAt: row.expires_at },
  opened: row.opened.map(({ kind, readAt }) => ({ kind, readAt: new Date(readAt).toISOString() })),
  review:
    row.reviewed_at === null || row.outcome === null
      ? null
      : { outcome: row.outcome, notes: row.notes, at: row.reviewed_at },
});
