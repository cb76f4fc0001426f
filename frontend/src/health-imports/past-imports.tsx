import type { HealthImport } from '@anamnesis/contracts/health-imports/routes';
import { LISTED_DAYS } from '@anamnesis/contracts/wearables/constants';
import { useState } from 'react';
import { dayText } from '../labs/words';
import { useMessages } from '../language/messages';
import { Button } from '../look/button';
import { sizeOf } from '../look/file-size';
import { lookMessages } from '../look/messages';
import { addDays, dayOf, listDate, zoneName } from '../time/clinic-time';
import { useClinic } from '../time/use-clinic';
import { useNow } from '../time/use-now';
import { leftOutSentences } from './left-out';
import { importMessages } from './messages';
import { RemoveImport } from './remove-import';
import styles from './health-imports.module.css';

/** Imports that are shown at first. */
const SHOWN = 5;

interface Props {
  imports: readonly HealthImport[];
  /** The import that ended while this page was open: only that is announced. */
  ended: HealthImport | null;
}

/** How the imports ended, the latest first, and which exports are kept. */
export function PastImports({ imports, ended }: Props) {
  const m = useMessages(importMessages);
  const endOf = useEnd();
  const [isWhole, setWhole] = useState(false);
  const past = imports.filter(({ status }) => status !== 'running');
  return (
    <>
      <p role="status" className="sr">
        {ended && endOf(ended).join(' ')}
      </p>
      {past.length > 0 && (
        <ul className={styles.past} aria-label={m.pastTitle}>
          {past.slice(0, isWhole ? past.length : SHOWN).map((each) => (
            <PastImport key={each.id} past={each} />
          ))}
        </ul>
      )}
      {past.length > SHOWN && !isWhole && (
        <div>
          <Button look="text" size="small" onClick={() => setWhole(true)}>
            {m.showAll({ count: past.length })}
          </Button>
        </div>
      )}
    </>
  );
}

function PastImport({ past }: { past: HealthImport }) {
  const m = useMessages(importMessages);
  const l = useMessages(lookMessages);
  const { timeZone } = useClinic();
  const [first, ...notes] = useEnd()(past);
  const when = { day: listDate(past.startedAt, timeZone), size: sizeOf(l, past.size) };
  return (
    <li>
      <div className="grow">
        <p>{past.reason ? <strong>{first}</strong> : first}</p>
        {notes.length > 0 && <p className="note">{notes.join(' ')}</p>}
        <p className="note num">{past.status === 'finished' ? m.keptFile(when) : m.removedFile(when)}</p>
      </div>
      <RemoveImport past={past} />
    </li>
  );
}

/** The sentences on how an import ended, the main one first. */
function useEnd(): (past: HealthImport) => string[] {
  const m = useMessages(importMessages);
  const { timeZone } = useClinic();
  const firstShown = addDays(dayOf(useNow(), timeZone), 1 - LISTED_DAYS);
  return ({ fileName: file, status, result, reason }) => {
    if (reason) return [m.failed({ file }), m.reasons[reason]];
    if (status === 'cancelled' || !result) return [m.cancelled({ file })];
    const { samples, sources, calendarDays, assumedZone } = result;
    const [from, to] = [dayText(result.from, 'UTC'), dayText(result.to, 'UTC')];
    const days = calendarDays ?? result.days;
    const isPart = result.from < firstShown;
    return [
      m.finished({ file, days, samples, from, to }),
      ...(calendarDays === undefined && days > 1 ? [m.countedBySource] : []),
      ...(sources !== undefined && sources > 1 ? [m.fromSources({ sources, days: result.days })] : []),
      ...(result.to < firstShown ? [m.allOld] : isPart ? [m.partOld({ day: dayText(firstShown, 'UTC') })] : []),
      ...(assumedZone === undefined ? [] : [m.assumedZone({ zone: zoneName(result.to, assumedZone) })]),
      ...leftOutSentences(m, result),
    ];
  };
}
