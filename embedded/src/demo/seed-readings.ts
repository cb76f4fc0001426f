import { accessStream, RecordRead } from '@anamnesis/contracts/audit/events';
import { patientAppointments } from '@anamnesis/contracts/appointments/query-routes';
import { openBreakGlass } from '@anamnesis/contracts/break-glass/routes';
import type { EventOf } from '@anamnesis/contracts/language/event';
import { listTestReports } from '@anamnesis/contracts/records/query-routes';
import type { Decider } from '@anamnesis/platform/deciding/decider';
import { uuidOf } from '@anamnesis/platform/deciding/handle';
import type { DemoClient } from './demo-client.js';
import type { Part } from './parts.js';
import type { Known, People, Ports } from './seed-people.js';
import type { Sharing } from './seed-sharing.js';

type Reading = EventOf<typeof RecordRead>;
type Facts = Reading['data'];
type Who = Pick<Facts, 'reader' | 'ground'>;

const DAY = 24 * 60 * 60_000;

/** Who opened Meera's record, over the last days: doctors, her sister, a reader with a share link, and a doctor in an emergency. */
export async function seedReadings(
  client: DemoClient,
  { commands }: Pick<Ports, 'commands'>,
  { meera, kavita, arjun, rehan, priya }: People,
  { tieId, linkId }: Sharing,
  part: Part,
): Promise<void> {
  const { sessions } = patientAppointments.reply.parse(await client.ask(patientAppointments, meera.token));
  const treating = (doctor: Known) => {
    const appointmentId = sessions.find(({ doctor: { id } }) => id === doctor.id)?.id;
    if (!appointmentId) throw new Error('An appointment of the demo is missing');
    return { reader: { id: doctor.id, role: 'doctor' }, ground: { purpose: 'consultation', appointmentId } } as const;
  };
  const [ofKavita, ofArjun] = [treating(kavita), treating(arjun)];
  const sister: Who | null =
    tieId === null ? null : { reader: { id: priya.id, role: 'patient' }, ground: { purpose: 'family', tieId } };
  const visitor: Who | null =
    linkId === null ? null : { reader: { id: linkId, role: 'visitor' }, ground: { purpose: 'share', linkId } };
  const inEmergency = await part(() => emergencyOf(client, rehan, meera));
  const documents = await documentsOf(client, meera);
  const list = (kind: Facts['what']['kind']) => ({ kind, id: meera.id });

  const readings: readonly (readonly [ago: number, who: Who | null, what: Facts['what']])[] = [
    [9, ofKavita, list('healthRecord')],
    [5, ofKavita, list('healthRecord')],
    [4, ofKavita, list('healthRecord')],
    ...documents.map((id) => [4, ofKavita, { kind: 'document', id }] as const),
    [2, ofArjun, list('healthRecord')],
    // The family tie and the share link are of today.
    [0, sister, list('testReports')],
    ...documents.slice(0, 1).map((id) => [0, sister, { kind: 'document', id }] as const),
    [0, sister, list('diagnoses')],
    [0, visitor, list('prescriptions')],
    [0, visitor, list('testReports')],
    [0, inEmergency, list('healthRecord')],
  ];
  const now = Date.now();
  for (const [index, [ago, who, what]] of readings.entries()) {
    if (who === null) continue;
    // Those of the past a minute apart, so that they are in the order of the list. The tie and the emergency access begin now.
    const before = ago * DAY + (readings.length - index) * 60_000;
    const readAt = new Date(ago === 0 ? Date.now() : now - before).toISOString();
    await commands.handle(
      pastReading,
      accessStream(meera.id),
      { type: 'RecordPastReading', data: { patientId: meera.id, ...who, what, readAt } },
      null,
      {
        ...{ actor: who.reader, correlationId: 'demo', asked: 'demo' },
        commandId: uuidOf(`demo/reading ${index}`),
      },
    );
  }
}

/** A reading of the demo's past: it is not read at the moment of its event. */
const pastReading: Decider<null, { type: 'RecordPastReading'; data: Facts }, Reading, null> = {
  opens: [],
  initialState: null,
  evolve: () => null,
  decide: (_, { data }) => [{ type: RecordRead.type, data }],
};

/** The doctor opens the record without an appointment; an auditor finds it among the uses to review. */
async function emergencyOf(client: DemoClient, doctor: Known, patient: Known) {
  const body = { patientId: patient.id, reason: 'Brought in after a fall, not able to say what she takes.' };
  const opened = await client.json(openBreakGlass, doctor.token, {}, body, 'break glass');
  const { breakGlassId } = openBreakGlass.reply.parse(opened).data;
  return { reader: { id: doctor.id, role: 'doctor' }, ground: { purpose: 'emergency', breakGlassId } } as const;
}

/** The ids of the documents of a patient's test reports, the newest first. */
async function documentsOf(client: DemoClient, patient: Known): Promise<string[]> {
  const reports = listTestReports.reply.parse(await client.ask(listTestReports, patient.token));
  return reports.flatMap(({ documentUrl }) => documentUrl?.split('/').at(-1) ?? []);
}
