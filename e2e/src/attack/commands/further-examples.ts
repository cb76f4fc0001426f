import { randomUUID } from 'node:crypto';
import { askAssistant } from '@anamnesis/contracts/assistant/routes';
import { openBreakGlass } from '@anamnesis/contracts/break-glass/routes';
import { blockPerson } from '@anamnesis/contracts/community/choice-routes';
import { requestErasure } from '@anamnesis/contracts/erasure/routes';
import { subscribeToPush } from '@anamnesis/contracts/notifications/push-routes';
import type { Example } from '@anamnesis/embedded/product/testing/example';
import { confirmAddress } from '@anamnesis/embedded/product/testing/family';
import { aPatient, PASSWORD, type Person } from '@anamnesis/embedded/product/testing/people';
import type { Scene } from '@anamnesis/embedded/product/testing/scene';

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
  // Each emergency access is reviewed once.
  reviewBreakGlass: {
    async sent({ scene: { product, people } }) {
      const { email: userEmail } = await aPatient(product);
      const { body, position: after } = await product.call(openBreakGlass, {
        as: people['other-doctor'],
        body: { userEmail, reason: 'Unconscious after a fall.' },
      });
      return { params: { id: body.data.breakGlassId }, after, body: { outcome: 'justified' } };
    },
  },
  requestErasure: { sent: byANewPatient({ currentPassword: PASSWORD }) },
  withdrawErasure: {
    sent: byANewPatient(undefined, ({ product }, as) =>
      product.call(requestErasure, { as, body: { currentPassword: PASSWORD } }),
    ),
  },
};
