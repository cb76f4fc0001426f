import { describe, expect, test } from '@jest/globals';
import { failureReasons, READER, READING_GIVEN_UP_AFTER } from '@anamnesis/contracts/reading/constants';
import type { ReadingEvent } from '@anamnesis/contracts/reading/events';
import { createCommandBus } from '@anamnesis/platform/deciding/handle';
import { givenWhenThen } from '@anamnesis/platform/testing/given-when-then';
import { memoryLog } from '../testing/memory-log.js';
import { documentReadingDecider, documentReadingStream, type ReadingCommand } from './document-reading.decider.js';

const [patientId, documentId, entryId, strangerId] = [1, 2, 3, 4].map(
  (n) => `00000000-0000-4000-8000-00000000000${n}`,
) as [string, string, string, string];
const about = { patientId, documentId, entryId };
const now = new Date('2026-11-20T08:00:00.000Z');
const { given } = givenWhenThen(documentReadingDecider, { now });

const request = { type: 'RequestReading', data: { ...about, file: 'f' } } satisfies ReadingCommand;
const report = (
  outcome: Extract<ReadingCommand, { type: 'ReportReading' }>['data']['outcome'],
  by = patientId,
): ReadingCommand => ({ type: 'ReportReading', data: { patientId: by, outcome } });

const requestedAt = (at: Date) =>
  ({
    type: 'DocumentReadingRequested',
    data: { ...about, file: 'f', requestedAt: at.toISOString() },
  }) satisfies ReadingEvent;
const requested = requestedAt(now);
const started: ReadingEvent = { type: 'DocumentReadingStarted', data: about };
const found = { method: 'ocr', pages: 2, truncated: false, values: 7, toCheck: 1 } as const;
const extractedBy = (reader: string): ReadingEvent => ({
  type: 'DocumentTextExtracted',
  data: { ...about, ...found, reader },
});
const extracted = extractedBy(READER);
const failed = (reason: (typeof failureReasons)[number], reader = READER): ReadingEvent => ({
  type: 'DocumentReadingFailed',
  data: { ...about, reason, reader },
});
const reportText = report({ type: 'extracted', ...found, reader: READER });
const reportFailure = report({ type: 'failed', reason: 'damaged', reader: READER });

const arrived: ReadingEvent = { ...requested, data: { ...requested.data, onArrival: true } };

test('a report that arrives has its document read once, whatever came of it and whoever asked', () => {
  const arrival: ReadingCommand = { ...request, data: { ...request.data, onArrival: true } };
  given().when(arrival).then(arrived);
  for (const earlier of [[arrived], [requested], [arrived, extractedBy('0')], [requested, failed('timedOut')]])
    given(...earlier)
      .when(arrival)
      .thenNothing();
});

describe('a request', () => {
  test('of a document that was never read is a job', () => given().when(request).then(requested));

  test('while the document is read adds nothing', () => {
    given(requested).when(request).thenNothing();
    given(requested, started).when(request).thenNothing();
  });

  test('by somebody who waits is a job before those of reports that arrive', () => {
    given(arrived).when(request).then(requested);
    // It may wait for recognition, behind all others.
    given(arrived, started).when(request).then(requested);
    given(arrived, requested, started).when(request).thenNothing();
    given(arrived, extracted).when(request).thenNothing();
  });

  test('is a new job once the last one was lost', () => {
    const longAgo = requestedAt(new Date(now.getTime() - READING_GIVEN_UP_AFTER - 1));
    const lately = requestedAt(new Date(now.getTime() - READING_GIVEN_UP_AFTER));
    given(longAgo, started).when(request).then(requested);
    given(lately).when(request).thenNothing();
  });

  test('of a document that was read adds nothing, unless by an earlier reader', () => {
    given(requested, extracted).when(request).thenNothing();
    given(requested, extractedBy('0')).when(request).then(requested);
  });

  test.each(failureReasons)('after the failure %s is a new job only where another outcome is possible', (reason) => {
    const after = given(requested, started, failed(reason)).when(request);
    if (reason === 'timedOut' || reason === 'interrupted') after.then(requested);
    else after.thenNothing();
    given(requested, failed(reason, '0')).when(request).then(requested);
  });

  test('at the same time as another is one job', async () => {
    const { store, codec } = memoryLog();
    const commands = createCommandBus(store, codec);
    const cause = { actor: { id: patientId, role: 'patient' as const }, correlationId: 'test', asked: 'asked' };
    const ask = (commandId: string) =>
      commands.handle(
        documentReadingDecider,
        documentReadingStream(documentId),
        request,
        { now },
        { ...cause, commandId },
      );
    const outcomes = await Promise.all(['a', 'b', 'c'].map(ask));
    expect(outcomes.flatMap(({ facts }) => facts)).toEqual([requested]);
  });
});

describe('a report', () => {
  test('of the start counts once', () => {
    given(requested)
      .when(report({ type: 'started' }))
      .then(started);
    given(requested, started)
      .when(report({ type: 'started' }))
      .thenNothing();
    given(requested, extracted)
      .when(report({ type: 'started' }))
      .thenNothing();
  });

  test('of a text counts once for each reader, also after a failure', () => {
    given(requested).when(reportText).then(extracted);
    given(requested, started, failed('timedOut')).when(reportText).then(extracted);
    given(requested, extracted).when(reportText).thenNothing();
    given(requested, extractedBy('0')).when(reportText).then(extracted);
  });

  test('of a failure counts while the document is read', () => {
    given(requested, started).when(reportFailure).then(failed('damaged'));
    given(requested, failed('timedOut')).when(reportFailure).thenNothing();
    given(requested, extracted).when(reportFailure).thenNothing();
  });

  test('is refused where no reading was requested, or by another patient', () => {
    given().when(reportText).thenRefuses('READING_NOT_FOUND');
    given(requested)
      .when(report({ type: 'started' }, strangerId))
      .thenRefuses('READING_NOT_FOUND');
  });
});
