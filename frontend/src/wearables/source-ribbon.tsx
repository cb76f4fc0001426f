import { Cpu, Watch } from 'lucide-react';
import { useMessages } from '../language/messages';
import { Icon } from '../look/icon';
import type { DayTexts } from './day-texts';
import { wearableMessages } from './messages';
import { sourceParts } from './source-parts';
import styles from './wearables.module.css';

interface Props {
  values: Parameters<typeof sourceParts>[0];
  words: DayTexts;
}

/** Where the values of a chart come from. */
export function SourceRibbon({ values, words }: Props) {
  const m = useMessages(wearableMessages);
  const { parts, isByTime } = sourceParts(values);
  const textOf = ({ kind, deviceName, days }: (typeof parts)[number]) => {
    const source = m.source({ kind: words[kind], device: deviceName });
    return isByTime ? source : m.sourceDays({ source, days });
  };
  return (
    <ul className={styles.ribbon} aria-label={m.sources}>
      {parts.map((part, index) => (
        <li key={index} style={{ flexGrow: part.days }}>
          <Icon of={part.kind === 'simulated' ? Cpu : Watch} size={16} />
          <span>{textOf(part)}</span>
        </li>
      ))}
    </ul>
  );
}
