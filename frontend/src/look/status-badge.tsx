import type { AppointmentStatus } from '@anamnesis/contracts/appointments/constants';
import { CircleCheck, CircleX, Clock, Radio, type LucideIcon } from 'lucide-react';
import { useMessages } from '../language/messages';
import { Icon } from './icon';
import { lookMessages } from './messages';

const looks: Partial<Record<AppointmentStatus, { name: string; icon: LucideIcon }>> = {
  Active: { name: 'active', icon: Radio },
  Pending: { name: 'pending', icon: Clock },
  Completed: { name: 'completed', icon: CircleCheck },
};

/** The status of an appointment: Active green, Pending yellow, Completed blue, others red; always with its name. */
export function StatusBadge({ status }: { status: AppointmentStatus }) {
  const m = useMessages(lookMessages);
  const { name, icon } = looks[status] ?? { name: 'other', icon: CircleX };
  return (
    <span className={`badge ${name}`}>
      <Icon of={icon} size={16} />
      {m.statuses[status]}
    </span>
  );
}
