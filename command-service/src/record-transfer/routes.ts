import type { TransferredEntry } from '@anamnesis/contracts/record-transfer/entry';
import { importHealthRecord } from '@anamnesis/contracts/record-transfer/routes';
import type { Origin } from '@anamnesis/contracts/records/origin';
import { clinicTime } from '@anamnesis/contracts/time/slots';
import { uuidOf } from '@anamnesis/platform/deciding/handle';
import { answer, type RouteHandler } from '@anamnesis/platform/http/answer';
import { causeOf } from '../cause.js';
import { done } from '../done.js';
import type { Ports } from '../ports.js';
import { healthRecordDecider, healthRecordStream, type ImportedEntry } from '../records/health-record.decider.js';

/** Handlers of adding to a record from elsewhere. */
export const recordTransferHandlers = (ports: Ports): RouteHandler[] => [
  answer(importHealthRecord, async (call) => {
    const { actor, body } = call;
    const about = { source: body.source, importedAt: ports.clock().toISOString() };
    const entries = body.entries.map((entry) => importedEntry(actor.id, entry, about));
    const outcome = await ports.commands.handle(
      healthRecordDecider,
      healthRecordStream(actor.id),
      { type: 'ImportEntries', by: actor, data: { entries } },
      { patientId: actor.id, treatment: null, today: clinicTime(ports.clock(), ports.timeZone).date },
      causeOf(call, actor),
    );
    return done(outcome);
  }),
];

const OWN_ENTRY = /^urn:uuid:([0-9a-f-]{36})$/;

/**
 * An entry with its origin. Its id is derived from its URI, so that the record has it once. `copyOf` is the entry of this record
 * that it may have been exported from.
 */
function importedEntry(
  patientId: string,
  entry: TransferredEntry,
  about: Pick<Origin, 'source' | 'importedAt'>,
): ImportedEntry {
  const { resource, role, doctorName } = entry;
  const entryId = uuidOf(`imported/${patientId}/${resource}`);
  const origin = { ...about, resource, writtenBy: { role, name: doctorName }, writtenAt: null };
  const common = { copyOf: OWN_ENTRY.exec(resource)?.[1] ?? null, stoppedOn: null };
  switch (entry.kind) {
    case 'prescription': {
      const { date, medication, dosage, duration, instructions } = entry;
      const data = { entryId, origin, date, doctorName, medication, dosage, duration, instructions };
      return { ...common, event: { type: 'PrescriptionAdded', data }, stoppedOn: entry.stoppedOn };
    }
    case 'testReport': {
      const { date, testName, result } = entry;
      return {
        ...common,
        event: { type: 'TestReportAdded', data: { entryId, origin, date, doctorName, testName, result } },
      };
    }
    case 'diagnosis': {
      const { date, condition, symptoms, notes, followUpDate } = entry;
      const data = { entryId, origin, date, doctorName, condition, symptoms, notes, followUpDate };
      return { ...common, event: { type: 'DiagnosisAdded', data } };
    }
    case 'allergy': {
      const { substance, reaction, writtenAt } = entry;
      const data = { entryId, origin: { ...origin, writtenAt }, substance, reaction };
      return { ...common, event: { type: 'AllergyNoted', data } };
    }
  }
}
