import { listHealthDays } from '@anamnesis/contracts/wearables/addresses';
import { healthMeasures } from '@anamnesis/contracts/wearables/constants';
import { latestToExplain } from '@anamnesis/contracts/wearables/merged-day';
import type { HealthDay } from '@anamnesis/contracts/wearables/routes';
import { RefreshCw, Sparkles } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../api/api-error';
import { useApiQuery } from '../api/api-queries';
import { useMessages } from '../language/messages';
import { ownZone } from '../language/own-zone';
import { Button } from '../look/button';
import { Icon } from '../look/icon';
import { Problem } from '../look/problem';
import { ErrorBox, Loading } from '../look/states';
import { dayOf, longDay } from '../time/clinic-time';
import { useNow } from '../time/use-now';
import { DayInsights } from './day-insights';
import { LatestDay } from './latest-day';
import { wearableMessages } from './messages';
import { OverTime } from './over-time';
import { RemoveMadeUp } from './remove-made-up';
import { useFetchData } from './use-fetch-data';
import { measureText } from './words';
import styles from './wearables.module.css';

const dayWords = (day: string) => longDay(`${day}T00:00:00Z`, 'UTC');
const hasMadeUp = ({ values }: HealthDay) => healthMeasures.some((measure) => values[measure]?.kind === 'simulated');

/**
 * The health data of the patient's devices: fetching them, the latest day, insights, and the days before. Where the latest day is made up, the latest measured one stands below it, and the
 * insights are on that. Without a device to fetch from, the days that there are, if any. `children` follow them, also where there are none.
 */
export function HealthData({ canFetch, children }: { canFetch: boolean; children: ReactNode }) {
  const m = useMessages(wearableMessages);
  const today = dayOf(useNow(), ownZone());
  const { data, isError, refetch } = useApiQuery(listHealthDays);
  const { fetchData, isFetching, isFetched, failure } = useFetchData();
  const [isExplained, setExplained] = useState(false);
  const [isTooEarly, setTooEarly] = useState(false);
  const insightsButton = useRef<HTMLButtonElement>(null);
  /** How often made-up values were removed, with the button that had the focus. */
  const [removals, setRemovals] = useState(0);
  useEffect(() => {
    if (removals > 0) insightsButton.current?.focus();
  }, [removals]);
  const days = data?.days ?? [];
  const latest = days.at(-1);
  const explained = latestToExplain(days);
  const madeUp = days.filter(hasMadeUp).map(({ day }) => day);
  const day = latest?.day ?? today;
  const closeInsights = () => {
    setExplained(false);
    insightsButton.current?.focus();
  };
  return (
    <div className={isExplained && latest ? `${styles.page} ${styles.beside}` : styles.page}>
      <div className={styles.page}>
        {/* What follows stays in its place when the first day arrives: a dialog that is open there would close. */}
        {(canFetch || latest) && (
          <section className={`card ${styles.latest}`} aria-labelledby="latest-day">
            <header className="row wrap spread">
              <div>
                <h2 id="latest-day">{day === today ? m.today : dayWords(day)}</h2>
                {day === today && <p className="note num">{dayWords(day)}</p>}
              </div>
              <div className="row wrap">
                <Button
                  look="outlined"
                  ref={insightsButton}
                  disabled={!data}
                  aria-expanded={isExplained}
                  onClick={() => (latest ? setExplained(!isExplained) : setTooEarly(true))}
                >
                  <Icon of={Sparkles} />
                  {m.insights}
                </Button>
                {canFetch && (
                  <Button look="act" aria-disabled={isFetching} onClick={fetchData}>
                    <Icon of={RefreshCw} />
                    {isFetching ? m.fetching : m.fetch}
                  </Button>
                )}
              </div>
            </header>
            <p role="status" className="sr">
              {isFetched && latest && <Spoken day={latest} />}
            </p>
            {isTooEarly && !latest && <Problem title={m.dataFirst} />}
            {failure && <Problem title={m.fetchFailed} text={sentenceOf(failure, m.fetchFailedHint)} />}
            {isError && !data && <ErrorBox title={m.fetchFailed} text={m.nothingLost} onRetry={() => void refetch()} />}
            {!data && !isError && <Loading lines={2} bare />}
            {data && !latest && <p className="note">{m.noData}</p>}
            {latest && <LatestDay day={latest} />}
            {madeUp.length > 0 && (
              <div>
                <RemoveMadeUp days={madeUp} onRemoved={() => setRemovals((count) => count + 1)} />
              </div>
            )}
            {explained && explained !== latest && (
              <>
                <h3>{m.latestMeasured({ day: dayWords(explained.day) })}</h3>
                <LatestDay day={explained} />
              </>
            )}
          </section>
        )}
        {latest && <OverTime days={days} />}
        {children}
      </div>
      {isExplained && explained && <DayInsights day={explained.day} onClose={closeInsights} />}
    </div>
  );
}

/** The values of a day that was just fetched, for those who do not see them appear. */
function Spoken({ day: { values } }: { day: HealthDay }) {
  const m = useMessages(wearableMessages);
  const spoken = healthMeasures.flatMap((measure) => {
    const value = values[measure];
    if (!value) return [];
    return `${m.measures[measure]} ${measureText(measure, value.value)} ${m.units[measure]}`;
  });
  return m.fetched({ values: spoken.join(', ') });
}
