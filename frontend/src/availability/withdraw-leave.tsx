import type { Leave } from '@anamnesis/contracts/availability/routes';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Confirm, useRecordContext } from 'react-admin';
import { useVerb } from '../desk/use-verb';
import { useMessages } from '../language/messages';
import { toast } from '../look/toasts';
import { leaveDays } from './leave-days';
import { availabilityMessages } from './messages';

/** The button that withdraws the surrounding leave, after a question. */
export function WithdrawLeave() {
  const m = useMessages(availabilityMessages);
  const record = useRecordContext<Leave>();
  const [asking, setAsking] = useState(false);
  const withdrawing = useVerb('withdraw', {
    onDone: () => toast.success(m.withdrawn, m.withdrawnHint),
    onRefused: ({ message }) => toast.error(m.withdrawFailed, message),
  });
  if (!record) return null;
  const days = leaveDays(record.from, record.to);
  return (
    <>
      <Button
        size="small"
        aria-label={m.withdrawLeave({ days })}
        disabled={withdrawing.isPending}
        onClick={() => setAsking(true)}
      >
        {m.withdraw}
      </Button>
      <Confirm
        isOpen={asking}
        title={m.withdrawQuestion({ days })}
        content={m.withdrawConsequence}
        confirm={m.withdraw}
        cancel={m.keepLeave}
        confirmColor="warning"
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          withdrawing.mutate({ params: { leaveId: record.id } });
        }}
      />
    </>
  );
}
