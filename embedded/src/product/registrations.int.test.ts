import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { currentAppointed, signInOperator } from '@anamnesis/contracts/accounts/appointed-routes';
import { bookAppointment, rescheduleAppointment } from '@anamnesis/contracts/appointments/routes';
import { patientAppointments } from '@anamnesis/contracts/appointments/query-routes';
import { doctorSlots, findDoctors, recommendDoctors } from '@anamnesis/contracts/doctors/routes';
import { currentDoctor, showPicture } from '@anamnesis/contracts/profiles/routes';
import {
  listRegistrations,
  rejectDoctor,
  showCertificate,
  showRegistration,
  submitCertificates,
  verifyDoctor,
} from '@anamnesis/contracts/registrations/routes';
import { anAppointment, dayFromNow, freshSlots } from './testing/appointments.js';
import { certificate, formOf, pdfAs, picture } from './testing/files.js';
import {
  aDoctor,
  anAuditor,
  anOperator,
  aNewcomer,
  aPatient,
  newDoctor,
  PASSWORD,
  type Person,
  withPicture,
} from './testing/people.js';
import type { Product } from './testing/product.js';
import { sharedProduct } from './testing/start-product.js';

let product: Product;
let patient: Person;
let operator: Person;
beforeAll(async () => {
  product = await sharedProduct();
  [patient, operator] = await Promise.all([aPatient(product), anOperator(product)]);
});
afterAll(() => product.close());

const reason = 'The licence is blurred.';
const nextSlot = freshSlots();
const decide = (route: typeof verifyDoctor | typeof rejectDoctor, doctor: { id: string }, seen: number, more = {}) =>
  product.call(route, { as: operator, params: { id: doctor.id }, body: { seen, ...more }, commandId: randomUUID() });
const book = (doctor: { id: string }) => {
  const { date, time } = nextSlot();
  return product.call(bookAppointment, { as: patient, body: { doctorId: doctor.id, date, time } });
};
const isListed = async (doctor: Person, after: string | null) => {
  const query = { search: doctor.fullName, doctorId: doctor.id };
  return (await product.call(findDoctors, { as: patient, after, query })).body.data.length > 0;
};
const registrationOf = async (doctor: Person, after: string | null) =>
  (await product.call(currentDoctor, { as: doctor, after })).body.data.registration;
const submit = (doctor: Person, ...files: File[]) =>
  product.call(submitCertificates, { as: doctor, body: formOf({}, { certificateImage: files }) });
const shown = async (doctor: Person, after: string | null) =>
  (await product.call(showRegistration, { as: operator, after, params: { id: doctor.id } })).body;

describe('a doctor who awaits verification', () => {
  test('can sign in, but cannot be found or booked', async () => {
    const doctor = await aNewcomer(product, newDoctor('Tara Bose', ['Ayurveda']), withPicture());
    const { position: after } = doctor;
    expect(await registrationOf(doctor, after)).toEqual({ state: 'awaiting', reason: null });
    expect(await isListed(doctor, after)).toBe(false);
    const { body } = await product.call(findDoctors, { as: patient, after });
    expect(body.specializations).not.toContain('Ayurveda');
    expect((await book(doctor)).code).toBe('DOCTOR_NOT_VERIFIED');
    const query = { date: dayFromNow(3) };
    const slots = (as: Person) => product.call(doctorSlots, { as, after, query, params: { doctorId: doctor.id } });
    expect((await slots(patient)).code).toBe('DOCTOR_NOT_FOUND');
    expect((await slots(doctor)).status).toBe(200);
    const look = (as: Person) => product.call(showPicture, { as, after, params: { accountId: doctor.id } });
    expect((await look(patient)).code).toBe('PICTURE_NOT_FOUND');
    for (const as of [doctor, operator]) expect((await look(as)).status).toBe(200);
  });

  test('is not recommended either', async () => {
    const known = await aDoctor(product, newDoctor('Asha Nair', ['Virology']));
    const doctor = await aNewcomer(product, newDoctor('Leela Nair', ['Virology']));
    const ask = async (after: string | null) =>
      (await product.call(recommendDoctors, { as: patient, after, params: { doctorId: known.id } })).body
        .recommendations;
    expect(await ask(doctor.position)).toEqual([]);
    const { position } = await decide(verifyDoctor, doctor, 1);
    expect((await ask(position)).map(({ id }) => id)).toEqual([doctor.id]);
  });

  test('is listed and can be booked at once after verification', async () => {
    const doctor = await aNewcomer(product, newDoctor('Ravi Menon'));
    expect((await book(doctor)).code).toBe('DOCTOR_NOT_VERIFIED');
    const { position } = await decide(verifyDoctor, doctor, 1);
    expect(await isListed(doctor, position)).toBe(true);
    expect((await book(doctor)).status).toBe(200);
    expect(await registrationOf(doctor, position)).toEqual({ state: 'verified', reason: null });
  });
});

describe('a rejected doctor', () => {
  test('sees the reason, and awaits verification again after sending further certificates', async () => {
    const doctor = await aNewcomer(product, newDoctor('Omar Sheikh'));
    const { position: rejectedAt } = await decide(rejectDoctor, doctor, 1, { reason });
    expect(await registrationOf(doctor, rejectedAt)).toEqual({ state: 'rejected', reason });
    expect((await book(doctor)).code).toBe('DOCTOR_NOT_VERIFIED');
    const { position } = await submit(doctor, picture('licence.png'));
    expect(await registrationOf(doctor, position)).toEqual({ state: 'awaiting', reason: null });
    const { body } = await product.call(showRegistration, { as: operator, after: position, params: { id: doctor.id } });
    expect(body).toMatchObject({
      ...{ state: 'awaiting', version: 3, fullName: 'Omar Sheikh', phone: '9876543210', yearExp: 12 },
      certificates: [
        { number: 1, fileName: 'licence.pdf', mediaType: 'application/pdf' },
        { number: 2, fileName: 'licence.png', mediaType: 'image/png' },
      ],
      decisions: [{ decision: 'rejected', reason, by: 'Devika Pillai' }],
    });
  });

  test('who was verified before keeps existing appointments, and gets no new ones', async () => {
    const doctor = await aDoctor(product, newDoctor('Uma Krishnan'), withPicture());
    const { id } = await anAppointment(product, { patient, doctor, slot: nextSlot() });
    const { position: after } = await decide(rejectDoctor, doctor, 2, { reason });
    expect(await isListed(doctor, after)).toBe(false);
    expect((await book(doctor)).code).toBe('DOCTOR_NOT_VERIFIED');
    const { body } = await product.call(patientAppointments, { as: patient, after });
    expect(body.sessions.find((each) => each.id === id)).toMatchObject({ status: 'Pending' });
    const moved = { params: { id }, body: { newDateTime: nextSlot().startsAt } };
    expect((await product.call(rescheduleAppointment, { as: patient, ...moved })).code).toBe('DOCTOR_NOT_VERIFIED');
    expect((await product.call(showPicture, { as: patient, after, params: { accountId: doctor.id } })).status).toBe(
      200,
    );
  });

  test('is not rejected without a reason', async () => {
    const doctor = await aNewcomer(product);
    for (const blank of [undefined, '', '   '])
      expect((await decide(rejectDoctor, doctor, 1, { reason: blank })).code).toBe('INPUT_INVALID');
  });
});

describe('a decision', () => {
  test('on certificates that have changed is rejected, and a repeated decision is recorded once', async () => {
    const doctor = await aNewcomer(product);
    await submit(doctor, certificate());
    expect((await decide(verifyDoctor, doctor, 1)).code).toBe('REGISTRATION_CHANGED');
    const [first, again] = [await decide(verifyDoctor, doctor, 2), await decide(verifyDoctor, doctor, 2)];
    expect([first.status, again.status]).toEqual([200, 200]);
    const { body } = await product.call(showRegistration, {
      ...{ as: operator, after: again.position, params: { id: doctor.id } },
    });
    expect(body.decisions).toHaveLength(1);
  });

  test('on an unknown registration is rejected', async () => {
    for (const route of [verifyDoctor, rejectDoctor])
      expect((await decide(route, { id: randomUUID() }, 0, { reason })).code).toBe('REGISTRATION_NOT_FOUND');
    const shown = await product.call(showRegistration, { as: operator, params: { id: randomUUID() } });
    expect(shown.code).toBe('REGISTRATION_NOT_FOUND');
  });
});

describe('the list of registrations', () => {
  test('is filtered by state, sorted by waiting time, and paged', async () => {
    const [first, second] = [await aNewcomer(product), await aNewcomer(product)];
    const verified = await aDoctor(product);
    const list = async (query: Record<string, string>) => {
      const answered = await product.call(listRegistrations, { as: operator, after: verified.position, query });
      return { ids: answered.body.map(({ id }) => id), part: answered.headers.get('content-range') ?? '' };
    };
    // Other suites have registrations too, more than a page.
    const filter = JSON.stringify({ state: 'awaiting', id: [second.id, verified.id, first.id] });
    expect(await list({ filter })).toEqual({ ids: [first.id, second.id], part: 'registrations 0-1/2' });
    expect(await list({ filter, range: '[1,25]' })).toEqual({ ids: [second.id], part: 'registrations 1-1/2' });
    const sort = '["since","DESC"]';
    expect((await list({ filter, sort, range: '[0,0]' })).ids).toEqual([second.id]);
    expect((await list({ filter: '{"state":"awaiting"}', sort })).ids.slice(0, 2)).toEqual([second.id, first.id]);
    expect((await list({ filter: '{"state":"verified"}', sort })).ids[0]).toBe(verified.id);
    expect((await list({ sort })).ids.slice(0, 3)).toEqual([verified.id, second.id, first.id]);
  });

  test('can be searched by a part of the name, and filtered by ids', async () => {
    const [one, other] = [await aNewcomer(product), await aNewcomer(product)];
    const list = async (filter: object) => {
      const query = { filter: JSON.stringify(filter) };
      return (await product.call(listRegistrations, { as: operator, after: other.position, query })).body;
    };
    const ids = [one.id, other.id];
    const found = await list({ id: ids });
    expect(found.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    const part = found[0]?.fullName.slice(1, -1).toUpperCase();
    expect((await list({ q: ` ${part} `, id: ids })).length).toBeGreaterThan(0);
    expect(await list({ q: `${part}%`, id: ids })).toEqual([]);
  });
});

describe('a certificate', () => {
  test('is named by its kind, and accepted without one', async () => {
    const details = [
      { kind: 'degree', title: 'MD, Dermatology' },
      { kind: 'identity', title: '' },
    ];
    const doctor = await aNewcomer(product, {
      ...newDoctor('Tara Bose'),
      certificateDetails: JSON.stringify([{ kind: 'registration' }]),
    });
    const body = formOf(
      { certificateDetails: JSON.stringify(details) },
      { certificateImage: [certificate(), picture('me.png'), picture('more.png')] },
    );
    const { position } = await product.call(submitCertificates, { as: doctor, body });
    expect((await shown(doctor, position)).certificates.map(({ kind, title }) => [kind, title])).toEqual([
      ['registration', ''],
      ['degree', 'MD, Dermatology'],
      ['identity', ''],
      [null, ''],
    ]);
    const { body: own } = await product.call(currentDoctor, { as: doctor, after: position });
    expect(own.data.certifications).toEqual(['Medical registration', 'MD, Dermatology', 'Certificate']);
  });

  test('of an unknown kind is rejected', async () => {
    const doctor = await aNewcomer(product);
    for (const told of ['[{"kind":"guess"}]', 'a degree', '{}']) {
      const body = formOf({ certificateDetails: told }, { certificateImage: [certificate()] });
      expect((await product.call(submitCertificates, { as: doctor, body })).code).toBe('INPUT_INVALID');
    }
  });

  const look = (as: Person, doctor: Person, number = 1, after = doctor.position) =>
    product.call(showCertificate, { as, after, params: { doctorId: doctor.id, number: String(number) } });

  test('is shown under its name, in isolation, to operators and to the doctor', async () => {
    const doctor = await aNewcomer(product);
    for (const as of [operator, doctor]) {
      const { status, headers } = await look(as, doctor);
      expect({ status, ...Object.fromEntries(headers) }).toMatchObject({
        ...{ status: 200, 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' },
        'content-disposition': 'inline; filename="licence.pdf"',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'cache-control': 'no-store',
      });
    }
  });

  test('is hidden from everyone else', async () => {
    const [doctor, other, auditor] = await Promise.all([aDoctor(product), aDoctor(product), anAuditor(product)]);
    await anAppointment(product, { patient, doctor, slot: nextSlot() });
    for (const as of [patient, auditor]) expect((await look(as, doctor)).code).toBe('NOT_ALLOWED');
    expect((await look(other, doctor)).code).toBe('CERTIFICATE_NOT_FOUND');
    expect((await look(operator, doctor, 2)).code).toBe('CERTIFICATE_NOT_FOUND');
  });

  test('has to be a picture or a PDF by content, is served with a matching file name, and is required', async () => {
    const doctor = await aNewcomer(product);
    const page = new File(['<html><script>alert(1)</script></html>'], 'degree.pdf', { type: 'application/pdf' });
    expect((await submit(doctor, page)).code).toBe('FILE_TYPE_REFUSED');
    expect((await submit(doctor)).code).toBe('INPUT_INVALID');
    const { position } = await submit(doctor, pdfAs('Größe"\u202e.html', 'text/html'));
    const { headers } = await look(doctor, doctor, 2, position);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toBe(
      `inline; filename="Gr__e_.pdf"; filename*=UTF-8''Gr%C3%B6%C3%9Fe_.pdf`,
    );
  });
});

describe('an operator', () => {
  test('signs in like an auditor, and gets the account data', async () => {
    const { body } = await product.call(currentAppointed, { as: operator });
    expect(body.data).toMatchObject({ id: operator.id, role: 'operator', fullName: 'Devika Pillai' });
    const wrong = await product.call(signInOperator, { body: { email: operator.email, password: 'not this one' } });
    const nobody = await product.call(signInOperator, { body: { email: 'nobody@example.org', password: PASSWORD } });
    for (const each of [wrong, nobody]) expect([each.status, each.code]).toEqual([401, 'CREDENTIALS_WRONG']);
    const auditor = await anAuditor(product);
    const other = await product.call(signInOperator, { body: { email: auditor.email, password: PASSWORD } });
    expect(other.code).toBe('CREDENTIALS_WRONG');
  });
});
