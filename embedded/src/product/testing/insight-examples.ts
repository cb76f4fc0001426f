import { randomUUID } from 'node:crypto';
import { AI_KEY } from '@anamnesis/contracts/insights/constants';
import { addTestReport } from '@anamnesis/contracts/records/routes';
import type { Sent } from './caller.js';
import type { Example, Turn } from './example.js';
import type { Person } from './people.js';
import type { Scene } from './scene.js';

const reports = new WeakMap<Person, Promise<{ entryId: string; after: string | null }>>();
/** A test report of the caller, or of the patient for callers without a record. */
function aReport({ scene, name }: Turn) {
  const person = ownerOf(scene, name);
  const known = reports.get(person) ?? newReport(scene, person);
  reports.set(person, known);
  return known;
}
const ownerOf = ({ people }: Scene, name: Turn['name']): Person =>
  name === 'other-patient' ? people['other-patient'] : people['patient-owner'];
async function newReport({ product }: Scene, as: Person) {
  const body = { doctorName: 'Dr. Shah', testName: 'Blood count', result: 'Haemoglobin 10.1 g/dL (12.0 - 15.0)' };
  const added = await product.call(addTestReport, { as, body });
  return { entryId: added.body.data.entryId, after: added.position };
}
const about =
  (more: object = {}): Example['sent'] =>
  async (turn): Promise<Sent> => {
    const { entryId, after } = await aReport(turn);
    return { after, body: { entryId, ...more } };
  };
/** About a report of the owner, with the caller's own key. No provider runs at the address: the built-in engine writes. */
const aboutTheOwners =
  (more: object): Example['sent'] =>
  async (turn): Promise<Sent> => {
    const { entryId, after } = await aReport({ ...turn, name: 'patient-owner' });
    return { after, headers: { [AI_KEY]: 'own-key-of-a-patient' }, body: { entryId, ...more } };
  };
/** Of a job, about a report. */
const ofAReport =
  (more: Sent = {}): Example['sent'] =>
  async (turn): Promise<Sent> => {
    const { entryId, after } = await aReport(turn);
    return { ...more, params: { patientId: ownerOf(turn.scene, turn.name).id, entryId }, after };
  };
const summary = { language: 'en-US' };
/** Of a request that has an outcome. */
const ofARequest = (body: object) => () => ({ params: { entryId: randomUUID(), requestId: randomUUID() }, body });

/** Of insights on reports, and of their urgent results. */
export const insightExamples: Readonly<Record<string, Example>> = {
  explainReport: { sent: about() },
  summarizeReport: { sent: about(summary) },
  explainReportWithOwnKey: { sent: aboutTheOwners({}) },
  summarizeReportWithOwnKey: { sent: aboutTheOwners(summary) },
  showReportFacts: { sent: ofAReport() },
  showUrgency: { sent: ofAReport() },
  reportUrgentResult: {
    sent: ofAReport({
      body: { lines: [], isOfUnknown: false, rank: 'doctor', doctorIds: [], rules: '1', isWhole: true },
    }),
  },
  showUrgentEmail: { sent: () => ({ params: { eventId: randomUUID(), accountId: randomUUID() } }) },
  beginInsight: { sent: ofARequest({ basis: 'facts and engine' }) },
  reportInsight: {
    sent: ofARequest({
      ...{ basis: 'facts and engine', engine: { kind: 'built-in', model: null }, failure: null },
      ...{ blocks: [{ kind: 'paragraph', text: 'It is in range.', source: null }], leftOut: [] },
    }),
  },
  giveUpInsight: { sent: ofARequest({ reason: 'unavailable' }) },
};
