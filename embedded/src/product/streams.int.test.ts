import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { enableSecondFactor, setUpSecondFactor } from '@anamnesis/contracts/accounts/second-factor-routes';
import { completeActivity } from '@anamnesis/contracts/activities/routes';
import { eventDefinitions } from '@anamnesis/contracts/events';
import { answerQuestionnaire } from '@anamnesis/contracts/profiles/questionnaire-routes';
import { updatePatient } from '@anamnesis/contracts/profiles/routes';
import type { EventStore } from '@anamnesis/platform/event-store/event-store';
import { openLog } from '@anamnesis/platform/process/adapters';
import { totpAt } from '@anamnesis/platform/second-factor/totp';
import { formOf } from './testing/files.js';
import { aDoctor, aPatient, PASSWORD, type Person, signInAsPatient } from './testing/people.js';
import type { Product } from './testing/product.js';
import { sharedProduct } from './testing/start-product.js';

let product: Product;
let store: EventStore;
beforeAll(async () => {
  product = await sharedProduct();
  ({ store } = await openLog(product.vault, product.database, eventDefinitions));
});
afterAll(async () => {
  await store.close();
  await product.close();
});

const typesIn = async (stream: string) => (await store.readStream(stream)).map(({ type }) => type);

async function enable(person: Person) {
  const { secret, setup } = (await product.call(setUpSecondFactor, { as: person })).body.data;
  const body = { setup, currentPassword: PASSWORD, code: totpAt(secret, new Date()) };
  expect((await product.call(enableSecondFactor, { as: person, body })).status).toBe(200);
}

const answers = {
  ...{ symptoms: [], chronicIllnesses: [], familyHistory: [] },
  ...{ allergies: 'penicillin', medications: '', hospitalized: 'No' },
};

test("daily actions of a patient do not append to the account's stream", async () => {
  const meera = await aPatient(product);
  await signInAsPatient(product, meera);
  for (const activity of ['Evening Walk', 'Yoga Session', 'Evening Walk'] as const)
    await product.call(completeActivity, { as: meera, body: { activity } });
  await product.call(updatePatient, { as: meera, body: formOf({ fullName: 'Meera Pillai' }) });
  await product.call(updatePatient, { as: meera, body: formOf({ age: '42' }) });
  await product.call(answerQuestionnaire, { as: meera, body: answers });
  await enable(meera);

  const streams = ['patient', 'signInStreak', 'activities', 'patientProfile', 'secondFactor'];
  const types = await Promise.all(streams.map((kind) => typesIn(`${kind}-${meera.id}`)));
  expect(Object.fromEntries(streams.map((kind, index) => [kind, types[index]]))).toEqual({
    patient: ['PatientRegistered'],
    signInStreak: ['PatientSignedIn'],
    activities: ['ActivityCompleted', 'ActivityCompleted'],
    patientProfile: ['PatientProfileEdited', 'PatientProfileEdited', 'QuestionnaireAnswered'],
    secondFactor: ['SecondFactorEnabled'],
  });
});

test("a doctor's second factor has a stream of its own", async () => {
  const kavita = await aDoctor(product);
  await enable(kavita);
  expect(await typesIn(`doctor-${kavita.id}`)).toEqual(['DoctorRegistered', 'CertificateSubmitted', 'DoctorVerified']);
  expect(await typesIn(`secondFactor-${kavita.id}`)).toEqual(['SecondFactorEnabled']);
});
