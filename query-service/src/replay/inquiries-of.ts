import type { listInquiries } from '@anamnesis/contracts/replay/routes';
import type { ReplyOf } from '@anamnesis/contracts/language/route';
import type { InquiryRow } from '@anamnesis/read-models/replay/inquiries';
import type { Ports } from '../ports.js';

const LATEST = 30;

/** The latest inquiries of all auditors. */
export async function latestInquiries({ pool }: Pick<Ports, 'pool'>): Promise<ReplyOf<typeof listInquiries>> {
  const { rows } = await pool.query<InquiryRow & { full_name: string | null }>(
    `select i.*, a.full_name from read.inquiries i left join read.auditors a using (auditor_id)
     order by i.position desc limit $1`,
    [LATEST],
  );
  return {
    inquiries: rows.map((row) => ({
      ...{ id: row.inquiry_id, auditorId: row.auditor_id, auditorName: row.full_name ?? '' },
      ...{ reason: row.reason, openedAt: row.opened_at },
    })),
  };
}
