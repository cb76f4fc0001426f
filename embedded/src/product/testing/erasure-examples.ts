import { holdErasure, requestErasure } from '@anamnesis/contracts/erasure/routes';
import { type Example, nothing, onceForRefused } from './example.js';
import { aPatient, PASSWORD } from './people.js';
import type { Scene } from './scene.js';

/** A new patient with a retention hold. */
async function heldPatient({ product, people }: Scene) {
  const { id } = await aPatient(product);
  const body = { patientId: id, reason: 'A court has asked for the record.' };
  const { position } = await product.call(holdErasure, { as: people.operator, body });
  return { params: { patientId: id }, after: position };
}

/** Of requests for erasure, retention holds and erasures. */
export const erasureExamples: Readonly<Record<string, Example>> = {
  requestErasure: {
    sent: () => ({ body: { currentPassword: 'not the password' } }),
    refused: 'CURRENT_PASSWORD_WRONG',
  },
  withdrawErasure: { sent: () => ({}), refused: 'ERASURE_NOT_REQUESTED' },
  showOwnErasure: nothing,
  listErasures: { sent: () => ({ query: { state: 'open' } }) },
  holdErasure: {
    sent: onceForRefused(async ({ scene }) => {
      const { email: userEmail } = await aPatient(scene.product);
      return { body: { userEmail, reason: 'A court has asked for the record.' } };
    }),
  },
  liftErasureHold: {
    sent: onceForRefused(async ({ scene }) => ({
      ...(await heldPatient(scene)),
      body: { reason: 'The court has returned it.' },
    })),
  },
  listDueErasures: nothing,
  erasePatient: {
    sent: onceForRefused(async ({ scene }) => {
      const patient = await aPatient(scene.product);
      await scene.product.call(requestErasure, { as: patient, body: { currentPassword: PASSWORD } });
      return { params: { patientId: patient.id } };
    }),
    refused: 'ERASURE_NOT_DUE',
  },
  showErasureEmail: {
    sent: ({ scene }) => ({ params: { patientId: scene.people['patient-owner'].id } }),
  },
};
