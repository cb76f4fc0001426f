import { CircleCheck, CircleX, Clock, Radio, type LucideIcon } from 'lucide-react';
import { Icon } from './icon';

const looks: Readonly<Record<string, { name: string; icon: LucideIcon }>> = {
  Active: { name: 'active', icon: Radio },
  Pending: { name: 'pending', icon: Clock },
  Completed: { name: 'completed', icon: CircleCheck },
};

/** An appointment's state: Active green, Pending yellow, Completed blue, others red; always with its name. */
export function StatusBadge({ status }: { status: string }) {
  const { name, icon } = looks[status] ?? { name: 'other', icon: CircleX };
  return (
    <span className={`badge ${name}`}>
      <Icon of={icon} size={16} />
      {status}
    </span>
  );
}
