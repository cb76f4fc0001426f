import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { showCredentials } from '@anamnesis/contracts/accounts/credential-routes';
import { patientAppointments } from '@anamnesis/contracts/appointments/query-routes';
import { listRecordReadings } from '@anamnesis/contracts/audit/routes';
import { showAvailability } from '@anamnesis/contracts/availability/routes';
import { findDoctors } from '@anamnesis/contracts/doctors/routes';
import { isInternal, isOpenToAll, type Route } from '@anamnesis/contracts/language/route';
import { currentPatient } from '@anamnesis/contracts/profiles/routes';
import { listRegistrations } from '@anamnesis/contracts/registrations/routes';
import { routes } from '@anamnesis/contracts/routes';
import { listSessionDocuments } from '@anamnesis/contracts/sessions/document-routes';
import { accessMatrix, type Person as Name } from '@anamnesis/contracts/testing/access-matrix';
import { unusualTexts } from '@anamnesis/platform/testing/unusual-texts';
import { until } from '@anamnesis/platform/testing/until';
import { createCaller, type Sent } from './testing/caller.js';
import { exampleCalls } from './testing/example-calls.js';
import { formOf } from './testing/files.js';
import { oddValues, type Field, fieldsOf } from './testing/mutations.js';
import { aPatient } from './testing/people.js';
import { createScene, type Scene } from './testing/scene.js';

let scene: Scene;
beforeAll(async () => {
  scene = await createScene();
});
afterAll(() => scene.product.close());

/** Calls with more fields than the examples, so that every stored text is covered. */
const fuller: Readonly<Record<string, (sent: Sent) => Sent>> = {
  updatePatient: (sent) => ({
    ...sent,
    body: formOf({ fullName: 'Meera Rao', age: '41', interests: '[{"name":"Reading","goal":true}]' }),
  }),
  updateDoctor: (sent) => ({
    ...sent,
    body: formOf({
      ...{ fullName: 'Kavita Iyer', location: 'Pune', specialization: 'Cardiology', experience: '12 years' },
      ...{ aboutMe: 'I listen.', specializations: '["Cardiology"]', certifications: '["licence.pdf"]' },
      education: '[{"degree":"MD","institution":"AIIMS","year":"2009"}]',
    }),
  }),
};
const AT_ONCE = 4;

/** Without the picture of the person, which no call needs: a process of its own draws each. */
function withoutPicture(sent: Sent): Sent {
  if (!(sent.body instanceof FormData)) return sent;
  const body = new FormData();
  for (const [name, value] of sent.body) if (name !== 'profilePic') body.append(name, value);
  return { ...sent, body };
}

const whoMay = new Map(
  accessMatrix(routes).map(({ route, expected }) => [
    route.name,
    // Not the doctor whom the others book, because this test changes their hours too.
    isOpenToAll(route)
      ? 'anonymous'
      : ((Object.keys(expected) as Name[]).findLast((name) => expected[name] === 'allowed') as Name),
  ]),
);

interface Try {
  field: Field;
  what: string;
  odd: unknown;
}

/** All values to try in the fields of a route's call. Only JSON distinguishes numbers and lists from text. */
function triesOf(route: Route, sent: Sent): Try[] {
  const texts = Object.entries(unusualTexts);
  const values = oddValues.map((value) => [JSON.stringify(value), value] as const);
  return fieldsOf(route, sent).flatMap((field) =>
    [...texts, ...(field.name.startsWith('body') ? values : [])].map(([what, odd]) => ({ field, what, odd })),
  );
}

/** Sends each attempt, a few at a time; returns those that caused a server error. */
async function failuresOf(route: Route, tries: Try[], fresh: () => Promise<Sent>): Promise<string[]> {
  const authorization = scene.authorizationOf(whoMay.get(route.name) as Name);
  const { call, insideAddress } = scene.product;
  const ask = isInternal(route) ? createCaller(insideAddress) : call;
  const failures: string[] = [];
  const work = async () => {
    let sent = await fresh();
    for (let next = tries.shift(); next; next = tries.shift()) {
      const { field, what, odd } = next;
      const put = field.put(field.name === 'file.profilePic' ? sent : withoutPicture(sent), odd);
      const headers = { ...put.headers, ...(authorization === null ? {} : { authorization }) };
      const { status, body } = await ask(route, { ...put, headers });
      if (status >= 500) failures.push(`${field.name} = ${what}: ${status} ${JSON.stringify(body)}`);
      // A successful command cannot be repeated.
      if (status < 400 && route.method === 'POST') sent = await fresh();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return failures;
}

describe('unusual values in any field', () => {
  test.each(routes.map((route) => [route.name, route as Route] as const))(
    'of %s are accepted or rejected',
    async (name, route) => {
      const example = exampleCalls[name];
      if (!example) throw new Error(`${name} has no example call`);
      const fresh = async () => {
        const appointment = route.method === 'POST' ? scene.fresh : scene.shared;
        const sent = await example.sent({ scene, name: whoMay.get(name) as Name, appointment });
        return fuller[name]?.(sent) ?? sent;
      };
      expect(await failuresOf(route, triesOf(route, await fresh()), fresh)).toEqual([]);
    },
  );

  test('every read model has folded all accepted events', async () => {
    const { call } = scene.product;
    const someone = await aPatient(scene.product);
    const after = someone.position;
    const { 'treating-doctor': doctor, operator } = scene.people;
    await until(async () => {
      const answers = await Promise.all([
        ...[
          currentPatient,
          showCredentials,
          patientAppointments,
          listRecordReadings,
          listSessionDocuments,
          findDoctors,
        ].map((route) => call(route as Route, { as: someone, after })),
        call(showAvailability, { as: doctor, after }),
        call(listRegistrations, { as: operator, after }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    });
    await until(async () => {
      const figures = await (await fetch(`${scene.product.insideAddress}/metrics`)).text();
      const lags = [...figures.matchAll(/^projection_lag_milliseconds\{.*\} (\S+)$/gm)].map(([, lag]) => Number(lag));
      expect(lags.length).toBeGreaterThan(8);
      expect(lags).toEqual(lags.map(() => 0));
    });
  });
});
