import { confirmPayment } from '@anamnesis/contracts/appointments/addresses';
import type { Consultation } from '@anamnesis/contracts/appointments/query-routes';
import Button from '@mui/material/Button';
import { useCommand } from '../api/questions';
import { toast } from '../look/toasts';
import { feeInWords } from './fee';
import { messages, paymentWords } from './messages';
import { doctorLists } from './resource';
import styles from './consultations.module.css';

/** The state of the payment. The doctor confirms a declared payment by its transaction ids. */
export function ConsultationPayment({ consultation }: { consultation: Consultation }) {
  const { id, fee, payment, transactionId, upiReference, patientName } = consultation;
  const confirming = useCommand(confirmPayment, {
    refreshes: doctorLists,
    onDone: () => toast.success(messages.paymentConfirmed),
    onRefused: (error) => toast.error(messages.paymentConfirmFailed, error.message),
  });
  return (
    <div className={`row wrap ${styles.apptPay}`}>
      <p className="note num grow">
        <strong>
          {feeInWords(fee)} {paymentWords[payment]}
        </strong>
        {payment === 'claimed' && <span>{[transactionId, upiReference].filter(Boolean).join(' · ')}</span>}
      </p>
      {payment === 'claimed' && (
        <Button
          size="small"
          variant="outlined"
          disabled={confirming.isPending}
          aria-label={`${messages.paymentReceived}, ${patientName}`}
          onClick={() => confirming.mutate({ params: { id } })}
        >
          {messages.paymentReceived}
        </Button>
      )}
    </div>
  );
}
