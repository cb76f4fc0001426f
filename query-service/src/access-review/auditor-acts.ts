import type { AuditorAct, listAuditorActs } from '@anamnesis/contracts/access-review/routes';
import type { QueryOf, ReplyOf } from '@anamnesis/contracts/language/route';
import type { AuditorActRow } from '@anamnesis/read-models/access-review/auditor-acts';
import type { Ports } from '../ports.js';

interface Row extends AuditorActRow {
  auditor_name: string | null;
  inquiry_reason: string | null;
  doctor_name: string | null;
}

const PAGE = 30;

/** What auditors did besides readings, the latest first. */
export async function auditorActsOf(
  { pool }: Pick<Ports, 'pool'>,
  { before }: QueryOf<typeof listAuditorActs>,
): Promise<ReplyOf<typeof listAuditorActs>> {
  const { rows } = await pool.query<Row>(
    `select a.*, u.full_name as auditor_name, i.reason as inquiry_reason, d.full_name as doctor_name
     from read.auditor_acts a
       left join read.auditors u on u.auditor_id = a.auditor_id
       left join read.inquiries i on i.inquiry_id = a.inquiry_id
       left join read.doctors d on d.doctor_id = a.doctor_id
     where $1::bigint is null or a.position < $1 order by a.position desc limit $2`,
    [before ?? null, PAGE + 1],
  );
  const page = rows.slice(0, PAGE);
  return { acts: page.map(actOf), next: rows.length > PAGE ? String(page.at(-1)?.position) : null };
}

const actOf = (row: Row): AuditorAct => ({
  id: row.act_id,
  auditor: { id: row.auditor_id, name: row.auditor_name ?? '' },
  ...{ kind: row.kind, doneAt: row.done_at, searched: row.searched, shown: row.shown },
  reason: row.reason ?? row.inquiry_reason ?? '',
  doctor: row.doctor_id === null ? null : { id: row.doctor_id, name: row.doctor_name ?? '' },
});
