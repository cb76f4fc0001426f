import type { RegistrationState } from '@anamnesis/contracts/registrations/constants';
import { CircleCheck, CircleX, Clock } from 'lucide-react';
import { Icon } from '../look/icon';
import { messages as m } from './messages';

const looks = {
  awaiting: { name: 'pending', icon: Clock },
  verified: { name: 'active', icon: CircleCheck },
  rejected: { name: 'other', icon: CircleX },
} as const;

/** The state of a registration; always with its name next to the colour. */
export const StateBadge = ({ state }: { state: RegistrationState }) => (
  <span className={`badge ${looks[state].name}`}>
    <Icon of={looks[state].icon} size={16} />
    {m.states[state]}
  </span>
);
