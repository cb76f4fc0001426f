import type { RegistrationState } from '@anamnesis/contracts/registrations/constants';
import { CircleCheck, CircleX, Clock } from 'lucide-react';
import { useMessages } from '../language/messages';
import { Icon } from '../look/icon';
import { registrationMessages } from './messages';

const looks = {
  awaiting: { name: 'pending', icon: Clock },
  verified: { name: 'active', icon: CircleCheck },
  rejected: { name: 'other', icon: CircleX },
} as const;

/** The state of a registration, by its name as well as its colour. */
export function StateBadge({ state }: { state: RegistrationState }) {
  const m = useMessages(registrationMessages);
  return (
    <span className={`badge ${looks[state].name}`}>
      <Icon of={looks[state].icon} size={16} />
      {m.states[state]}
    </span>
  );
}
