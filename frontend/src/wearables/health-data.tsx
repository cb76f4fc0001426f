import { listHealthDays } from '@anamnesis/contracts/wearables/addresses';
import { RefreshCw, Sparkles } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useApiQuery } from '../api/api-queries';
import { useMessages } from '../language/messages';
import { Button } from '../look/button';
import { Icon } from '../look/icon';
import { Problem } from '../look/problem';
import { ErrorBox, Loading } from '../look/states';
import { dayOf, longDay } from '../time/clinic-time';
import { useClinic } from '../time/use-clinic';
import { useNow } from '../time/use-now';
import { DayInsights } from './day-insights';
import { LatestDay } from './latest-day';
import { wearableMessages } from './messages';
import { OverTime } from './over-time';
import { useFetchData } from './use-fetch-data';
import styles from './wearables.module.css';

/** The health data of the patient's devices: fetching them, the latest day, insights on it, and the days before. Without a device to fetch from, the days that there are, if any. `children` follow them, also where there are none. */
export function HealthData({ canFetch, children }: { canFetch: boolean; children: ReactNode }) {
  const m = useMessages(wearableMessages);
  const { timeZone } = useClinic();
  const today = dayOf(useNow(), timeZone);
  const { data, isError, refetch } = useApiQuery(listHealthDays);
  const { fetchData, isFetching, isFailed } = useFetchData();
  const [isExplained, setExplained] = useState(false);
  const [isTooEarly, setTooEarly] = useState(false);
  const days = data?.days ?? [];
  const latest = days.at(-1);
  const day = latest?.day ?? today;
  if (!canFetch && !latest) return children;
  return (
    <div className={isExplained && latest ? `${styles.page} ${styles.beside}` : styles.page}>
      <div className={styles.page}>
        <section className={`card ${styles.latest}`} aria-labelledby="latest-day">
          <header className="row wrap spread">
            <div>
              <h2 id="latest-day">{day === today ? m.today : longDay(`${day}T00:00:00Z`, 'UTC')}</h2>
              {day === today && <p className="note num">{longDay(`${day}T00:00:00Z`, 'UTC')}</p>}
            </div>
            <div className="row wrap">
              <Button
                look="outlined"
                disabled={!data}
                aria-expanded={isExplained}
                onClick={() => (latest ? setExplained(!isExplained) : setTooEarly(true))}
              >
                <Icon of={Sparkles} />
                {m.insights}
              </Button>
              {canFetch && (
                <Button look="act" disabled={isFetching} onClick={fetchData}>
                  <Icon of={RefreshCw} />
                  {isFetching ? m.fetching : m.fetch}
                </Button>
              )}
            </div>
          </header>
          {isTooEarly && !latest && <Problem title={m.dataFirst} />}
          {isFailed && <Problem title={m.fetchFailed} />}
          {isError && !data && <ErrorBox title={m.fetchFailed} text={m.nothingLost} onRetry={() => void refetch()} />}
          {!data && !isError && <Loading lines={2} bare />}
          {data && !latest && <p className="note">{m.noData}</p>}
          {latest && <LatestDay day={latest} />}
        </section>
        {latest && <OverTime days={days} />}
        {children}
      </div>
      {isExplained && latest && <DayInsights day={latest.day} onClose={() => setExplained(false)} />}
    </div>
  );
}
