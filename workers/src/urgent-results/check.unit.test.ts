import { describe, expect, test } from '@jest/globals';
import type { Route } from '@anamnesis/contracts/language/route';
import type { MessageOf } from '@anamnesis/contracts/language/topic';
import type { urgencyTopic } from '@anamnesis/contracts/urgent-results/topics';
import { Retry, Skip } from '@anamnesis/platform/queue/outcomes';
import { CommandRefused } from '../command-client.js';
import { checkReports } from './check-urgency.js';
import { planUrgencyCheck } from './plan-check.js';

const NOW = new Date('2026-11-28T12:00:00.000Z');
const DAY = 24 * 60 * 60_000;
const [eventId, patientId, entryId, doctorId] = [1, 2, 3, 4].map((n) => `00000000-0000-4000-8000-00000000000${n}`) as [
  string,
  string,
  string,
  string,
];

/** What the plan adds to the queue for a message that was recorded so many days ago. */
async function planned(daysAgo: number, rules = '1') {
  const value: MessageOf<typeof urgencyTopic> = {
    ...{ eventId, position: '42', patientId, entryId, rules },
    recordedAt: new Date(NOW.getTime() - daysAgo * DAY).toISOString(),
  };
  const added: unknown[] = [];
  const queue = {
    add: async (job: { name: string }, payload: object, { id }: { id: string }) =>
      void added.push([job.name, payload, id]),
    close: async () => undefined,
  };
  await planUrgencyCheck(queue, () => NOW).handle({ key: entryId, id: eventId, value, attempt: 1 });
  return added;
}

describe('a report with new values', () => {
  const look = { patientId, entryId, position: '42' };
  test('is looked at, once by each version of the rules', async () => {
    expect(await planned(0)).toEqual([['check-urgency', look, `${eventId}-1`]]);
    expect(await planned(0, '2')).toEqual([['check-urgency', look, `${eventId}-2`]]);
  });
  test('is looked at as long as it is told to somebody: an entry is of no later day than its event', async () => {
    expect(await planned(91)).toHaveLength(1);
    expect(await planned(93)).toEqual([]);
  });
});

/** Runs the job; returns the commands that it sent. Each answer is a reply, or an error. */
async function checked(urgency: object, recorded: object = { success: true }) {
  const sent: { route: string; call: unknown; commandId: string }[] = [];
  const reply = (answer: object) => {
    if (answer instanceof Error) throw answer;
    return answer as never;
  };
  const { run } = checkReports(
    { ask: async () => reply(urgency) },
    {
      async send(route, call, commandId) {
        sent.push({ route: (route as Route).name, call, commandId });
        return reply(recorded);
      },
    },
  );
  const about = {
    id: `${eventId}-1`,
    attempt: 1,
    lastAttempt: false,
    blockedBefore: false,
    stopping: new AbortController().signal,
  };
  await run({ patientId, entryId, position: '42' }, about);
  return sent;
}

describe('the look', () => {
  const nothing = { lines: [], isOfUnknown: false, rank: null, doctorIds: [], rules: '1', isWhole: true };
  const urgent = { ...nothing, rank: 'hospital', doctorIds: [doctorId] };
  const found = { ...urgent, isCut: false, unread: null };
  const params = { patientId, entryId };

  test('reports what the rules found, and that they find nothing: it may have been found before', async () => {
    expect(await checked(found)).toMatchObject([{ route: 'reportUrgentResult', call: { params, body: urgent } }]);
    expect(await checked({ ...nothing, isCut: false, unread: null })).toMatchObject([
      { route: 'reportUrgentResult', call: { params, body: nothing } },
    ]);
  });
  test('is repeated where it was cut, and what was found is reported before', async () => {
    await expect(checked({ ...found, isWhole: false, isCut: true })).rejects.toThrow(Retry);
    // An old report has a document that nobody has read, and nobody reads it now.
    expect(await checked({ ...found, isWhole: false })).toHaveLength(1);
  });
  test('has a document read that nobody has had read, urgent or not', async () => {
    const documentId = '00000000-0000-4000-8000-000000000005';
    const read = { route: 'readOnArrival', call: { params: { patientId, documentId } } };
    for (const each of [found, nothing])
      expect(await checked({ ...each, unread: documentId })).toMatchObject([{ route: 'reportUrgentResult' }, read]);
  });
  test('repeated, is the same command; with another answer it is another, so that it is never refused', async () => {
    const [first] = await checked(found);
    const [again] = await checked(found);
    const [other] = await checked({ ...found, doctorIds: [] });
    expect(again?.commandId).toBe(first?.commandId);
    expect(other?.commandId).not.toBe(first?.commandId);
  });
  test.each(['ENTRY_NOT_FOUND', 'PERSON_ERASED'])('ends where the report is gone: %s', async (code) => {
    const refused = new CommandRefused(404, code);
    await expect(checked(refused)).rejects.toThrow(Skip);
    await expect(checked(found, refused)).rejects.toThrow(Skip);
  });
  test('is repeated where a service could not answer', async () => {
    const busy = new CommandRefused(503, 'NOT_CAUGHT_UP');
    await expect(checked(busy)).rejects.toThrow(Retry);
    await expect(checked(found, busy)).rejects.toThrow(Retry);
  });
});
