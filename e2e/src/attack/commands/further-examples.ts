import { randomUUID } from 'node:crypto';
import { askAssistant } from '@anamnesis/contracts/assistant/routes';
import { openBreakGlass } from '@anamnesis/contracts/break-glass/routes';
import { blockPerson } from '@anamnesis/contracts/community/choice-routes';
import { requestErasure } from '@anamnesis/contracts/erasure/routes';
import { listHealthImports, startHealthImport } from '@anamnesis/contracts/health-imports/routes';
import { subscribeToPush } from '@anamnesis/contracts/notifications/push-routes';
import { dayFromNow } from '@anamnesis/embedded/product/testing/appointments';
import { aFinishedUpload } from '@anamnesis/embedded/product/testing/documents';
import type { Example } from '@anamnesis/embedded/product/testing/example';
import { confirmAddress } from '@anamnesis/embedded/product/testing/family';
import { aDoctor, aPatient, PASSWORD, type Person, withSecondFactor } from '@anamnesis/embedded/product/testing/people';
import type { Scene } from '@anamnesis/embedded/product/testing/scene';
import { until } from '@anamnesis/platform/testing/until';

/** By a patient of its own, who can be spared. */
const byANewPatient =
  (
    body: object | undefined,
    before: (scene: Scene, patient: Person) => Promise<unknown> = async () => null,
  ): Example['sent'] =>
  async ({ scene }) => {
    const patient = await aPatient(scene.product);
    await before(scene, patient);
    return { headers: { authorization: `Bearer ${patient.token}` }, ...(body && { body }) };
  };

const aSubscription = () => ({
  ...{ endpoint: `https://push.example.org/${randomUUID()}`, p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
});

async function anEmergency(product: Scene['product']) {
  const as = await withSecondFactor(product, await aDoctor(product), 'doctor');
  const { email: userEmail } = await aPatient(product);
  return { as, body: { userEmail, reason: 'Unconscious after a fall.' } };
}

const aHealthExport = ({ product }: Scene, as: Person) =>
  aFinishedUpload(product, as, Buffer.from(`date,steps\n${dayFromNow(-2)},4000\n`), {
    ...{ name: 'days.csv', kind: 'healthExport' },
  });

/** The id of an import that its job has read to the end. */
async function anEndedImport(scene: Scene, as: Person): Promise<string> {
  const { call } = scene.product;
  const { body, position: after } = await call(startHealthImport, {
    ...{ as, body: { uploadId: await aHealthExport(scene, as) } },
  });
  await until(async () => {
    const { imports } = (await call(listHealthImports, { as, after })).body;
    if (imports.some(({ status }) => status === 'running')) throw new Error('The import is still running');
  });
  return body.importId;
}

/** Accepted calls of commands whose example in the access matrix is refused, accepted once only, or without effect after that of others. */
export const furtherExamples: Readonly<Record<string, Example>> = {
  changePassword: { sent: byANewPatient({ currentPassword: PASSWORD, password: 'a quiet river in autumn' }) },
  requestEmailChange: {
    sent: (turn) =>
      byANewPatient({ email: `${randomUUID()}@example.org`, currentPassword: PASSWORD }, ({ product }, patient) =>
        confirmAddress(product, patient),
      )(turn),
  },
  // Another medicine each time: the same one again would be warned of.
  addPrescriptionAsDoctor: {
    async sent({ scene }) {
      const { id: appointmentId, position: after } = await scene.shared('booked');
      const { email: userEmail } = scene.people['patient-owner'];
      const medicine = { medication: `Medicine ${randomUUID()}`, dosage: 'Once a day', confirmedUnchecked: true };
      return { after, body: { userEmail, appointmentId, ...medicine } };
    },
  },
  // What these undo or replace has to be there, whatever others have sent.
  clearConversation: {
    sent: byANewPatient(undefined, ({ product }, as) =>
      product.call(askAssistant, { as, body: { message: 'What is a fever?' } }),
    ),
  },
  subscribeToPush: { sent: (turn) => byANewPatient(aSubscription())(turn) },
  unsubscribeFromPush: {
    sent: byANewPatient(undefined, ({ product }, as) => product.call(subscribeToPush, { as, body: aSubscription() })),
  },
  unblockPerson: {
    async sent(turn) {
      const { product } = turn.scene;
      const { username } = await aPatient(product);
      const block = (_: Scene, as: Person) => product.call(blockPerson, { as, body: { username } });
      return byANewPatient({ username }, block)(turn);
    },
  },
  // By another doctor each time, because each has few a day.
  openBreakGlass: {
    async sent({ scene: { product } }) {
      const { as, body } = await anEmergency(product);
      return { headers: { authorization: `Bearer ${as.token}` }, body };
    },
  },
  // Each emergency access is reviewed once.
  reviewBreakGlass: {
    async sent({ scene: { product } }) {
      const { body, position: after } = await product.call(openBreakGlass, await anEmergency(product));
      return { params: { id: body.data.breakGlassId }, after, body: { outcome: 'justified' } };
    },
  },
  startHealthImport: {
    async sent({ scene }) {
      const patient = await aPatient(scene.product);
      const uploadId = await aHealthExport(scene, patient);
      return { headers: { authorization: `Bearer ${patient.token}` }, body: { uploadId } };
    },
  },
  removeHealthImport: {
    async sent({ scene }) {
      const patient = await aPatient(scene.product);
      const importId = await anEndedImport(scene, patient);
      return { headers: { authorization: `Bearer ${patient.token}` }, params: { importId } };
    },
  },
  requestErasure: { sent: byANewPatient({ currentPassword: PASSWORD }) },
  withdrawErasure: {
    sent: byANewPatient(undefined, ({ product }, as) =>
      product.call(requestErasure, { as, body: { currentPassword: PASSWORD } }),
    ),
  },
};
