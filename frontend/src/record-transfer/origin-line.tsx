import type { TestReport } from '@anamnesis/contracts/records/query-routes';
import { useMessages } from '../language/messages';
import { useMomentDay } from '../time/use-moment-day';
import { transferMessages } from './messages';
import styles from './record-transfer.module.css';

type Origin = TestReport['origin'];

/** Where an imported entry comes from, and since when it is here; nothing for another one. */
export const OriginLine = ({ origin }: { origin: Origin }) => origin && <Imported origin={origin} />;

function Imported({ origin: { source, importedAt } }: { origin: NonNullable<Origin> }) {
  const m = useMessages(transferMessages);
  const momentDay = useMomentDay();
  return <p className={`note ${styles.origin}`}>{m.importedFrom({ source, date: momentDay(importedAt) })}</p>;
}
