import { bookAppointment } from '@anamnesis/contracts/appointments/addresses';
import { DEFAULT_ISSUE_DETAILS } from '@anamnesis/contracts/appointments/constants';
import type { DoctorCard } from '@anamnesis/contracts/doctors/routes';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useId, useState, type CSSProperties } from 'react';
import { useCommand } from '../api/api-queries';
import { Field } from '../look/field';
import { SelectField } from '../look/select-field';
import { Portrait } from '../look/portrait';
import { toast } from '../look/toasts';
import { agreedTime, dayOf } from '../time/clinic-time';
import { timeMessages } from '../time/messages';
import { DialogHead } from '../look/dialog-head';
import { feeInWords } from '../doctors/fee';
import { useSpecialtyText } from '../doctors/specialty-text';
import { useConsultationTitle } from '../doctors/consultation-type';
import { appointmentMessages } from './messages';
import { useMessages } from '../language/messages';
import { Problem, type ProblemText } from '../look/problem';
import { type Offer, offerAfter } from './offer';
import { isSameTime, sameTimeQuestion, useSameTime } from './same-time';
import { isSlotRefusal, slotRefusal } from './slot-refusal';
import { useNow } from '../time/use-now';
import { WhenPicker, type When } from './when-picker';
import styles from './booking.module.css';

interface Props {
  doctor: DoctorCard;
  timeZone: string;
  onClose: () => void;
}

/** Books an appointment with one doctor: day, time and reason. A failed booking keeps the entered values. */
export function BookingDialog({ doctor, timeZone, onClose }: Props) {
  const m = useMessages(appointmentMessages);
  const time = useMessages(timeMessages);
  const consultationTitle = useConsultationTitle();
  const specialtyText = useSpecialtyText();
  const heading = useId();
  const now = useNow();
  const [when, setWhen] = useState<When>(() => ({ date: dayOf(doctor.nextFree ?? now, timeZone), slot: null }));
  const [issueDetails, setIssueDetails] = useState('');
  const [problem, setProblem] = useState<ProblemText | null>(null);
  const [offer, setOffer] = useState<Offer>(doctor);
  const [chosenType, setChosenType] = useState('');
  const { fullName: name } = doctor;
  const [specialization] = doctor.specification;
  const { slot, date } = when;
  const consultationType = offer.consultationTypes.includes(chosenType) ? chosenType : offer.consultationTypes[0];
  const sameTime = useSameTime(slot?.startsAt);
  const choose = (chosen: When) => {
    if (problem?.isQuestion) setProblem(null);
    setWhen(chosen);
  };

  const booking = useCommand(bookAppointment, {
    onDone: ({ data }) => {
      toast.success(m.booked, m.bookedAt({ when: agreedTime(data.startsAt, timeZone), name }));
      onClose();
    },
    onRefused: (error) => {
      if (isSameTime(error)) {
        sameTime.ask();
        return setProblem(sameTimeQuestion(m, error, timeZone));
      }
      setProblem({
        title: m.bookingFailed,
        text: slotRefusal({ ...m, time }, error, { startsAt: slot?.startsAt ?? '', timeZone, now }),
      });
      setOffer((shown) => offerAfter(error, shown));
      if (isSlotRefusal(error)) setWhen({ date, slot: null });
    },
  });
  const confirm = () => {
    if (!slot) return setProblem({ title: m.chooseAll });
    setProblem(null);
    booking.mutate({
      body: {
        ...{ doctorId: doctor.id, date, time: slot.time },
        issueDetails: issueDetails.trim() || DEFAULT_ISSUE_DETAILS,
        ...{ fee: offer.fee, consultationType },
        ...sameTime.body,
      },
    });
  };

  return (
    <Dialog open onClose={onClose} aria-labelledby={heading}>
      <DialogHead
        id={heading}
        title={m.bookAppointment}
        note={
          specialization
            ? m.withSpecialist({ name, specialization: specialtyText(specialization) })
            : m.withDoctor({ name })
        }
        portrait={<Portrait name={name} seed={doctor.id} picture={doctor.profileImage} size={56} />}
        onClose={onClose}
      />
      <DialogContent className="stack" style={{ '--gap': '24px' } as CSSProperties}>
        <WhenPicker doctorId={doctor.id} timeZone={timeZone} now={now} when={when} onChange={choose} />
        {offer.consultationTypes.length > 1 && (
          <SelectField
            label={m.consultationType}
            value={consultationType ?? ''}
            options={offer.consultationTypes.map((type) => ({ value: type, label: consultationTitle(type) }))}
            onChange={(event) => setChosenType(event.target.value)}
          />
        )}
        <Field
          label={m.issueDetails}
          optional
          multiline
          minRows={3}
          value={issueDetails}
          placeholder={m.issuePlaceholder}
          inputProps={{ maxLength: 4000 }}
          onChange={(event) => setIssueDetails(event.target.value)}
        />
        {problem && <Problem {...problem} />}
      </DialogContent>
      <DialogActions>
        <p className={`note num ${styles.dialogSum}`}>
          <strong>{slot ? agreedTime(slot.startsAt, timeZone) : m.noTimeChosen}</strong>
          <br />
          {m.feeToPay({ fee: feeInWords(offer.fee) })}
        </p>
        <Button variant="outlined" onClick={onClose}>
          {m.closeDialog}
        </Button>
        <Button variant="act" disabled={booking.isPending} onClick={confirm}>
          {booking.isPending ? m.booking : sameTime.wantsBoth ? m.bookBoth : m.confirmBooking}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
