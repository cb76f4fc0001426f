import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { cancelAppointment, refundPayment, rescheduleAppointment } from '@anamnesis/contracts/appointments/routes';
import { startMailServer, type TestMailServer } from '@anamnesis/platform/testing/mail-server';
import { until } from '@anamnesis/platform/testing/until';
import { anAppointment, freshSlots } from './testing/appointments.js';
import { aDoctor, aPatient, newDoctor, type Person } from './testing/people.js';
import type { Product } from './testing/product.js';
import { startProduct } from './testing/start-product.js';

let server: TestMailServer;
let product: Product;
let patient: Person;
let doctor: Person;
const nextSlot = freshSlots();
const ABOUT_CONSULTATIONS = /^Your consultation with /;
/** The unfolded lines of a calendar file: a continuation line begins with a space. */
const lines = (text = '') => text.replace(/\n[ \t]/g, '').split('\n');
const inCalendar = (moment: string) => moment.replace(/[-:]|\.000/g, '');

const confirm = (role: 'patient' | 'doctor', { email }: Person) => product.confirmEmail(role, email);
const emailsTo = ({ email }: Person) =>
  server.received.filter(({ to, subject }) => to === email && ABOUT_CONSULTATIONS.test(subject));

beforeAll(async () => {
  server = await startMailServer();
  product = await startProduct({ SMTP_URL: server.url, MAIL_FROM: 'hello@clinic.example' });
  [patient, doctor] = await Promise.all([aPatient(product), aDoctor(product)]);
  await Promise.all([confirm('patient', patient), confirm('doctor', doctor)]);
});
afterEach(() => void server.received.splice(0));
afterAll(async () => {
  await product.close();
  await server.close();
});

test('both sides get an email with a calendar file when an appointment is booked, moved and cancelled', async () => {
  const [slot, next] = [nextSlot(), nextSlot()];
  const { id } = await anAppointment(product, { patient, doctor, slot });
  const steps = [
    { ends: 'is booked', method: 'PUBLISH', sequence: 0, at: slot.startsAt },
    { ends: 'was moved', method: 'PUBLISH', sequence: 1, at: next.startsAt },
    { ends: 'was cancelled', method: 'CANCEL', sequence: 2, at: next.startsAt },
  ];
  const take = [
    async () => undefined,
    () =>
      product.call(rescheduleAppointment, {
        as: doctor,
        params: { id },
        body: { newDateTime: next.startsAt, reason: 'A congress' },
      }),
    () => product.call(cancelAppointment, { as: patient, params: { id }, body: { reason: 'Better now' } }),
  ];
  for (const [index, { ends, method, sequence, at }] of steps.entries()) {
    await take[index]?.();
    for (const [to, other, page] of [
      [patient, `Dr. ${doctor.fullName}`, '/user-tele'],
      [doctor, patient.fullName, '/appointments'],
    ] as const) {
      await until(async () => expect(emailsTo(to)).toHaveLength(index + 1));
      const email = emailsTo(to)[index];
      expect(email?.subject).toBe(`Your consultation with ${other} ${ends}`);
      expect(email?.text).toContain(`India Standard Time (UTC+5:30)`);
      expect(email?.text).toContain(`http://clinic.example${page}`);
      expect(email?.text.includes('Better now')).toBe(method === 'CANCEL');
      expect(email?.text.includes('A congress')).toBe(ends === 'was moved');
      expect(lines(email?.attachments[0]?.text)).toEqual(
        expect.arrayContaining([
          ...[`METHOD:${method}`, `UID:${id}@anamnesis`, `SEQUENCE:${sequence}`, `DTSTART:${inCalendar(at)}`],
          `SUMMARY:General Consultation with ${other}`,
        ]),
      );
    }
  }
});

test('the patient of a cancelled paid appointment gets an email that the refund is due, and one that it was made', async () => {
  const { id } = await anAppointment(product, { patient, doctor, slot: nextSlot(), stage: 'paid' });
  await until(async () => expect(emailsTo(patient)).toHaveLength(1));
  await product.call(cancelAppointment, { as: doctor, params: { id }, body: { reason: 'A fever' } });
  await until(async () => expect(emailsTo(patient)).toHaveLength(2));
  expect(emailsTo(patient)[1]?.text).toContain('Your payment of ₹500 is to be refunded.');
  await product.call(refundPayment, { as: doctor, params: { id } });
  const subject = `Your payment to Dr. ${doctor.fullName} was refunded`;
  await until(async () =>
    expect(server.received.filter((email) => email.subject === subject).map(({ to }) => to)).toEqual([patient.email]),
  );
});

test('unconfirmed addresses get no email', async () => {
  const unconfirmed = await aDoctor(product, newDoctor('Vikram Sen'));
  await anAppointment(product, { patient, doctor: unconfirmed, slot: nextSlot() });
  await until(async () => expect(emailsTo(patient)).toHaveLength(1));
  await confirm('doctor', unconfirmed);
  const { id } = await anAppointment(product, { patient, doctor: unconfirmed, slot: nextSlot() });
  await until(async () => expect(emailsTo(unconfirmed)).toHaveLength(1));
  expect(lines(emailsTo(unconfirmed)[0]?.attachments[0]?.text)).toContain(`UID:${id}@anamnesis`);
});
