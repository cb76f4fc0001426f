import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eventDefinitions } from '@anamnesis/contracts/events';
import { findDoctors } from '@anamnesis/contracts/doctors/routes';
import { listen } from '@anamnesis/platform/http/listen';
import { until } from '@anamnesis/platform/testing/until';
import { openLog } from '@anamnesis/platform/process/adapters';
import { documentKeyFrom } from '@anamnesis/platform/signatures/document-keys';
import { createQueryService } from '@anamnesis/query-service/app';
import { createCaller } from './testing/caller.js';
import { aPatient, type Person } from './testing/people.js';
import type { Product } from './testing/product.js';
import { startProduct } from './testing/start-product.js';

const MANY = 5_000;
const AT_ONCE = 50;
const kinds = ['Cardiologist', 'Neurologist', 'General Physician', 'Dermatologist', 'Pulmonologist'];
/** The specialties of all doctors. */
const listed = [
  'Cardiology',
  'Dermatology',
  'General Practice',
  'Internal Medicine',
  'Nephrology',
  'Neurology',
  'Pulmonology',
];
const rare = { fullName: 'José Müller-Łukasik', specifications: ['Nephrologist', 'Internal Medicine'] };

let product: Product;
let patient: Person;
let after: string;
beforeAll(async () => {
  product = await startProduct();
  patient = await aPatient(product);
  after = await register();
  // Folding ten thousand events takes longer than one call waits.
  await until(() => find({}));
  await product.database.query('analyze');
});
afterAll(() => product.close());

const doctorIds = Array.from({ length: MANY }, () => randomUUID());

/** Appends events directly to avoid hashing every password. */
async function register(): Promise<string> {
  const { store, codec } = await openLog(product.vault, product.database, eventDefinitions);
  let last = 0n;
  const one = async (doctorId: string, index: number) => {
    const told =
      index === MANY - 1 ? rare : { fullName: `Asha Menon ${index}`, specifications: [kinds[index % 5] ?? ''] };
    const data = {
      ...{ doctorId, ...told, email: `d${index}@example.org`, mobileNumber: '9876543210', passwordHash: 'none' },
      ...{ yearExp: 10, picture: null },
    };
    const actor = { id: doctorId, role: 'doctor' as const };
    const circumstances = { actor, correlationId: 'test', causationId: randomUUID() };
    const facts = [
      { type: 'DoctorRegistered', data },
      { type: 'DoctorVerified', data: { doctorId } },
    ];
    const events = await Promise.all(facts.map((fact) => codec.encode(randomUUID(), fact, circumstances)));
    const position = await store.append(`doctor-${doctorId}`, 'no-stream', events);
    if (position > last) last = position;
  };
  for (let from = 0; from < MANY; from += AT_ONCE)
    await Promise.all(doctorIds.slice(from, from + AT_ONCE).map((id, index) => one(id, from + index)));
  await store.close();
  return String(last);
}

async function find(query: Record<string, string>) {
  const { body, status } = await product.call(findDoctors, { as: patient, after, query });
  expect(status).toBe(200);
  return body;
}

describe('among five thousand doctors', () => {
  test('a page contains only its rows, and all pages together every doctor once', async () => {
    const first = await find({ perPage: '24' });
    expect([first.data.length, first.total, first.specializations]).toEqual([24, MANY, listed]);
    const ids = new Set<string>();
    for (let page = 1; page <= MANY / 100; page += 1)
      for (const { id } of (await find({ perPage: '100', page: String(page) })).data) ids.add(id);
    expect(ids.size).toBe(MANY);
    expect(first.data.every(({ nextFree }) => nextFree !== null)).toBe(true);
  });

  test.each([
    ...['jose', 'JOSÉ mul', 'luka', 'nephro', 'Müller-Łukasik', 'internal neph'],
    ...['Dr. José', 'doctor muller', 'ephro', 'ukasi', 'kidney', 'Nephrology', 'jo mü'],
    ...['Mulelr', 'Mueller', 'Nehprologist', 'Jose Mller', 'Dr. Lukaski'],
  ])('one is found by "%s"', async (search) => {
    const { data, total } = await find({ search });
    expect([data.map(({ fullName }) => fullName), total]).toEqual([[rare.fullName], 1]);
  });

  test.each(['jose carlos', 'Mluelr', "';--", '!!', '%'])('nobody is found by "%s"', async (search) => {
    expect((await find({ search })).total).toBe(0);
  });

  test('a typing error is tolerated only if there is no exact match', async () => {
    expect((await find({ search: 'cardiologist' })).total).toBe(1000);
    expect((await find({ search: 'cardiolgist' })).total).toBe(1000);
    expect((await find({ search: 'neurologist' })).total).toBe(1000);
  });

  test.each(['Cardiologist', 'Cardiology', 'heart'])('all of a specialty are found by "%s"', async (specialization) => {
    expect((await find({ specialization })).total).toBe(1000);
  });

  test('a doctor is found by id', async () => {
    const doctorId = doctorIds.at(-1) ?? '';
    expect((await find({ doctorId })).data.map(({ id }) => id)).toEqual([doctorId]);
    expect((await find({ doctorId: randomUUID() })).total).toBe(0);
  });

  test.each<Record<string, string>>([
    { search: 'jose' },
    { search: 'Dr. Łukasik' },
    { search: 'ephrolo' },
    { search: 'nehprologist' },
    { search: 'Mulelr' },
    { search: 'jo' },
    { search: 'nehprologist internal', specialization: 'Kidney' },
    { specialization: 'Nephrologist' },
    { doctorId: doctorIds[7] ?? '' },
    { perPage: '24' },
  ])('the query %p uses indexes only', async (query) => {
    for (const plan of await plansOf(query)) expect(plan).not.toContain('Seq Scan');
  });
});

/** The query plans of a search, without the statements that list specialties and count all doctors. */
async function plansOf(query: Record<string, string>): Promise<string[]> {
  const asked: [string, unknown[]][] = [];
  const pool = new Proxy(product.database, {
    get: (target, name) =>
      name === 'query'
        ? (text: string, values: unknown[] = []) => {
            asked.push([text, values]);
            return target.query(text, values);
          }
        : (Reflect.get(target, name) as unknown),
  });
  const { services, beside } = product;
  const { open } = createQueryService(
    {
      ...{ ...services.ports, pool, origin: product.address },
      ...{
        payTo: { address: 'clinic@upi', name: 'Clinic' },
        ice: { stunUrls: [], turn: null, transport: 'all' },
        graceDays: 14,
        country: product.env.CLINIC_COUNTRY,
      },
      documents: {
        key: documentKeyFrom(product.env.DOCUMENT_SIGNING_KEY, product.env.DOCUMENT_CERTIFICATES),
        certificates: product.env.DOCUMENT_CERTIFICATES,
      },
      pushKey: null,
      attending: { count: async () => [], among: async () => new Set() },
      codes: { codeOf: () => '', entryOf: () => null },
      ai: { ownKeyModel: 'none', ask: () => Promise.reject(new Error('A search asks no model')) },
      log: services.ports.commands,
      stored: services.queryPorts.stored,
      recorder: { record: () => Promise.reject(new Error('A search is no reading of a record')) },
    },
    beside('watched'),
  );
  const listening = await listen(open, 0);
  const answer = await createCaller(`http://127.0.0.1:${listening.port}`)(findDoctors, { as: patient, query });
  await listening.close();
  expect(answer.status).toBe(200);

  const narrow = asked.filter(
    ([text]) => text.includes('read.doctors') && !/distinct|where registration = 'verified'$/.test(text),
  );
  expect(narrow.length).toBeGreaterThan(0);
  return Promise.all(
    narrow.map(async ([text, values]) => {
      const { rows } = await product.database.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    }),
  );
}
