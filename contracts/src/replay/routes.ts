import { z } from 'zod';
import { INPUT_INVALID, NOT_ALLOWED, NOT_CAUGHT_UP, NOT_SIGNED_IN } from '../language/errors.js';
import { REASON_MISSING } from '../language/field-problems.js';
import { id, moment } from '../language/reply.js';
import { defineRoute } from '../language/route.js';
import { historyKinds, MAX_INQUIRY_REASON } from './constants.js';
import { HISTORY_NOT_FOUND, HISTORY_TOO_LONG, INQUIRY_NOT_FOUND } from './errors.js';
import { foundHistory, history, historyEvent, knowledge, logPosition, momentOfHistory } from './history.js';
import { historyActions, inquiryActions } from './policy.js';

const feature = 'replay';
const inquiry = z.object({ inquiry: id });
const ofHistory = z.object({ kind: z.enum(historyKinds), id });
/** A long history is read, decrypted and folded when it is opened: some seconds for 100,000 events. */
const answersWithin = 30_000;
const refusals = [
  NOT_SIGNED_IN,
  NOT_ALLOWED,
  INPUT_INVALID,
  NOT_CAUGHT_UP,
  INQUIRY_NOT_FOUND,
  HISTORY_NOT_FOUND,
  HISTORY_TOO_LONG,
] as const;

export const openInquiry = defineRoute({
  name: 'openInquiry',
  summary: 'Records why an auditor looks into histories. Searches and openings name the inquiry.',
  feature,
  owner: 'command-service',
  method: 'POST',
  path: '/api/audit/inquiries',
  action: inquiryActions.openInquiry,
  changes: ['inquiries'],
  body: z.object({ reason: z.string().trim().min(1, REASON_MISSING.code).max(MAX_INQUIRY_REASON) }),
  reply: z.object({ success: z.literal(true), data: z.object({ inquiryId: id }) }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID],
});

export const listInquiries = defineRoute({
  name: 'listInquiries',
  summary: 'The latest inquiries of all auditors, with their reasons: an inquiry can be continued by a colleague.',
  feature,
  owner: 'query-service',
  method: 'GET',
  path: '/api/audit/inquiries',
  action: inquiryActions.listInquiries,
  shows: ['inquiries'],
  reply: z.object({
    inquiries: z.array(z.object({ id, auditorId: id, auditorName: z.string(), reason: z.string(), openedAt: moment })),
  }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, NOT_CAUGHT_UP],
});

export const searchHistories = defineRoute({
  name: 'searchHistories',
  summary:
    'Finds patients and doctors by name, email address or id, and appointments by id or by the name of a party. The text may be a name, so it is in no URL.',
  feature,
  owner: 'query-service',
  method: 'POST',
  path: '/api/audit/histories/search',
  action: inquiryActions.searchHistories,
  untagged: 'A search; what was found is recorded.',
  body: inquiry.extend({ kind: z.enum(historyKinds), text: z.string().trim().min(2).max(100) }),
  reply: z.object({ found: z.array(foundHistory) }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, NOT_CAUGHT_UP, INQUIRY_NOT_FOUND],
});

export const showHistory = defineRoute({
  name: 'showHistory',
  summary: 'A history as a whole: its extent, streams, actors, and a rail of binned events. Recorded as a reading.',
  feature,
  owner: 'query-service',
  method: 'GET',
  path: '/api/audit/histories/:kind/:id',
  action: historyActions.showHistory,
  untagged: 'A history at the time of its opening; the screen offers a reload when it has grown.',
  answersWithin,
  params: ofHistory,
  query: inquiry,
  reply: z.object({ data: history }),
  errors: refusals,
});

export const listHistoryEvents = defineRoute({
  name: 'listHistoryEvents',
  summary: 'The events of a history, newest first, in pages, filtered by type, actor and time.',
  feature,
  owner: 'query-service',
  method: 'GET',
  path: '/api/audit/histories/:kind/:id/events',
  action: historyActions.listHistoryEvents,
  untagged: 'Past events do not change.',
  answersWithin,
  params: ofHistory,
  query: inquiry.extend({
    type: z.string().max(60).optional(),
    actor: id.optional(),
    from: moment.optional(),
    to: moment.optional(),
    /** Events up to and with this position; without it, the newest. */
    upTo: logPosition.optional(),
    /** Events from this position on, oldest of the page first excluded; excludes `upTo`. */
    after: logPosition.optional(),
  }),
  reply: z.object({
    /** Newest first. */
    events: z.array(historyEvent),
    /** `upTo` of the page with older events, and `after` of the page with newer ones; null at the ends. */
    older: logPosition.nullable(),
    newer: logPosition.nullable(),
    /** Number of events that match the filters. */
    matching: z.int(),
  }),
  errors: refusals,
});

export const showMoment = defineRoute({
  name: 'showMoment',
  summary:
    'The whole record after an event of its history, by the read models of the live screens; and what differs from another moment.',
  feature,
  owner: 'query-service',
  method: 'GET',
  path: '/api/audit/histories/:kind/:id/moment',
  action: historyActions.showMoment,
  untagged: 'A past moment does not change.',
  answersWithin,
  params: ofHistory,
  query: inquiry.extend({
    /** The position of the moment; one between two events means the earlier event. */
    at: logPosition,
    /** The position of the compared moment. */
    compare: logPosition.optional(),
    /** Only this table, from this row on. */
    table: z.string().max(60).optional(),
    from: z.coerce.number().int().min(0).max(1_000_000).optional(),
  }),
  reply: z.object({ data: momentOfHistory }),
  errors: refusals,
});

export const showKnowledge = defineRoute({
  name: 'showKnowledge',
  summary:
    'Who knew what when: what the author of an event had opened before it, at which version, and who has seen it since.',
  feature,
  owner: 'query-service',
  method: 'GET',
  path: '/api/audit/histories/:kind/:id/knowledge',
  action: historyActions.showKnowledge,
  untagged: 'What was known before an event does not change.',
  answersWithin,
  params: ofHistory,
  query: inquiry.extend({ position: logPosition }),
  reply: z.object({ data: knowledge }),
  errors: refusals,
});

export const replayRoutes = [
  ...[openInquiry, listInquiries, searchHistories, showHistory, listHistoryEvents, showMoment, showKnowledge],
] as const;
