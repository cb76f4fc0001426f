import type { AppointmentStatus } from '@anamnesis/contracts/appointments/constants';
import type { Recorded } from '@anamnesis/contracts/language/event';
import type { Connection } from '@anamnesis/platform/postgres/pool';
import type { Fact } from '../setup/history.js';

type Handlers = {
  readonly [Type in Fact['type']]?: (
    tx: Connection,
    event: Pick<Recorded<Extract<Fact, { type: Type }>>, 'data' | 'recordedAt'>,
  ) => Promise<void>;
};

/** The appointment list in the usual style: a statement for each event. */
export const appointmentHandlers: Handlers = {
  async AppointmentBooked(tx, { data }) {
    await tx.query(
      `insert into appointments (appointment_id, patient_id, doctor_id, status, date, time, time_zone, starts_at, ends_at,
         consultation_type, issue_details, fee, room_name, payment, payment_confirmed, doctor_in, patient_in, feedback, missing, changes)
       values ($1, $2, $3, 'Pending', $4, $5, $6, $7, $8, $9, $10, $11, $12, 'none', false, false, false, 'none', '{}', 0)`,
      [
        ...[
          data.appointmentId,
          data.patientId,
          data.doctorId,
          data.date,
          data.time,
          data.timeZone,
          data.startsAt,
          data.endsAt,
        ],
        ...[data.consultationType, data.issueDetails, data.fee, data.roomName],
      ],
    );
  },
  async AppointmentRescheduled(tx, { data }) {
    await tx.query(
      `update appointments set date = $2, time = $3, starts_at = $4, ends_at = $5, moved_by = $6, move_reason = $7,
         changes = changes + 1
       where appointment_id = $1`,
      [...[data.appointmentId, data.date, data.time, data.startsAt, data.endsAt, data.by, data.reason]],
    );
  },
  async AppointmentCancelled(tx, { data }) {
    await over(tx, data.appointmentId, 'Cancelled');
    await tx.query(
      'update appointments set cancel_reason = $2, cancelled_by = $3, changes = changes + 1 where appointment_id = $1',
      [data.appointmentId, data.reason, data.by],
    );
  },
  async PaymentDeclared(tx, { data }) {
    await tx.query(
      `update appointments set payment = 'claimed', transaction_id = $2, upi_reference = $3 where appointment_id = $1`,
      [data.appointmentId, data.transactionId, data.upiReference],
    );
  },
  async PaymentConfirmed(tx, { data }) {
    await tx.query(
      `update appointments set payment = 'confirmed', payment_confirmed = true where appointment_id = $1`,
      [data.appointmentId],
    );
  },
  async NoShowRecorded(tx, { data }) {
    await over(tx, data.appointmentId, 'No-show');
    await tx.query('update appointments set missing = $2 where appointment_id = $1', [
      data.appointmentId,
      data.missing,
    ]);
  },
  async DoctorJoined(tx, { data }) {
    await tx.query('update appointments set doctor_in = true where appointment_id = $1', [data.appointmentId]);
  },
  async PatientJoined(tx, { data }) {
    await tx.query('update appointments set patient_in = true where appointment_id = $1', [data.appointmentId]);
  },
  async SessionStarted(tx, { data, recordedAt }) {
    await tx.query(`update appointments set status = 'Active', started_at = $2 where appointment_id = $1`, [
      data.appointmentId,
      recordedAt,
    ]);
  },
  async ParticipantLeft(tx, { data }) {
    const side = data.who === 'doctor' ? 'doctor_in' : 'patient_in';
    await tx.query(`update appointments set ${side} = false where appointment_id = $1`, [data.appointmentId]);
  },
  async SessionEnded(tx, { data }) {
    await over(tx, data.appointmentId, 'Completed');
  },
  async FeedbackGiven(tx, { data }) {
    await tx.query(`update appointments set feedback = 'given' where appointment_id = $1`, [data.appointmentId]);
  },
  async FeedbackSkipped(tx, { data }) {
    await tx.query(`update appointments set feedback = 'skipped' where appointment_id = $1`, [data.appointmentId]);
  },
};

/** Ends an appointment; nobody is present afterwards. */
async function over(tx: Connection, appointmentId: string, status: AppointmentStatus): Promise<void> {
  await tx.query(
    'update appointments set status = $2, doctor_in = false, patient_in = false where appointment_id = $1',
    [appointmentId, status],
  );
}
