import { declarePayment } from '@anamnesis/contracts/appointments/addresses';
import type { PatientAppointment } from '@anamnesis/contracts/appointments/query-routes';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { QRCodeSVG } from 'qrcode.react';
import { useId, useState, type ReactNode } from 'react';
import { useCommand } from '../api/api-queries';
import { Field } from '../look/field';
import { DialogHead } from '../look/dialog-head';
import { feeInWords } from '../doctors/fee';
import { appointmentMessages } from './messages';
import { useMessages } from '../language/messages';
import { Problem, type ProblemText } from '../look/problem';
import { newTransactionId, upiLink } from './upi';
import styles from './booking.module.css';

interface Props {
  appointment: PatientAppointment;
  onClose: () => void;
  /** Called when the declared payment is recorded; the session can be joined then. */
  onPaid: (appointmentId: string) => void;
}

/** Pays by UPI and declares the payment. It stays a claim until the doctor confirms it. */
export function PaymentDialog({ appointment, onClose, onPaid }: Props) {
  const m = useMessages(appointmentMessages);
  const heading = useId();
  const [transactionId] = useState(newTransactionId);
  const [reference, setReference] = useState('');
  const [problem, setProblem] = useState<ProblemText | null>(null);
  const { id, fee, doctor, payTo } = appointment;
  const link = upiLink(payTo, fee, transactionId);
  const declaring = useCommand(declarePayment, {
    onDone: () => onPaid(id),
    onRefused: (error) => setProblem({ title: m.paymentFailed, text: `${error.message} ${m.doctorTold}` }),
  });
  const paid = () => {
    setProblem(null);
    const upiReference = reference.trim();
    declaring.mutate({ params: { id }, body: { transactionId, ...(upiReference && { upiReference }) } });
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading}>
      <DialogHead id={heading} title={m.payTitle} note={m.withDoctor({ name: doctor.fullName })} onClose={onClose} />
      <DialogContent className="stack">
        <div className={styles.paySheet}>
          <figure>
            <QRCodeSVG value={link} size={184} level="M" marginSize={2} title={m.qrCode({ fee: feeInWords(fee) })} />
          </figure>
          <div className="stack">
            <p className="note">{m.scanToPay}</p>
            <dl className={styles.payFacts}>
              <Fact term={m.amount}>
                <b>{feeInWords(fee)}</b>
              </Fact>
              <Fact term={m.payee}>
                {payTo.name}, {payTo.address}
              </Fact>
              <Fact term={m.transactionId}>{transactionId}</Fact>
            </dl>
            <Button className="phone-only" variant="tonal" href={link} sx={{ mt: 2 }}>
              {m.openUpiApp}
            </Button>
          </div>
        </div>
        <Field
          label={m.upiReference}
          hint={m.upiReferenceHint}
          optional
          value={reference}
          inputProps={{ maxLength: 64, inputMode: 'numeric', autoComplete: 'off' }}
          onChange={(event) => setReference(event.target.value)}
        />
        <p className="note">{m.paymentNote}</p>
        {problem && <Problem {...problem} />}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {m.closeDialog}
        </Button>
        <Button variant="act" disabled={declaring.isPending} onClick={paid}>
          {declaring.isPending ? m.joining : m.ivePaid}
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
