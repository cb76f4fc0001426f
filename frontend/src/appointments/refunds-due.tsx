import type { Consultation } from '@anamnesis/contracts/appointments/query-routes';
import Button from '@mui/material/Button';
import { Banknote } from 'lucide-react';
import { useGetList } from 'react-admin';
import { Icon } from '../look/icon';
import { messages } from './messages';
import { APPOINTMENTS } from './resource';

/** Which of the doctor's consultations have a payment that is to be refunded. */
export const REFUND_DUE = { payment: 'refundDue' } as const;

/** How many payments the doctor is to refund. */
export function useRefundsDue(): number {
  const { total = 0 } = useGetList<Consultation>(APPOINTMENTS, {
    filter: REFUND_DUE,
    sort: { field: 'startsAt', order: 'DESC' },
    pagination: { page: 1, perPage: 1 },
  });
  return total;
}

/** Tells the doctor that patients wait for their money: a cancelled consultation is in no list of what is to come. */
export function RefundsDue({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <div className="notice care" role="status">
      <Icon of={Banknote} size={22} />
      <div className="grow">
        <strong>{messages.refundsDue(count)}</strong>
        <p className="note">{messages.refundsDueText}</p>
      </div>
      <Button size="small" onClick={onShow}>
        {messages.showRefunds}
      </Button>
    </div>
  );
}
