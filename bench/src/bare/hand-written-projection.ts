import type { Pool } from '@anamnesis/platform/postgres/pool';
import { inTransaction, ASYNCHRONOUS_COMMIT } from '@anamnesis/platform/postgres/pool';
import type { Recorded } from '@anamnesis/contracts/language/event';
import type { Fact } from '../setup/history.js';
import type { Log } from '../setup/log.js';

type Row = Record<string, unknown>;

/** Initial values of a new row. */
const DEFAULTS = {
  ...{ payment: 'none', payment_confirmed: false, doctor_in: false, patient_in: false, feedback: 'none', changes: 0 },
  missing: [],
};
const CHANGEABLE = [
  'status',
  'date',
  'time',
  'starts_at',
  'ends_at',
  'payment',
  'doctor_in',
  'patient_in',
  'started_at',
]
  .concat('feedback', 'cancel_reason', 'cancelled_by', 'move_reason', 'moved_by', 'missing')
  .concat('transaction_id', 'upi_reference', 'payment_confirmed')
  .map((column) => `${column} = coalesce(changed.${column}, kept.${column})`)
  .concat('changes = kept.changes + coalesce(changed.changes, 0)')
  .join(', ');

/**
 * The appointment list as a hand-written, specialised loop: a batch is folded in memory and written by two statements. `until` is the
 * last position of the log; resolves when it is reached.
 */
export async function rebuildByHand({ pool, store, codec }: Log, schema: string, until: bigint): Promise<void> {
  const stop = new AbortController();
  for await (const batch of store.follow(null, stop.signal)) {
    const position = batch.at(-1)?.position ?? 0n;
    const events = await codec.decode(batch);
    await write(pool, schema, position, events as unknown as (Recorded & Fact)[]);
    if (position >= until) break;
  }
}

async function write(pool: Pool, schema: string, position: bigint, events: readonly (Recorded & Fact)[]) {
  const booked = new Map<string, Row>();
  const changed = new Map<string, Row>();
  for (const event of events) {
    const id = event.data.appointmentId;
    if (event.type === 'AppointmentBooked') booked.set(id, { ...DEFAULTS, ...rowOf(event) });
    else {
      const into = booked.has(id) ? booked : changed;
      const before = into.get(id);
      const changes = Number(before?.['changes'] ?? 0) + (isChange(event) ? 1 : 0);
      into.set(id, { appointment_id: id, ...before, ...rowOf(event), changes });
    }
  }
  await inTransaction(
    pool,
    async (tx) => {
      await tx.query(`set local search_path to ${schema}`);
      await tx.query('insert into appointments select * from json_populate_recordset(null::appointments, $1)', [
        JSON.stringify([...booked.values()]),
      ]);
      await tx.query(
        `update appointments kept set ${CHANGEABLE} from json_populate_recordset(null::appointments, $1) changed
       where kept.appointment_id = changed.appointment_id`,
        [JSON.stringify([...changed.values()])],
      );
      await tx.query('update checkpoint set position = $1', [position]);
    },
    ASYNCHRONOUS_COMMIT,
  );
}

function rowOf(event: Recorded & Fact): Row {
  switch (event.type) {
    case 'AppointmentBooked': {
      const { appointmentId, patientId, doctorId, timeZone, consultationType, issueDetails, fee, roomName } =
        event.data;
      return {
        ...{ appointment_id: appointmentId, patient_id: patientId, doctor_id: doctorId, status: 'Pending', fee },
        ...{ time_zone: timeZone, consultation_type: consultationType, issue_details: issueDetails },
        ...{ room_name: roomName, ...slotOf(event.data) },
      };
    }
    case 'AppointmentRescheduled':
      return { ...slotOf(event.data), moved_by: event.data.by, move_reason: event.data.reason };
    case 'AppointmentCancelled':
      return { ...over('Cancelled'), cancelled_by: event.data.by, cancel_reason: event.data.reason };
    case 'PaymentDeclared':
      return {
        ...{ payment: 'claimed', transaction_id: event.data.transactionId, upi_reference: event.data.upiReference },
      };
    case 'PaymentConfirmed':
      return { payment: 'confirmed', payment_confirmed: true };
    case 'PaymentRefunded':
      return { payment: 'refunded' };
    case 'PaymentNotReceived':
      return { payment: 'notReceived' };
    case 'NoShowRecorded':
      return { ...over('No-show'), missing: event.data.missing };
    case 'DoctorJoined':
      return { doctor_in: true };
    case 'PatientJoined':
      return { patient_in: true };
    case 'SessionStarted':
      return { status: 'Active', started_at: event.recordedAt };
    case 'ParticipantLeft':
      return event.data.who === 'doctor' ? { doctor_in: false } : { patient_in: false };
    case 'SessionEnded':
      return over('Completed');
    case 'FeedbackGiven':
      return { feedback: 'given' };
    case 'FeedbackSkipped':
      return { feedback: 'skipped' };
    case 'SlotClaimAbandoned':
    case 'NotesWritten':
    case 'NoteRetracted':
    case 'SessionReportUploaded':
    case 'MedicalSummaryRequested':
    case 'MedicalSummarySent':
    case 'MedicalSummaryFailed':
      return {};
  }
}

/** Whether an appointment was moved or cancelled. */
const isChange = ({ type }: Fact) => type === 'AppointmentRescheduled' || type === 'AppointmentCancelled';

const slotOf = ({
  date,
  time,
  startsAt,
  endsAt,
}: {
  date: string;
  time: string;
  startsAt: string;
  endsAt: string;
}) => ({
  ...{ date, time, starts_at: startsAt, ends_at: endsAt },
});
const over = (status: string): Row => ({ status, doctor_in: false, patient_in: false });
