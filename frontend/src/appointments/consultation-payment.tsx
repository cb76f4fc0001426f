import type { Consultation } from '@anamnesis/contracts/appointments/query-routes';
import Button from '@mui/material/Button';
import { useRecordContext } from 'react-admin';
import { useVerb } from '../desk/use-verb';
import { toast } from '../look/toasts';
import { feeInWords } from '../doctors/fee';
import { appointmentMessages } from './messages';
import { useMessages } from '../language/messages';
import styles from './consultations.module.css';

/** The state of the surrounding consultation's payment. The doctor identifies it by its transaction ids and records its outcome. */
export function ConsultationPayment() {
  const consultation = useRecordContext<Consultation>();
  return consultation && <Payment consultation={consultation} />;
}

function Payment({ consultation }: { consultation: Consultation }) {
  const m = useMessages(appointmentMessages);
  const { id, fee, payment, transactionId, upiReference, patientName } = consultation;
  const confirming = useVerb('confirmPayment', notices(m.paymentConfirmFailed, m.paymentConfirmed));
  const refunding = useVerb('refundPayment', notices(m.refundFailed, m.refundNoted, m.patientWasTold));
  const rejecting = useVerb('rejectPayment', notices(m.notReceivedFailed, m.notReceivedNoted, m.patientWasTold));
  const outcomes = {
    received: { label: m.paymentReceived, command: confirming },
    refunded: { label: m.refunded, command: refunding },
    notReceived: { label: m.notReceived, command: rejecting },
  };
  const open = outcomesOf(consultation);
  return (
    <div className={`row wrap ${styles.apptPay}`}>
      <p className="note num grow">
        <strong>{m.feeAndPayment({ fee: feeInWords(fee), payment: m.payments[payment] })}</strong>
        {open.length > 0 && <span>{[transactionId, upiReference].filter(Boolean).join(' · ')}</span>}
      </p>
      {open.map((outcome) => {
        const { label, command } = outcomes[outcome];
        return (
          <Button
            key={outcome}
            size="small"
            variant="outlined"
            disabled={command.isPending}
            aria-label={m.paymentAction({ action: label, patient: patientName })}
            onClick={() => command.mutate({ params: { id } })}
          >
            {label}
          </Button>
        );
      })}
    </div>
  );
}

/** The outcomes that can be recorded in the payment's current state. A confirmed payment can't be marked as not received. */
function outcomesOf({ payment, paymentConfirmed }: Consultation): ('received' | 'refunded' | 'notReceived')[] {
  if (payment === 'claimed' || payment === 'notReceived') return ['received'];
  if (payment === 'refundDue') return paymentConfirmed ? ['refunded'] : ['refunded', 'notReceived'];
  return [];
}

const notices = (failed: string, ...done: [title: string, text?: string]) => ({
  onDone: () => void toast.success(...done),
  onRefused: (error: { message: string }) => void toast.error(failed, error.message),
});
