import { declarePayment } from '@anamnesis/contracts/appointments/addresses';
import type { PatientAppointment } from '@anamnesis/contracts/appointments/query-routes';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { QRCodeSVG } from 'qrcode.react';
import { useId, useState, type ReactNode } from 'react';
import { useCommand } from '../api/questions';
import { Field } from '../look/field';
import { DialogHead } from '../look/dialog-head';
import { feeInWords } from '../doctors/fee';
import { messages, withDoctor } from './messages';
import { Problem, type ProblemText } from '../look/problem';
import { newTransactionId, upiLink } from './upi';
import styles from './booking.module.css';

interface Props {
  appointment: PatientAppointment;
  onClose: () => void;
  /** Called when the declared payment is recorded; the session may be joined then. */
  onPaid: (appointmentId: string) => void;
}

/** Pay by UPI, then say so. The claim is the patient's word until the clinic confirms it. */
export function PaymentDialog({ appointment, onClose, onPaid }: Props) {
  const heading = useId();
  const [transactionId] = useState(newTransactionId);
  const [reference, setReference] = useState('');
  const [problem, setProblem] = useState<ProblemText | null>(null);
  const { id, fee, doctor, payTo } = appointment;
  const link = upiLink(payTo, fee, transactionId);
  const declaring = useCommand(declarePayment, {
    onDone: () => onPaid(id),
    onRefused: (error) =>
      setProblem({ title: messages.paymentFailed, text: `${error.message} ${messages.doctorTold}` }),
  });
  const paid = () => {
    setProblem(null);
    const upiReference = reference.trim();
    declaring.mutate({ params: { id }, body: { transactionId, ...(upiReference && { upiReference }) } });
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading}>
      <DialogHead id={heading} title={messages.payTitle} note={withDoctor(doctor.fullName)} onClose={onClose} />
      <DialogContent className="stack">
        <div className={styles.paySheet}>
          <figure>
            <QRCodeSVG value={link} size={184} level="M" marginSize={2} title={`UPI ${feeInWords(fee)}`} />
          </figure>
          <div className="stack">
            <p className="note">{messages.scanToPay}</p>
            <dl className={styles.payFacts}>
              <Fact term={messages.amount}>
                <b>{feeInWords(fee)}</b>
              </Fact>
              <Fact term={messages.payee}>
                {payTo.name}, {payTo.address}
              </Fact>
              <Fact term={messages.transactionId}>{transactionId}</Fact>
            </dl>
            <Button className="phone-only" variant="tonal" href={link} sx={{ mt: 2 }}>
              {messages.openUpiApp}
            </Button>
          </div>
        </div>
        <Field
          label={messages.upiReference}
          hint={messages.upiReferenceHint}
          optional
          value={reference}
          inputProps={{ maxLength: 64, inputMode: 'numeric', autoComplete: 'off' }}
          onChange={(event) => setReference(event.target.value)}
        />
        <p className="note">{messages.paymentNote}</p>
        {problem && <Problem {...problem} />}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {messages.cancel}
        </Button>
        <Button variant="act" disabled={declaring.isPending} onClick={paid}>
          {declaring.isPending ? messages.joining : messages.ivePaid}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd className="num">{children}</dd>
  </div>
);
