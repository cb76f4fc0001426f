import { bookAppointment, confirmPayment, declarePayment } from '@anamnesis/contracts/appointments/routes';
import { clinicTime, dayAfter } from '@anamnesis/contracts/time/slots';
import { writeNotes } from '@anamnesis/contracts/sessions/document-routes';
import { endSessionAsDoctor, giveFeedback, joinSession } from '@anamnesis/contracts/sessions/routes';
import type { DemoClient } from './demo-client.js';
import type { Part } from './parts.js';
import { openAllDay } from './seed-hours.js';
import type { Known, People } from './seed-people.js';

interface Visit {
  patient: Known;
  doctor: Known;
  issue: string;
}
interface Meeting extends Visit {
  notes: string;
  /** The patient's note in reply. */
  answer?: string;
  rating: number;
  feedback: string;
}

const QUARTER = 15 * 60_000;

/** Milliseconds. The time must not have begun when the booking arrives, which a busy product delays. */
const DELAY_OF_BOOKING = 2 * 60_000;

/** The date and the time of the next quarter of an hour that can still be booked, or so many later. */
const quarter = (later: number, timeZone: string) =>
  clinicTime(new Date(Math.ceil((Date.now() + DELAY_OF_BOOKING) / QUARTER + later) * QUARTER), timeZone);
const tomorrow = (timeZone: string) => dayAfter(clinicTime(new Date(), timeZone).date, 1);

/** Creates a completed consultation of Meera today, and her next appointment. */
export async function seedMeerasVisits(
  client: DemoClient,
  { meera, kavita, arjun }: Pick<People, 'meera' | 'kavita' | 'arjun'>,
  timeZone: string,
): Promise<void> {
  for (const doctor of [kavita, arjun]) await openAllDay(client, doctor);
  await meet(client, quarter(0, timeZone), {
    ...{ patient: meera, doctor: arjun, issue: 'Tired since the summer.' },
    notes: 'Thyroid and iron normal in August. Sleeps five hours. Sleep diary for three weeks, then again.',
    answer: 'On Sundays I sleep eight hours, and am as tired.',
    ...{ rating: 5, feedback: 'Listened first, then explained every value.' },
  });
  const issue = 'Follow-up on my cholesterol. Slight muscle ache since June.';
  await book(client, { date: tomorrow(timeZone), time: '11:00' }, { patient: meera, doctor: kavita, issue });
}

/** Creates completed consultations of other patients today, and their appointments of the next days; none at a time that a visitor has booked. */
export async function seedOthersVisits(
  client: DemoClient,
  { lakshmi, imran, rohan, kavita }: Pick<People, 'lakshmi' | 'imran' | 'rohan' | 'kavita'>,
  timeZone: string,
  part: Part,
): Promise<void> {
  const dizzy = {
    ...{ patient: lakshmi, doctor: kavita, issue: 'Dizzy in the mornings since the new tablet.' },
    notes: 'Pressure 104/62 standing. Amlodipine at night from today. Blood pressure diary for 14 days.',
    ...{ rating: 5, feedback: 'Took the time I needed.' },
  };
  await part(() => meet(client, quarter(0, timeZone), dizzy));
  const racing = {
    ...{ patient: imran, doctor: kavita, issue: 'Heart races when I climb stairs.' },
    notes: 'Resting ECG without findings. Three coffees before noon: none for two weeks, then again.',
    ...{ rating: 4, feedback: 'Clear and kind. We began ten minutes late.' },
  };
  await part(() => meet(client, quarter(1, timeZone), racing));
  const date = tomorrow(timeZone);
  await part(() => book(client, { date, time: '14:00' }, { patient: rohan, doctor: kavita, issue: '' }));
  const migraine = { patient: imran, doctor: kavita, issue: 'Migraine, third week' };
  await part(async () => pay(client, migraine, await book(client, { date, time: '16:00' }, migraine)));
  const diary = { patient: lakshmi, doctor: kavita, issue: 'Blood pressure diary, 14 days' };
  await part(async () => {
    const id = await book(client, { date: dayAfter(date, 1), time: '10:00' }, diary);
    await pay(client, diary, id);
    await client.json(confirmPayment, kavita.token, { id }, {}, `confirm ${id}`);
  });
}

async function meet(client: DemoClient, at: { date: string; time: string }, meeting: Meeting): Promise<void> {
  const { patient, doctor, notes, answer, rating, feedback } = meeting;
  const id = await book(client, at, meeting);
  await pay(client, meeting, id);
  await client.json(joinSession, doctor.token, { id }, {}, `doctor joins ${id}`);
  await client.json(joinSession, patient.token, { id }, {}, `patient joins ${id}`);
  await client.json(writeNotes, doctor.token, { sessionId: id }, { notes }, `notes ${id}`);
  if (answer) await client.json(writeNotes, patient.token, { sessionId: id }, { notes: answer }, `answer ${id}`);
  await client.json(endSessionAsDoctor, doctor.token, {}, { sessionId: id }, `end ${id}`);
  await client.json(giveFeedback, patient.token, {}, { sessionId: id, rating, feedback }, `feedback ${id}`);
  await client.json(confirmPayment, doctor.token, { id }, {}, `confirm ${id}`);
}

async function book(
  client: DemoClient,
  { date, time }: { date: string; time: string },
  { patient, doctor, issue }: Visit,
): Promise<string> {
  const asked = { doctorId: doctor.id, date, time, issueDetails: issue };
  // A run that is completed on another day books another time, which needs another command id.
  const step = `book ${patient.id} ${issue} ${date} ${time}`;
  const booked = await client.json(bookAppointment, patient.token, {}, asked, step);
  return bookAppointment.reply.parse(booked).data.appointmentId;
}

const pay = (client: DemoClient, { patient }: Visit, id: string) =>
  client.json(declarePayment, patient.token, { id }, { transactionId: `TXN_${id.slice(0, 8)}` }, `pay ${id}`);
