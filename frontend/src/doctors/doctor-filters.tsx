import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import { ChevronDown, Search } from 'lucide-react';
import { useRef } from 'react';
import { Icon } from '../look/icon';
import { doctorCount, messages } from './messages';
import styles from './doctors.module.css';

const Arrow = ({ className }: { className?: string }) => (
  <ChevronDown className={className} size={20} strokeWidth={1.75} aria-hidden="true" />
);

interface Props {
  search: string;
  specialization: string;
  specializations: readonly string[];
  /** How many doctors were found; absent while that is not known. */
  total: number | undefined;
  onSearch: (text: string) => void;
  onSpecialization: (name: string) => void;
}

/** Search as one types, the specializations found, and how many doctors that leaves. */
export function DoctorFilters({ search, specialization, specializations, total, onSearch, onSpecialization }: Props) {
  // A specialization asked for by the address stays to be seen, also when no doctor has it.
  const known =
    specialization && !specializations.includes(specialization)
      ? [specialization, ...specializations]
      : specializations;
  const form = useRef<HTMLFormElement>(null);
  // What is asked anew is read from its beginning.
  const fromTheTop = () => {
    const top = form.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) window.scrollBy({ top, behavior: 'instant' });
  };
  return (
    <form className={styles.filters} role="search" ref={form} onSubmit={(event) => event.preventDefault()}>
      <OutlinedInput
        type="search"
        fullWidth
        value={search}
        placeholder={messages.search}
        onChange={(event) => (fromTheTop(), onSearch(event.target.value))}
        inputProps={{ 'aria-label': messages.search, maxLength: 100 }}
        startAdornment={
          <InputAdornment position="start">
            <Icon of={Search} />
          </InputAdornment>
        }
      />
      <Select
        native
        fullWidth
        value={specialization}
        onChange={(event) => (fromTheTop(), onSpecialization(event.target.value))}
        IconComponent={Arrow}
        input={<OutlinedInput notched={false} />}
        inputProps={{ 'aria-label': messages.specialization }}
      >
        <option value="">{messages.allSpecializations}</option>
        {known.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
      <p className="note num" role="status">
        {total === undefined ? '' : doctorCount(total)}
      </p>
    </form>
  );
}
