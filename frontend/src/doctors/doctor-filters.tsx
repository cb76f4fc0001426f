import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import { ChevronDown, Search } from 'lucide-react';
import { useRef } from 'react';
import { Icon } from '../look/icon';
import { doctorMessages } from './messages';
import { useMessages } from '../language/messages';
import { useSpecialtyText } from './specialty-text';
import styles from './doctors.module.css';

const Arrow = ({ className }: { className?: string }) => (
  <ChevronDown className={className} size={20} strokeWidth={1.75} aria-hidden="true" />
);

interface Props {
  search: string;
  specialization: string;
  specializations: readonly string[];
  /** The number of doctors found; undefined until the first reply. */
  total: number | undefined;
  onSearch: (text: string) => void;
  onSpecialization: (name: string) => void;
}

/** Search field, filter by specialization, and the number of doctors that match. */
export function DoctorFilters({ search, specialization, specializations, total, onSearch, onSpecialization }: Props) {
  const m = useMessages(doctorMessages);
  const specialtyText = useSpecialtyText();
  // A specialization from the URL stays among the options even if no doctor has it.
  const known =
    specialization && !specializations.includes(specialization)
      ? [specialization, ...specializations]
      : specializations;
  const form = useRef<HTMLFormElement>(null);
  // A new search shows its results from the first one.
  const scrollToTop = () => {
    const top = form.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) window.scrollBy({ top, behavior: 'instant' });
  };
  return (
    <form className={styles.filters} role="search" ref={form} onSubmit={(event) => event.preventDefault()}>
      <OutlinedInput
        type="search"
        fullWidth
        value={search}
        placeholder={m.search}
        onChange={(event) => (scrollToTop(), onSearch(event.target.value))}
        inputProps={{ 'aria-label': m.search, maxLength: 100 }}
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
        onChange={(event) => (scrollToTop(), onSpecialization(event.target.value))}
        IconComponent={Arrow}
        input={<OutlinedInput notched={false} />}
        inputProps={{ 'aria-label': m.specialization }}
      >
        <option value="">{m.allSpecializations}</option>
        {known.map((name) => (
          <option key={name} value={name}>
            {specialtyText(name)}
          </option>
        ))}
      </Select>
      <p className="note num" role="status">
        {total === undefined ? '' : m.count({ total })}
      </p>
    </form>
  );
}
