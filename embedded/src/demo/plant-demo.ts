import { stat, writeFile } from 'node:fs/promises';
import { registerDoctor, registerPatient } from '@anamnesis/contracts/accounts/routes';
import { bookAppointment, declarePayment } from '@anamnesis/contracts/appointments/routes';
import { weekdayOf } from '@anamnesis/contracts/doctors/availability';
import { planLeave, setWeeklyHours } from '@anamnesis/contracts/doctors/availability-routes';
import { clinicTime, dayAfter } from '@anamnesis/contracts/doctors/slots';
import type { Role } from '@anamnesis/contracts/language/role';
import { endSessionAsDoctor, giveFeedback, joinSession } from '@anamnesis/contracts/sessions/routes';
import { appointAuditor, type NewAuditor, vouchForEmail } from '@anamnesis/command-service/app';
import { uuidOf } from '@anamnesis/platform/deciding/handle';
import { type DemoClient, createDemoClient } from './demo-client.js';
import { auditor, DEMO_PASSWORD, doctors, patient } from './people.js';

type Ports = Parameters<typeof vouchForEmail>[0];

/**
 * Fills a new installation with a patient, two doctors with hours and leave of their own, an auditor, a finished
 * consultation and one to come, all through the product's own calls. Command ids are fixed, so a planting that was cut short is completed by the next start.
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
  const register = async (route: typeof registerDoctor | typeof registerPatient, fields: Record<string, string>) => {
    const { email = '' } = fields;
    const reply = await client.form(route, { ...fields, password: DEMO_PASSWORD }, `register ${email}`);
    await vouch(route === registerPatient ? 'patient' : 'doctor', email);
    return reply;
  };

  const { data: meera } = registerPatient.reply.parse(await register(registerPatient, patient));
  const [kavita, arjun] = await Promise.all(
    doctors.map(async ({ specifications, ...doctor }) =>
      registerDoctor.reply.parse(
        await register(registerDoctor, { ...doctor, specifications: JSON.stringify(specifications) }),
      ),
    ),
  );
  const newAuditor: NewAuditor = { ...auditor, password: DEMO_PASSWORD };
  await appointAuditor(ports, newAuditor, { commandId: uuidOf('demo/auditor'), correlationId: 'demo' });
  await vouch('auditor', auditor.email);
  if (!kavita || !arjun) throw new Error('The demo has two doctors');

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
