import type { History, HistoryEvent, Knowledge, Moment } from '@anamnesis/contracts/replay/history';
import type { IntegrityVerification } from '@anamnesis/contracts/integrity/routes';
import { type Answer, refusal, type RequestSeen, stubNetwork } from '../../testing/network';

export const MEERA = '00000000-0000-4000-8000-000000000002';
const KAVITA = '00000000-0000-4000-8000-000000000003';
export const INQUIRY = '00000000-0000-4000-8000-000000000010';
export const ADDRESS = `/audit/replay/patient/${MEERA}?inquiry=${INQUIRY}`;

export const kavita = { id: KAVITA, role: 'doctor', name: 'Kavita Rao' };
export const meera = { id: MEERA, role: 'patient', name: 'Meera Joshi' };

/** A day of November 2026, at noon in India. */
const onDay = (day: number) => `2026-11-${String(day).padStart(2, '0')}T06:30:00.000Z`;

/** The events of the history in tests: positions 10, 20, 30 and so on, one a day. */
const told = [
  ['PatientRegistered', meera, { fullName: 'Meera Joshi', email: 'meera@example.org' }],
  ['AppointmentBooked', meera, { doctorId: KAVITA, consultationType: 'Follow-up', date: '2026-11-20', fee: 500 }],
  ['PrescriptionAdded', kavita, { medication: 'Atorvastatin 10 mg', dosage: 'Once a day' }],
  ['RecordRetracted', kavita, { kind: 'prescription', reason: 'The label was of another person.' }],
] as const;

export const anEvent = (index: number, changed: Partial<HistoryEvent> = {}): HistoryEvent => {
  const [type, actor, data] = told[index - 1] ?? told[0];
  return {
    ...{ id: `event-${index}`, position: String(index * 10), index, streamId: `patient-${MEERA}`, type },
    ...{ revision: String(index - 1), happenedAt: onDay(index), recordedAt: onDay(index), actor, data },
    ...{ hidden: [], secret: [], isErased: false, unreadable: null, subject: MEERA, schemaVersion: 1 },
    ...{ correlationId: `request-${index}`, causationId: `command-${index}`, causedBy: null },
    entry: null,
    ...changed,
  };
};

export const aHistory = (changed: Partial<History> = {}): History => ({
  ...{ kind: 'patient', id: MEERA, name: 'Meera Joshi', reason: 'Complaint 118', isErased: false, total: told.length },
  first: { position: '10', recordedAt: onDay(1) },
  last: { position: '40', recordedAt: onDay(4) },
  types: told.map(([type]) => ({ type, count: 1 })),
  actors: [
    { ...meera, count: 2 },
    { ...kavita, count: 2 },
  ],
  people: [meera, kavita].map(({ id, name }) => ({ id, name })),
  rail: told.map((_, at) => ({
    ...{ from: onDay(at + 1), to: onDay(at + 1), firstPosition: String((at + 1) * 10) },
    ...{ position: String((at + 1) * 10), index: at + 1, count: 1 },
  })),
  streams: [{ streamId: `patient-${MEERA}`, count: 4 }],
  ...changed,
});

const row = (retracted: boolean) => ({
  ...{ entry_id: 'entry', kind: 'prescription', title: 'Atorvastatin 10 mg', body: 'Once a day', date: '2026-11-03' },
  ...{
    retracted_at: retracted ? onDay(4) : null,
    retraction_reason: retracted ? 'The label was of another person.' : '',
  },
  stopped_on: null,
});

/** The record at a position of the history of tests, compared with another. */
export function aMoment(at: number, compared: number | null): Moment {
  const index = Math.min(told.length, Math.floor(at / 10));
  const point = (number: number) => ({
    ...{ position: String(number * 10), index: number, recordedAt: number === 0 ? null : onDay(number) },
  });
  const before = compared === null ? null : Math.floor(compared / 10);
  const change = before === null || before === index || index < 3 ? null : before < 3 ? 'added' : 'changed';
  const entries = {
    ...{ model: 'health-record', table: 'record_entries', total: 1, removed: 0 },
    ...{ added: change === 'added' ? 1 : 0, changed: change === 'changed' ? 1 : 0 },
    rows: [
      {
        ...{ key: 'entry', row: row(index >= 4), change: change as 'added' | 'changed' | null },
        before: change === 'changed' ? { retracted_at: null, retraction_reason: '' } : null,
      },
    ],
  };
  return {
    at: point(index),
    compared: before === null ? null : point(before),
    ...{ added: change === 'added' ? 1 : 0, changed: change === 'changed' ? 1 : 0, removed: 0 },
    sections: index < 3 ? [] : [entries],
    incomplete: [],
  };
}

export const aKnowledge = (changed: Partial<Knowledge> = {}): Knowledge => ({
  event: { position: '30', type: 'PrescriptionAdded', recordedAt: onDay(3), author: kavita, patientId: MEERA },
  opened: [
    {
      ...{ readAt: onDay(2), position: '25', reader: kavita, kind: 'healthRecord', name: '' },
      ...{ version: '20', changedSince: 2 },
    },
  ],
  openedInAll: 1,
  seenBy: [{ reader: { id: 'arjun', role: 'doctor', name: 'Arjun Nair' }, readAt: onDay(4), position: '45' }],
  ...changed,
});

const events = told.map((_, at) => anEvent(at + 1)).toReversed();

/** A page of the events of the history, as the server selects them. */
function eventsIn(query: URLSearchParams, later: readonly HistoryEvent[]) {
  const [after, upTo, to] = [query.get('after'), query.get('upTo'), query.get('to')];
  const matching = [...later, ...events].filter(
    ({ type, actor, recordedAt }) =>
      (query.get('type') ?? type) === type &&
      (query.get('actor') ?? actor.id) === actor.id &&
      (to === null || recordedAt <= to),
  );
  const page = matching.filter(
    ({ position }) =>
      (after === null || Number(position) > Number(after)) && (upTo === null || Number(position) <= Number(upTo)),
  );
  const newer = matching.some(({ position }) => Number(position) > Number(page[0]?.position ?? upTo));
  return { events: page, older: null, newer: newer ? (page[0]?.position ?? null) : null, matching: matching.length };
}

interface Stub {
  history?: History;
  /** Events that were recorded since the history was opened, newest first. */
  later?: readonly HistoryEvent[];
  knowledge?: Knowledge;
  /** The outcome of the latest verification of the log. */
  verified?: IntegrityVerification['outcome'];
  moment?: (at: number, compared: number | null) => Moment;
  /** Answers before the others, where it does not return null. */
  first?: (asked: RequestSeen) => Answer | Promise<Answer> | null;
}

const inquiries = [
  { id: INQUIRY, auditorId: 'asha', auditorName: 'Asha Menon', reason: 'Complaint 118', openedAt: onDay(4) },
];
const anIntegrity = (outcome: IntegrityVerification['outcome']) => ({
  latest: [{ kind: 'log', startedAt: onDay(4), endedAt: onDay(4), outcome, checked: 48_213, findings: [] }],
  ...{ earlier: [], size: 48_213, witnesses: [] },
  head: {
    ...{ size: 48_213, root: 'nzxB0AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA4aI=', position: '90', signedAt: onDay(4) },
    ...{ note: '', key: 'anamnesis+00000000+', cosignatures: [] },
  },
});
const found = [{ kind: 'patient', id: MEERA, title: 'Meera Joshi', note: 'meera@example.org' }];

/** Stubs the routes of replays with a small history. Returns the requests. */
export function stubHistory({
  history = aHistory(),
  later = [],
  moment = aMoment,
  knowledge = aKnowledge(),
  verified = 'passed',
  first,
}: Stub = {}): RequestSeen[] {
  let openings = 0;
  return stubNetwork((asked) => {
    const { pathname, searchParams: query } = new URL(asked.path, 'http://product');
    const earlier = first?.(asked);
    if (earlier) return earlier;
    if (pathname === '/api/audit/inquiries')
      return { json: asked.method === 'POST' ? { success: true, data: { inquiryId: INQUIRY } } : { inquiries } };
    if (pathname === '/api/audit/integrity') return { json: anIntegrity(verified) };
    if (pathname === '/api/audit/histories/search')
      return { json: { found: (asked.body as { text: string }).text === 'Nobody' ? [] : found } };
    if (query.get('inquiry') !== INQUIRY) return refusal(404, 'INQUIRY_NOT_FOUND', 'There is no such inquiry.');
    // The list that was loaded first ends where the history ended then.
    const end = Number(history.last?.position);
    const isLate = openings > 1 || Number(query.get('after')) >= end || Number(query.get('upTo')) > end;
    if (pathname.endsWith('/events')) return { json: eventsIn(query, isLate ? later : []) };
    if (pathname.endsWith('/knowledge')) return { json: { data: knowledge } };
    if (pathname.endsWith('/moment')) {
      const compared = query.get('compare');
      const data = moment(Number(query.get('at')), compared === null ? null : Number(compared));
      const event = later.find(({ position }) => position === query.get('at'));
      return { json: { data: event ? { ...data, at: event } : data } };
    }
    openings += 1;
    const [last, total] = [openings > 1 ? (later[0] ?? history.last) : history.last, history.total + later.length];
    return { json: { data: openings > 1 ? { ...history, last, total } : history } };
  });
}
