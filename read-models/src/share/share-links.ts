import type { SharePart } from '@anamnesis/contracts/share/constants';
import { ShareLinkCreated, ShareLinkOpened, ShareLinkRevoked } from '@anamnesis/contracts/share/events';
import { change, put } from '@anamnesis/platform/read-model/change';
import { moment, nullable, text, texts, uuid } from '@anamnesis/platform/read-model/column';
import { defineReadModel } from '@anamnesis/platform/read-model/read-model';
import { defineTable, type RowOf } from '@anamnesis/platform/read-model/table';

const links = defineTable({
  name: 'share_links',
  key: 'link_id',
  subject: 'patient_id',
  columns: {
    link_id: uuid(),
    patient_id: uuid(),
    recipient: text(),
    scope: texts<SharePart>(),
    created_at: moment(),
    expires_at: moment(),
    revoked_at: nullable(moment()),
    opened_at: nullable(moment()),
  },
  indexes: ['(patient_id)'],
});
export type ShareLinkRow = RowOf<typeof links>;

/** The sessions of visitors; `session_id` is a hash of the session's secret. */
const sessions = defineTable({
  name: 'share_sessions',
  key: 'session_id',
  subject: 'patient_id',
  columns: { session_id: uuid(), link_id: uuid(), patient_id: uuid(), until: moment() },
  indexes: ['(patient_id)'],
});
export type ShareSessionRow = RowOf<typeof sessions>;

/** The share links of patients, and who has one open. */
export const shareLinks = defineReadModel({
  name: 'share-links',
  version: 1,
  tables: [links, sessions],
  handles: [ShareLinkCreated, ShareLinkOpened, ShareLinkRevoked],
  on: {
    ShareLinkCreated: ({ data, recordedAt }) =>
      put(links, {
        ...{ link_id: data.linkId, patient_id: data.patientId, recipient: data.recipient, scope: data.scope },
        ...{ created_at: recordedAt, expires_at: data.expiresAt, revoked_at: null, opened_at: null },
      }),
    ShareLinkOpened: ({ data: { sessionId, linkId, patientId, until }, recordedAt }) => [
      put(sessions, { session_id: sessionId, link_id: linkId, patient_id: patientId, until }),
      change(links, linkId, { opened_at: recordedAt }),
    ],
    ShareLinkRevoked: ({ data, recordedAt }) => change(links, data.linkId, { revoked_at: recordedAt }),
  },
});
