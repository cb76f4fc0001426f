import type { Consultation } from '@anamnesis/contracts/appointments/query-routes';
import Button from '@mui/material/Button';
import { Banknote } from 'lucide-react';
import { useGetList } from 'react-admin';
import { Icon } from '../look/icon';
import { appointmentMessages } from './messages';
import { useMessages } from '../language/messages';
import { APPOINTMENTS } from './resource';

/** Filter for the doctor's consultations with a payment to be refunded. */
export const REFUND_DUE = { payment: 'refundDue' } as const;

/** The number of payments that the doctor has to refund. */
export function useRefundsDue(): number {
  const { total = 0 } = useGetList<Consultation>(APPOINTMENTS, {
    filter: REFUND_DUE,
    sort: { field: 'startsAt', order: 'DESC' },
    pagination: { page: 1, perPage: 1 },
  });
  return total;
}

/** Notice about refunds due: a cancelled consultation is not among the upcoming ones, where the doctor would see it. */
export function RefundsDue({ count, onShow }: { count: number; onShow: () => void }) {
  const m = useMessages(appointmentMessages);
  return (
    <div className="notice care" role="status">
      <Icon of={Banknote} size={22} />
      <div className="grow">
        <strong>{m.refundsDue({ count })}</strong>
        <p className="note">{m.refundsDueText}</p>
      </div>
      <Button size="small" onClick={onShow}>
        {m.showRefunds}
      </Button>
    </div>
  );
}
