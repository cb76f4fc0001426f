import { bookAppointment, patientAppointments } from '@anamnesis/contracts/appointments/addresses';
import { doctorSlots, findDoctors } from '@anamnesis/contracts/doctors/addresses';
import { DEFAULT_ISSUE_DETAILS } from '@anamnesis/contracts/appointments/constants';
import type { DoctorCard } from '@anamnesis/contracts/doctors/routes';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState, type CSSProperties } from 'react';
import { useCommand } from '../api/questions';
import { Field } from '../look/field';
import { Portrait } from '../look/portrait';
import { toast } from '../look/toasts';
import { agreedTime, dayOf } from '../time/clinic-time';
import { DialogHead } from '../look/dialog-head';
import { feeInWords } from './fee';
import { messages, withDoctor } from './messages';
import { Problem, type ProblemText } from '../look/problem';
import { isSlotRefusal, slotRefusal } from './slot-refusal';
import { useNow } from '../time/use-now';
import { WhenPicker, type When } from './when-picker';
import styles from './booking.module.css';

interface Props {
  doctor: DoctorCard;
  timeZone: string;
  onClose: () => void;
}

/** Books one doctor: day, time, and what it is about. What failed leaves everything as it was filled in. */
export function BookingDialog({ doctor, timeZone, onClose }: Props) {
  const heading = useId();
  const now = useNow();
  const client = useQueryClient();
  const [when, setWhen] = useState<When>(() => ({ date: dayOf(doctor.nextFree ?? now, timeZone), slot: null }));
  const [issueDetails, setIssueDetails] = useState('');
  const [problem, setProblem] = useState<ProblemText | null>(null);
  const { slot, date } = when;

  const booking = useCommand(bookAppointment, {
    refreshes: [patientAppointments, doctorSlots, findDoctors],
    onDone: ({ data }) => {
      toast.success(messages.booked, `${agreedTime(data.startsAt, timeZone)} ${withDoctor(doctor.fullName)}.`);
      onClose();
    },
    onRefused: (error) => {
      setProblem({
        title: messages.bookingFailed,
        text: slotRefusal(error, { startsAt: slot?.startsAt ?? '', timeZone, now }),
      });
      if (!isSlotRefusal(error)) return;
      setWhen({ date, slot: null });
      void client.invalidateQueries({ queryKey: [doctorSlots.path] });
    },
  });
  const confirm = () => {
    if (!slot) return setProblem({ title: messages.chooseAll });
    setProblem(null);
    booking.mutate({
      body: { doctorId: doctor.id, date, time: slot.time, issueDetails: issueDetails.trim() || DEFAULT_ISSUE_DETAILS },
    });
  };

  return (
    <Dialog open onClose={onClose} aria-labelledby={heading}>
      <DialogHead
        id={heading}
        title={messages.bookAppointment}
        note={withDoctor(doctor.fullName, doctor.specification[0])}
        portrait={<Portrait name={doctor.fullName} seed={doctor.id} picture={doctor.profileImage} size={56} />}
        onClose={onClose}
      />
      <DialogContent className="stack" style={{ '--gap': '24px' } as CSSProperties}>
        <WhenPicker doctorId={doctor.id} timeZone={timeZone} now={now} when={when} onChange={setWhen} />
        <Field
          label={messages.issueDetails}
          optional
          multiline
          minRows={3}
          value={issueDetails}
          placeholder={messages.issuePlaceholder}
          inputProps={{ maxLength: 4000 }}
          onChange={(event) => setIssueDetails(event.target.value)}
        />
        {problem && <Problem {...problem} />}
      </DialogContent>
      <DialogActions>
        <p className={`note num ${styles.dialogSum}`}>
          <strong>{slot ? agreedTime(slot.startsAt, timeZone) : messages.noTimeChosen}</strong>
          <br />
          {feeInWords()}, {messages.paidWhenYouJoin}
        </p>
        <Button variant="outlined" onClick={onClose}>
          {messages.cancel}
        </Button>
        <Button variant="act" disabled={booking.isPending} onClick={confirm}>
          {booking.isPending ? messages.booking : messages.confirmBooking}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
