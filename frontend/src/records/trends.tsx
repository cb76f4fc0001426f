import { unitText } from '@anamnesis/contracts/labs/unit-text';
import { standing } from '@anamnesis/contracts/labs/range';
import { rangeInSeries, seriesOf } from '@anamnesis/contracts/labs/series';
import type { Prescription } from '@anamnesis/contracts/records/query-routes';
import { useState } from 'react';
import { useMessages } from '../language/messages';
import { Flag } from '../labs/flag';
import { Plot } from '../labs/plot';
import { labTestMessages } from '../labs/test-messages';
import { pointText } from '../labs/words';
import { SelectField } from '../look/select-field';
import { useClinic } from '../time/use-clinic';
import { useNow } from '../time/use-now';
import type { LabHistory, RangeOf } from './lab-values';
import { recordMessages } from './messages';
import { useTold } from './told';
import { courseLanes, testsWithTrend } from './trend-facts';
import { ValueSource } from './value-source';
import styles from './records.module.css';

interface Props {
  /** The values of all reports that count. */
  history: LabHistory;
  rangeOf: RangeOf;
  prescriptions: readonly Prescription[];
}

const DAY_MILLISECONDS = 24 * 60 * 60_000;
const MINUTE_MILLISECONDS = 60_000;

/** The trend of one test of the record, with the medicines taken meanwhile. Nothing, if no test was made twice. */
export function Trends({ history, rangeOf, prescriptions }: Props) {
  const m = useMessages(recordMessages);
  const names = useMessages(labTestMessages);
  const told = useTold();
  const { timeZone } = useClinic();
  const now = useNow(60 * MINUTE_MILLISECONDS);
  const [chosen, setChosen] = useState('');
  const [period, setPeriod] = useState<'year' | 'all'>('all');
  const tests = testsWithTrend(history);
  const test = tests.find((key) => key === chosen) ?? tests[0];
  if (!test) return null;
  const series = seriesOf(test, history.get(test) ?? []);
  const latest = series.points.at(-1);
  const range = latest ? rangeInSeries(latest.result, rangeOf(latest.result), series) : null;
  const first = series.points[0]?.at ?? now.toISOString();
  const shown = {
    from: period === 'all' ? first : new Date(now.getTime() - 365 * DAY_MILLISECONDS).toISOString(),
    to: now.toISOString(),
  };
  return (
    <section className={styles.trends} aria-label={m.trends.heading}>
      <div className={styles.trendTools}>
        <SelectField
          label={m.trends.test}
          value={test}
          options={tests.map((key) => ({ value: key, label: names[key] }))}
          onChange={({ target }) => setChosen(target.value)}
        />
        <SelectField
          label={m.trends.period}
          value={period}
          options={[
            { value: 'year', label: m.trends.year },
            { value: 'all', label: m.trends.all },
          ]}
          onChange={({ target }) => setPeriod(target.value === 'year' ? 'year' : 'all')}
        />
        {latest && (
          <p className="row wrap">
            <span className="value">
              <b>{pointText(latest)}</b> <span>{unitText(series.unit ?? '')}</span>
            </span>
            <Flag standing={standing(latest.result, rangeOf(latest.result))} />
          </p>
        )}
      </div>
      <Plot
        series={series}
        range={range}
        rangeOf={rangeOf}
        timeZone={timeZone}
        period={shown}
        originOf={({ source }) => source && <ValueSource source={source} />}
        lanes={courseLanes(m.trends, prescriptions, shown, told)}
      />
    </section>
  );
}
