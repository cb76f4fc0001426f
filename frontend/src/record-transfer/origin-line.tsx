import type { TestReport } from '@anamnesis/contracts/records/query-routes';
import { currentLanguage, localeOf } from '../language/language';
import { useMessages } from '../language/messages';
import { transferMessages } from './messages';
import styles from './record-transfer.module.css';

/** Where an imported entry comes from, and since when it is here; nothing for another one. */
export function OriginLine({ origin }: { origin: TestReport['origin'] }) {
  const m = useMessages(transferMessages);
  if (!origin) return null;
  const date = new Intl.DateTimeFormat(localeOf(currentLanguage()), { dateStyle: 'medium' });
  return (
    <p className={`note ${styles.origin}`}>
      {m.importedFrom({ source: origin.source, date: date.format(new Date(origin.importedAt)) })}
    </p>
  );
}
