import type { Standing } from '@anamnesis/contracts/labs/range';
import { ArrowDown, ArrowUp, Check, type LucideIcon, ScanSearch } from 'lucide-react';
import { useMessages } from '../language/messages';
import { Icon } from '../look/icon';
import { labMessages } from './messages';
import { standingText } from './words';
import styles from './labs.module.css';

const icons: Partial<Record<Standing, LucideIcon>> = { high: ArrowUp, low: ArrowDown, inRange: Check };

/** The standing of a value as icon and word, or that the value has to be checked first. */
export function Flag({ standing, isToCheck = false }: { standing: Standing; isToCheck?: boolean }) {
  const m = useMessages(labMessages);
  const icon = isToCheck ? ScanSearch : icons[standing];
  const isOut = isToCheck || standing === 'high' || standing === 'low';
  return (
    <span className={isOut ? `${styles.flag} ${styles.isOut}` : styles.flag}>
      {icon && <Icon of={icon} size={16} />}
      {isToCheck ? m.pleaseCheck : standingText(m, standing)}
    </span>
  );
}
