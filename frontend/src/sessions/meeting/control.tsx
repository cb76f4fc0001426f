import type { LucideIcon } from 'lucide-react';
import { useMessages } from '../../language/messages';
import { Icon } from '../../look/icon';
import { meetingMessages } from './messages';
import styles from '../meeting.module.css';

interface Props {
  icon: LucideIcon;
  label: string;
  /** The accessible name, if it has more detail than the label, which it contains. */
  action?: string;
  onPress: () => void;
  /** The device is off. */
  off?: boolean;
  /** Whether the feature that it toggles is on. */
  on?: boolean;
  end?: boolean;
  /** The keyboard shortcut. */
  shortcut?: string;
  /** Whether the panel that it opens is open. */
  expanded?: boolean;
  controls?: string;
}

/** A round button below the video, with its label. */
export function Control({ icon, label, action = label, onPress, off, on, end, shortcut, expanded, controls }: Props) {
  const m = useMessages(meetingMessages);
  return (
    <button
      type="button"
      className={[styles.control, (off || on) && styles.lit, end && styles.end].filter(Boolean).join(' ')}
      aria-keyshortcuts={shortcut}
      title={shortcut && m.withShortcut({ action, key: shortcut })}
      aria-label={action === label ? undefined : action}
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
