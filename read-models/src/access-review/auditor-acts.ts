import type { AuditorActKind } from '@anamnesis/contracts/access-review/constants';
import type { HistoryKind } from '@anamnesis/contracts/replay/constants';
import { DoctorHistoryOpened, HistoriesSearched, InquiryOpened } from '@anamnesis/contracts/replay/events';
import { WhatIfRun } from '@anamnesis/contracts/what-if/events';
import { put } from '@anamnesis/platform/read-model/change';
import { integer, moment, nullable, position, text, uuid } from '@anamnesis/platform/read-model/column';
import { defineReadModel } from '@anamnesis/platform/read-model/read-model';
import { defineTable, type RowOf } from '@anamnesis/platform/read-model/table';

const acts = defineTable({
  name: 'auditor_acts',
  key: 'act_id',
  subject: 'auditor_id',
  columns: {
    ...{ act_id: uuid(), position: position(), auditor_id: uuid(), kind: text<AuditorActKind>(), done_at: moment() },
    /** The inquiry under which it was done; null for a run of a changed rule. */
    inquiry_id: nullable(uuid()),
    /** The reason of an inquiry, or of a run. */
    reason: nullable(text()),
    searched: nullable(text<HistoryKind>()),
    /** How many histories a search showed, or how many records a run looked at. */
    shown: nullable(integer()),
    doctor_id: nullable(uuid()),
  },
  indexes: ['(position)'],
});
export type AuditorActRow = RowOf<typeof acts>;

const none = { inquiry_id: null, reason: null, searched: null, shown: null, doctor_id: null };

/** What auditors did that is no reading of one record: inquiries, searches, histories of doctors, runs of changed rules. */
export const auditorActs = defineReadModel({
  name: 'auditor-acts',
  version: 1,
  tables: [acts],
  handles: [InquiryOpened, HistoriesSearched, DoctorHistoryOpened, WhatIfRun],
  on: {
    InquiryOpened: ({ id, position, recordedAt, data: { auditorId, inquiryId, reason } }) =>
      put(acts, {
        ...{ ...none, act_id: id, position, auditor_id: auditorId, kind: 'inquiry', done_at: recordedAt },
        ...{ inquiry_id: inquiryId, reason },
      }),
    HistoriesSearched: ({ id, position, recordedAt, data: { auditorId, inquiryId, kind, shown } }) =>
      put(acts, {
        ...{ ...none, act_id: id, position, auditor_id: auditorId, kind: 'search', done_at: recordedAt },
        ...{ inquiry_id: inquiryId, searched: kind, shown: shown.length },
      }),
    DoctorHistoryOpened: ({ id, position, recordedAt, data: { auditorId, inquiryId, doctorId } }) =>
      put(acts, {
        ...{ ...none, act_id: id, position, auditor_id: auditorId, kind: 'doctorHistory', done_at: recordedAt },
        ...{ inquiry_id: inquiryId, doctor_id: doctorId },
      }),
    WhatIfRun: ({ id, position, recordedAt, data: { auditorId, reason, totals } }) =>
      put(acts, {
        ...{ ...none, act_id: id, position, auditor_id: auditorId, kind: 'whatIf', done_at: recordedAt },
        ...{ reason, shown: totals.records },
      }),
  },
});
