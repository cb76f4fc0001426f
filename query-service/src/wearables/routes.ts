import { MAX_SUMMARY_PARAGRAPHS } from '@anamnesis/contracts/insights/constants';
import { spokenBlocks } from '@anamnesis/contracts/insights/shown-blocks';
import { languageOfPage } from '@anamnesis/contracts/language/language-header';
import { refuse } from '@anamnesis/contracts/language/refusal';
import { HEALTH_DATA_MISSING } from '@anamnesis/contracts/wearables/errors';
import { explainDay } from '@anamnesis/contracts/wearables/explain-day';
import { wearablesStream } from '@anamnesis/contracts/wearables/events';
import { latestToExplain } from '@anamnesis/contracts/wearables/merged-day';
import {
  explainHealthData,
  listHealthDays,
  loadWearables,
  showHealthDays,
} from '@anamnesis/contracts/wearables/routes';
import { sharingFold } from '@anamnesis/contracts/wearables/sharing';
import { loadReadable } from '@anamnesis/platform/deciding/load-readable';
import { answer, answerAbout, type RouteHandler } from '@anamnesis/platform/http/answer';
import { appointmentList } from '@anamnesis/read-models/appointments/appointment-list';
import { doctorDirectory } from '@anamnesis/read-models/doctors/doctor-directory';
import { patientProfile } from '@anamnesis/read-models/profiles/patient-profile';
import { wearables } from '@anamnesis/read-models/wearables/wearables';
import { oneOpening } from '../audit/one-opening.js';
import { recordReading } from '../audit/record-read.js';
import type { Ports } from '../ports.js';
import { treatedPatient } from '../records/treated-patient.js';
import { healthDaysOf, isSharing, mergedDaysOf, wearablesOf } from './health-days-of.js';

const reads = { reads: [wearables] };

/** Handlers of a patient's devices, their days, and the insights on them. */
export const wearableHandlers = (ports: Ports): RouteHandler[] => [
  answer(
    loadWearables,
    async ({ actor }) => {
      const [devices, isShared] = await Promise.all([wearablesOf(ports, actor.id), isSharing(ports, actor.id)]);
      return { body: { devices, isShared } };
    },
    reads,
  ),
  answer(listHealthDays, async ({ actor }) => ({ body: { days: await healthDaysOf(ports, actor.id) } }), reads),
  answerAbout(
    showHealthDays,
    async ({ actor, params: { patientId } }) => {
      const treated = await treatedPatient(ports, actor.id, patientId);
      return {
        patientId,
        treatment: treated && { appointmentId: treated.appointment.id, doctorId: actor.id },
        // From the log, so that nothing is readable once the patient was told that it is not.
        isShared: (await loadReadable(ports.log, sharingFold, wearablesStream(patientId))) ?? false,
      };
    },
    async ({ headers, facts: { patientId } }) => ({
      body: { days: await healthDaysOf(ports, patientId) },
      reading: oneOpening(ports, { headers }, { kind: 'healthDays', id: patientId }),
    }),
    { reads: [wearables, appointmentList, patientProfile, doctorDirectory], record: recordReading(ports) },
  ),
  answer(
    explainHealthData,
    async ({ actor, headers }) => {
      const days = await mergedDaysOf(ports, actor.id);
      const latest = latestToExplain(days) ?? refuse(HEALTH_DATA_MISSING);
      const written = explainDay(days, latest, languageOfPage(headers));
      const paragraphs = spokenBlocks(written.blocks, MAX_SUMMARY_PARAGRAPHS);
      const insight = { ...written, day: latest.day, writtenAt: ports.clock().toISOString() };
      return { body: { insights: paragraphs.map(({ text }) => text).join('\n\n'), insight } };
    },
    reads,
  ),
];
