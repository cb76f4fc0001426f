import { permit } from '@anamnesis/contracts/language/policy';
import { Refusal, refuse } from '@anamnesis/contracts/language/refusal';
import { READING_TIMEOUT } from '@anamnesis/contracts/reading/constants';
import { READING_UNAVAILABLE } from '@anamnesis/contracts/reading/errors';
import { confirmLabValues, extractText, readOnArrival, reportReading } from '@anamnesis/contracts/reading/routes';
import type { ConfirmedLabValue } from '@anamnesis/contracts/records/confirmed-value';
import { DOCUMENT_NOT_FOUND } from '@anamnesis/contracts/records/errors';
import { recordActions } from '@anamnesis/contracts/records/policy';
import { clinicTime } from '@anamnesis/contracts/time/slots';
import { isDriverFailure } from '@anamnesis/platform/failures/driver-failures';
import { answer, type RouteHandler } from '@anamnesis/platform/http/answer';
import { causeOf } from '../cause.js';
import { done } from '../done.js';
import type { Ports } from '../ports.js';
import { entryIn } from '@anamnesis/contracts/records/health-record';
import { healthRecordDecider, healthRecordStream } from '../records/health-record.decider.js';
import { untilEnded } from '../until-ended.js';
import { checkedValues } from './checked-values.js';
import { documentReadingDecider, documentReadingStream, hasEnded, isToBeRead } from './document-reading.decider.js';
import { createOpenReadings } from './open-readings.js';
import { documentIn, reportDocuments } from './report-documents.js';
import { refuseOtherPerson } from './refuse-other-person.js';
import { storedReading } from './stored-reading.js';
import { textOfReading } from './text-of-reading.js';

/** Handlers of reading the documents of test reports. `timeout` is the milliseconds that a call waits for a text. */
export function readingHandlers(
  { commands, files, clock, timeZone }: Pick<Ports, 'commands' | 'files' | 'clock' | 'timeZone'>,
  timeout: number = READING_TIMEOUT,
): RouteHandler[] {
  /** A document of a patient's test reports. Refuses DOCUMENT_NOT_FOUND. */
  const documentOf = async (patientId: string, documentId: string) =>
    documentIn(await commands.load(reportDocuments, healthRecordStream(patientId)), documentId) ??
    refuse(DOCUMENT_NOT_FOUND);

  const stateOf = (documentId: string) => commands.load(documentReadingDecider, documentReadingStream(documentId));
  const open = createOpenReadings(async (documentId) => hasEnded(await stateOf(documentId)));

  return [
    answer(extractText, (call) =>
      orUnavailable(async () => {
        const [patientId, documentId] = idsIn(call.body.documentUrl);
        if (patientId !== call.actor.id) refuse(DOCUMENT_NOT_FOUND);
        const { entryId, file } = await documentOf(patientId, documentId);
        if (isToBeRead(await stateOf(documentId), clock())) await open.admit(patientId, documentId, clock());
        const { position } = await commands.handle(
          documentReadingDecider,
          documentReadingStream(documentId),
          { type: 'RequestReading', data: { patientId, documentId, entryId, file } },
          { now: clock() },
          causeOf(call, call.actor),
        );
        const reading = await untilEnded(() => stateOf(documentId), {
          ...{ isEnded: hasEnded, timeout, hasLeft: call.hasLeft },
        });
        if (hasEnded(reading)) open.release(patientId, documentId);
        return { body: { text: await textOfReading(files, { subject: patientId, file }, reading) }, position };
      }),
    ),

    answer(readOnArrival, async (call) => {
      const { patientId, documentId } = call.params;
      const { entryId, file } = await documentOf(patientId, documentId);
      const outcome = await commands.handle(
        documentReadingDecider,
        documentReadingStream(documentId),
        { type: 'RequestReading', data: { patientId, documentId, entryId, file, onArrival: true } },
        { now: clock() },
        causeOf(call, call.actor),
      );
      return done(outcome);
    }),

    answer(reportReading, async (call) => {
      const { patientId, documentId } = call.params;
      const outcome = await commands.handle(
        documentReadingDecider,
        documentReadingStream(documentId),
        { type: 'ReportReading', data: { patientId, outcome: call.body.outcome } },
        { now: clock() },
        causeOf(call, call.actor),
      );
      return done(outcome);
    }),

    answer(confirmLabValues, async (call) => {
      const { patientId, entryId } = call.params;
      const { documentId, values, areOwn } = call.body;
      const facts = { patientId, treatment: null, today: clinicTime(clock(), timeZone).date };
      // Before the document is looked for, so that a stranger is not told whether there is one.
      permit(call.actor, recordActions.confirmLabValues, facts);
      const document = await documentOf(patientId, documentId);
      if (document.entryId !== entryId) refuse(DOCUMENT_NOT_FOUND);
      const read = { subject: patientId, file: document.file };
      const record = await commands.load(healthRecordDecider, healthRecordStream(patientId));
      const earlier = entryIn(record, entryId)?.labValues;
      const reading = await storedReading(files, read);
      const checked = checkedValues(
        values,
        reading?.values ?? [],
        earlier ? (JSON.parse(earlier) as ConfirmedLabValue[]) : [],
      );
      if (values.length > 0 && !areOwn) await refuseOtherPerson({ commands, files }, read);
      const outcome = await commands.handle(
        healthRecordDecider,
        healthRecordStream(patientId),
        { type: 'ConfirmLabValues', by: call.actor, data: { entryId, documentId, values: checked } },
        facts,
        causeOf(call, call.actor),
      );
      return done(outcome);
    }),
  ];
}

/** The ids in the path of a document, whose form the route has checked. */
function idsIn(documentUrl: string): [patientId: string, documentId: string] {
  const [patientId = '', , documentId = ''] = documentUrl.split('/').slice(3);
  return [patientId, documentId];
}

/** Tells callers that reading is unavailable where a backend of it is. */
async function orUnavailable<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (!isDriverFailure(error)) throw error;
    throw Object.assign(new Refusal(READING_UNAVAILABLE), { cause: error });
  }
}
