import { stat, writeFile } from 'node:fs/promises';
import { signInOperator } from '@anamnesis/contracts/accounts/appointed-routes';
import { registerDoctor, registerPatient } from '@anamnesis/contracts/accounts/routes';
import { bookAppointment, declarePayment } from '@anamnesis/contracts/appointments/routes';
import { weekdayOf } from '@anamnesis/contracts/doctors/availability';
import { planLeave, setWeeklyHours } from '@anamnesis/contracts/doctors/availability-routes';
import { clinicTime, dayAfter } from '@anamnesis/contracts/doctors/slots';
import type { Role } from '@anamnesis/contracts/language/role';
import { verifyDoctor } from '@anamnesis/contracts/registrations/routes';
import { endSessionAsDoctor, giveFeedback, joinSession } from '@anamnesis/contracts/sessions/routes';
import { appoint, vouchForEmail } from '@anamnesis/command-service/app';
import { uuidOf } from '@anamnesis/platform/deciding/handle';
import { certificateOf } from './certificate.js';
import { type DemoClient, createDemoClient } from './demo-client.js';
import { auditor, DEMO_PASSWORD, doctors, newcomer, operator, patient } from './people.js';

type Ports = Parameters<typeof vouchForEmail>[0];

/**
 * Fills a new installation with a patient, two verified doctors with hours and leave of their own and one who waits to be
 * verified, an operator, an auditor, a finished consultation and one to come, all through the product's own calls. Command
 * ids are fixed, so a planting that was cut short is completed by the next start.
 */
export async function plantDemo(ports: Ports, address: string, timeZone: string, marker: string): Promise<void> {
  if (
    await stat(marker).then(
      () => true,
      () => false,
    )
  )
    return;
  const client = createDemoClient(address);
  // Nobody reads the letters of the demo's people: their addresses are right by being made up here.
  const vouch = (role: Role, email: string) =>
    vouchForEmail(ports, role, email, { commandId: uuidOf(`demo/vouch ${role} ${email}`), correlationId: 'demo' });
  const registered = { ...patient, password: DEMO_PASSWORD };
  const { data: meera } = registerPatient.reply.parse(
    await client.form(registerPatient, registered, {}, `register ${patient.email}`),
  );
  const [kavita, arjun] = await Promise.all([...doctors, newcomer].map((doctor) => registerWithPapers(client, doctor)));
  if (!kavita || !arjun) throw new Error('The demo has two doctors');
  for (const [role, person] of [['auditor', auditor] as const, ['operator', operator] as const])
    await appoint(
      ports,
      { role, ...person, password: DEMO_PASSWORD },
      { commandId: uuidOf(`demo/${role}`), correlationId: 'demo' },
    );
  const credentials = { email: operator.email, password: DEMO_PASSWORD };
  const { data: devika } = signInOperator.reply.parse(
    await client.json(signInOperator, '', {}, credentials, 'operator comes'),
  );
  for (const { data } of [kavita, arjun]) {
    const { id } = data.doctor;
    await client.json(verifyDoctor, devika.accessToken, { id }, { seen: 1 }, `verify ${id}`);
  }
  await vouch('patient', patient.email);
  for (const { email } of [...doctors, newcomer]) await vouch('doctor', email);
  await vouch('auditor', auditor.email);
  await vouch('operator', operator.email);

  const today = clinicTime(new Date(), timeZone).date;
  const past = await book(
    client,
    meera.accessToken,
    arjun.data.doctor.id,
    dayAfter(today, 1),
    '09:00',
    'Tired since the summer.',
  );
  await client.json(declarePayment, meera.accessToken, { id: past }, { transactionId: 'TXN_DEMO' }, 'pay');
  await client.json(joinSession, arjun.data.accessToken, { id: past }, {}, 'doctor joins');
  await client.json(joinSession, meera.accessToken, { id: past }, {}, 'patient joins');
  await client.json(endSessionAsDoctor, arjun.data.accessToken, {}, { sessionId: past }, 'end');
  const feedback = { sessionId: past, rating: 5, feedback: 'Listened first, then explained every value.' };
  await client.json(giveFeedback, meera.accessToken, {}, feedback, 'feedback');
  const issue = 'Follow-up on my cholesterol. Slight muscle ache since June.';
  await book(client, meera.accessToken, kavita.data.doctor.id, dayAfter(today, 1), '11:00', issue);
  await keepHours(client, arjun.data.accessToken);
  await takeLeave(client, kavita.data.accessToken, today);
  await writeFile(marker, new Date().toISOString());
}

/** Longer consultations, and none on Sundays. */
async function keepHours(client: DemoClient, token: string): Promise<void> {
  const weekdays = [1, 2, 3, 4, 5].flatMap((weekday) => [
    { weekday, from: '10:00', to: '13:00' },
    { weekday, from: '15:00', to: '18:00' },
  ]);
  const hours = [...weekdays, { weekday: 6, from: '10:00', to: '13:00' }];
  await client.json(setWeeklyHours, token, {}, { slotMinutes: 45, hours }, 'hours');
}

/** Thursday and Friday of the next week. */
async function takeLeave(client: DemoClient, token: string, today: string): Promise<void> {
  const monday = dayAfter(today, 8 - weekdayOf(today));
  const leave = { from: dayAfter(monday, 3), to: dayAfter(monday, 4), reason: 'Cardiology congress in Pune' };
  await client.json(planLeave, token, {}, leave, 'leave');
}

async function registerWithPapers(
  client: DemoClient,
  { specifications, ...doctor }: (typeof doctors)[number] | typeof newcomer,
) {
  const fields = { ...doctor, specifications: JSON.stringify(specifications), password: DEMO_PASSWORD };
  const papers = { certificateImage: [certificateOf(doctor.fullName)] };
  return registerDoctor.reply.parse(await client.form(registerDoctor, fields, papers, `register ${doctor.email}`));
}

async function book(
  client: DemoClient,
  token: string,
  doctorId: string,
  date: string,
  time: string,
  issueDetails: string,
) {
  const booked = await client.json(bookAppointment, token, {}, { doctorId, date, time, issueDetails }, `book ${time}`);
  return bookAppointment.reply.parse(booked).data.appointmentId;
}
