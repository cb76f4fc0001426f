import { AuditorAppointed } from '@anamnesis/contracts/accounts/events';
import { InquiryOpened } from '@anamnesis/contracts/replay/events';
import { put } from '@anamnesis/platform/read-model/change';
import { moment, position, text, uuid } from '@anamnesis/platform/read-model/column';
import { defineReadModel } from '@anamnesis/platform/read-model/read-model';
import { defineTable, type RowOf } from '@anamnesis/platform/read-model/table';

const inquiries = defineTable({
  name: 'inquiries',
  key: 'inquiry_id',
  subject: 'auditor_id',
  columns: { inquiry_id: uuid(), position: position(), auditor_id: uuid(), reason: text(), opened_at: moment() },
  indexes: ['(position)'],
});
export type InquiryRow = RowOf<typeof inquiries>;

const auditors = defineTable({
  name: 'auditors',
  key: 'auditor_id',
  subject: 'auditor_id',
  columns: { auditor_id: uuid(), full_name: text() },
});

/** The inquiries of auditors, and the auditors' names. */
export const auditorInquiries = defineReadModel({
  name: 'auditor-inquiries',
  version: 1,
  tables: [inquiries, auditors],
  handles: [InquiryOpened, AuditorAppointed],
  on: {
    InquiryOpened: ({ data, position, recordedAt }) =>
      put(inquiries, {
        ...{ inquiry_id: data.inquiryId, position, auditor_id: data.auditorId },
        ...{ reason: data.reason, opened_at: recordedAt },
      }),
    AuditorAppointed: ({ data }) => put(auditors, { auditor_id: data.auditorId, full_name: data.fullName }),
  },
});
