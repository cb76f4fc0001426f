import type { LucideIcon } from 'lucide-react';
import { Icon } from '../../look/icon';
import styles from '../meeting.module.css';

interface Props {
  icon: LucideIcon;
  label: string;
  /** What pressing it does, where the word below does not say so: it holds that word. */
  deed?: string;
  onPress: () => void;
  /** The device is off. */
  off?: boolean;
  /** Whether what it turns on is on. */
  on?: boolean;
  end?: boolean;
  /** The key that does the same. */
  shortcut?: string;
  /** Whether what it opens is open. */
  expanded?: boolean;
  controls?: string;
}

/** One round button below a picture, with its word. */
export function Control({ icon, label, deed = label, onPress, off, on, end, shortcut, expanded, controls }: Props) {
  return (
    <button
      type="button"
      className={[styles.control, (off || on) && styles.lit, end && styles.end].filter(Boolean).join(' ')}
      aria-keyshortcuts={shortcut}
      title={shortcut && `${deed} (${shortcut})`}
      aria-label={deed === label ? undefined : deed}
      aria-pressed={on}
      aria-expanded={expanded}
      aria-controls={expanded || on ? controls : undefined}
      onClick={onPress}
    >
      <span>
        <Icon of={icon} size={24} />
      </span>
      {label}
    </button>
  );
}
