import type { Hours } from '@anamnesis/contracts/availability/availability';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { FieldError } from '../look/field';
import { Icon } from '../look/icon';
import { availabilityMessages } from './messages';
import { useMessages } from '../language/messages';
import styles from './availability.module.css';

interface Props {
  weekday: string;
  hours: Hours;
  problem: string | undefined;
  onChange: (change: Partial<Hours>) => void;
  onRemove: () => void;
}

/** Inputs for one range of hours, with a button to remove it. */
export function HoursRow({ weekday, hours: { from, to }, problem, onChange, onRemove }: Props) {
  const m = useMessages(availabilityMessages);
  const error = useId();
  const time = (value: string, label: string, set: (value: string) => void) => (
    <OutlinedInput
      type="time"
      size="small"
      value={value}
      error={Boolean(problem)}
      inputProps={{ 'aria-label': label, 'aria-describedby': problem ? error : undefined, step: 300 }}
      onChange={({ target }) => set(target.value)}
    />
  );
  return (
    <div>
      <div className={`row ${styles.hoursRow}`}>
        {time(from, m.from({ weekday }), (value) => onChange({ from: value }))}
        <span aria-hidden>–</span>
        {time(to, m.to({ weekday }), (value) => onChange({ to: value }))}
        <IconButton size="small" aria-label={m.removeHours({ weekday, from, to })} onClick={onRemove}>
          <Icon of={Trash2} size={18} />
        </IconButton>
      </div>
      {problem && <FieldError id={error}>{problem}</FieldError>}
    </div>
  );
}
