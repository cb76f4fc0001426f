import { listTestReports } from '@anamnesis/contracts/records/query-routes';
import { addTestReport } from '@anamnesis/contracts/records/routes';
import { until } from '@anamnesis/platform/testing/until';
import { textOf } from './documents.js';
import type { Example, Turn } from './example.js';
import { picture } from './files.js';
import type { Person } from './people.js';
import type { Scene } from './scene.js';

const documents = new WeakMap<Scene, ReturnType<typeof newDocument>>();
/** About the document of an entry of the patient, with its thumbnail; the same for all callers. */
export function aDocument({ scene }: Turn): ReturnType<typeof newDocument> {
  const known = documents.get(scene) ?? newDocument(scene, scene.people['patient-owner']);
  documents.set(scene, known);
  return known;
}
async function newDocument({ product, shared }: Scene, as: Person) {
  await shared('booked');
  const documentBase64 = Buffer.from(await picture().arrayBuffer()).toString('base64');
  const { position } = await product.call(addTestReport, {
    ...{ as, body: { doctorName: 'Dr. Shah', testName: 'X-ray', result: 'No fracture', documentBase64 } },
  });
  return until(async () => {
    const { body } = await product.call(listTestReports, { as, after: position });
    const { id: entryId, documentUrl, document } = body.find(({ testName }) => testName === 'X-ray') ?? {};
    if (!entryId || !documentUrl || !document?.thumbnailUrl) throw new Error('The thumbnail is not made yet');
    const documentId = documentUrl.split('/').at(-1) ?? '';
    return { params: { patientId: as.id, documentId }, after: position, entryId };
  });
}
const readings = new WeakMap<Scene, Promise<unknown>>();
/** The same, once the document was read. */
async function aReading(turn: Turn): ReturnType<typeof newDocument> {
  const { product, people } = turn.scene;
  const sent = await aDocument(turn);
  const { patientId, documentId } = sent.params;
  const documentUrl = `/api/records/${patientId}/documents/${documentId}`;
  const reading = readings.get(turn.scene) ?? textOf(product, people['patient-owner'], documentUrl);
  readings.set(turn.scene, reading);
  await reading;
  return sent;
}

/** Of reading documents and their laboratory values. */
export const readingExamples: Readonly<Record<string, Example>> = {
  extractText: {
    async sent(turn) {
      const { scene, name } = turn;
      // Patients ask for the text of their own documents only.
      const isOther = name === 'other-patient';
      const { params } = isOther ? await newDocument(scene, scene.people[name]) : await aDocument(turn);
      const { patientId, documentId } = params;
      return { body: { documentUrl: `/api/records/${patientId}/documents/${documentId}` } };
    },
  },
  readOnArrival: {
    async sent(turn) {
      return { params: (await aDocument(turn)).params, body: {} };
    },
  },
  reportReading: {
    async sent(turn) {
      return { params: (await aReading(turn)).params, body: { outcome: { type: 'started' } } };
    },
  },
  showReading: { sent: aReading },
  showPagePicture: {
    async sent(turn) {
      const { params, after } = await aReading(turn);
      return { params: { ...params, page: '1' }, after };
    },
  },
  confirmLabValues: {
    async sent(turn) {
      const { params, entryId } = await aDocument(turn);
      return { params: { patientId: params.patientId, entryId }, body: { documentId: params.documentId, values: [] } };
    },
  },
};
