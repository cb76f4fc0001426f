import { confirmPayment, refundPayment, rejectPayment } from '@anamnesis/contracts/appointments/addresses';
import type { Consultation } from '@anamnesis/contracts/appointments/query-routes';
import Button from '@mui/material/Button';
import { useCommand } from '../api/questions';
import { toast } from '../look/toasts';
import { feeInWords } from '../doctors/fee';
import { messages, paymentWords } from './messages';
import styles from './consultations.module.css';

/** The state of the payment. The doctor recognises it by its transaction ids and says what became of it. */
export function ConsultationPayment({ consultation }: { consultation: Consultation }) {
  const { id, fee, payment, transactionId, upiReference, patientName } = consultation;
  const confirming = useCommand(confirmPayment, told(messages.paymentConfirmFailed, messages.paymentConfirmed));
  const refunding = useCommand(
    refundPayment,
    told(messages.refundFailed, messages.refundNoted, messages.patientWasTold),
  );
  const rejecting = useCommand(
    rejectPayment,
    told(messages.notReceivedFailed, messages.notReceivedNoted, messages.patientWasTold),
  );
  const answers = {
    received: { label: messages.paymentReceived, command: confirming },
    refunded: { label: messages.refunded, command: refunding },
    notReceived: { label: messages.notReceived, command: rejecting },
  };
  const open = answersTo(consultation);
  return (
    <div className={`row wrap ${styles.apptPay}`}>
      <p className="note num grow">
        <strong>
          {feeInWords(fee)} {paymentWords[payment]}
        </strong>
        {open.length > 0 && <span>{[transactionId, upiReference].filter(Boolean).join(' · ')}</span>}
      </p>
      {open.map((answer) => {
        const { label, command } = answers[answer];
        return (
          <Button
            key={answer}
            size="small"
            variant="outlined"
            disabled={command.isPending}
            aria-label={`${label}, ${patientName}`}
            onClick={() => command.mutate({ params: { id } })}
          >
            {label}
          </Button>
        );
      })}
    </div>
  );
}

/** The answers that the state of the payment leaves. What was confirmed can't be called not received. */
function answersTo({ payment, paymentConfirmed }: Consultation): ('received' | 'refunded' | 'notReceived')[] {
  if (payment === 'claimed' || payment === 'notReceived') return ['received'];
  if (payment === 'refundDue') return paymentConfirmed ? ['refunded'] : ['refunded', 'notReceived'];
  return [];
}

const told = (failed: string, ...done: [title: string, text?: string]) => ({
  onDone: () => void toast.success(...done),
  onRefused: (error: { message: string }) => void toast.error(failed, error.message),
});
