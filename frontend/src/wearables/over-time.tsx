import { healthMeasures, type HealthMeasure } from '@anamnesis/contracts/wearables/constants';
import type { HealthDay } from '@anamnesis/contracts/wearables/routes';
import { useState } from 'react';
import { PlotDrawing } from '../labs/plot-drawing';
import type { PlotPoint } from '../labs/plot-point';
import { PlotTable } from '../labs/plot-table';
import { TrendFigure } from '../labs/trend-figure';
import { dayText } from '../labs/words';
import { useMessages } from '../language/messages';
import { addDays } from '../time/clinic-time';
import type { DayTexts } from './day-texts';
import { wearableMessages } from './messages';
import { saidOf } from './said';
import { SourceRibbon } from './source-ribbon';
import { type DayValue, measureText, standingKey } from './words';
import styles from './wearables.module.css';

/** The days of each period, with the latest one. */
const periods = { week: 7, month: 30, year: 366 } as const;
const DAY = 24 * 60 * 60_000;
type Period = keyof typeof periods;
const periodNames = Object.keys(periods) as Period[];

/** One measure over a period: a chart that arrow keys move in, with what is usual as a band, and the values as a table. */
export function OverTime({ days, texts }: { days: readonly HealthDay[]; texts?: DayTexts }) {
  const m = useMessages(wearableMessages);
  const [period, setPeriod] = useState<Period>('month');
  const [measure, setMeasure] = useState<HealthMeasure>('heartRate');
  return (
    <section className={`card ${styles.chart}`} aria-labelledby="over-time">
      <header className="row wrap spread">
        <h2 id="over-time">{m.overTime}</h2>
        <div className="seg" role="group" aria-label={m.period}>
          {periodNames.map((each) => (
            <button key={each} type="button" aria-pressed={each === period} onClick={() => setPeriod(each)}>
              {m.periods[each]}
            </button>
          ))}
        </div>
      </header>
      <div className={styles.tabs} role="group" aria-label={m.measure}>
        {healthMeasures.map((each) => (
          <button key={each} type="button" aria-pressed={each === measure} onClick={() => setMeasure(each)}>
            {m.measures[each]}
          </button>
        ))}
      </div>
      {!texts && <Saying days={days} measure={measure} />}
      <Values key={measure} days={days} measure={measure} dayCount={periods[period]} words={texts ?? m} />
    </section>
  );
}

/** What the latest days have in common, in a sentence to the person whose days they are. */
function Saying({ days, measure }: { days: readonly HealthDay[]; measure: HealthMeasure }) {
  const m = useMessages(wearableMessages);
  const said = saidOf(days, measure);
  if (!said) return null;
  const spelled = m.counts[said.days - 1] ?? String(said.days);
  return (
    <p className="voice">
      {m.said[measure][said.standing]({ count: said.days, spelled })} {said.wasUsual && m.before[measure]}
    </p>
  );
}

interface ValuesProps {
  days: readonly HealthDay[];
  measure: HealthMeasure;
  dayCount: number;
  words: DayTexts;
}

function Values({ days, measure, dayCount, words }: ValuesProps) {
  const m = useMessages(wearableMessages);
  const [name, unit] = [m.measures[measure], m.units[measure]];
  const first = addDays(days.at(-1)?.day ?? '', 1 - dayCount);
  const shown = days.flatMap(({ day, values }) => {
    const value = values[measure];
    return value && day >= first ? [{ day, value }] : [];
  });
  const hasMeasured = shown.some(({ value }) => value.kind === 'imported');
  /** What was usual before a day. Beside measured values that of made-up ones is left out. */
  const usualOf = ({ kind, usual }: DayValue) => (kind === 'imported' || !hasMeasured ? usual : null);
  const points = shown.map(({ day, value }): PlotPoint => {
    const standing = standingKey(value);
    const number = measureText(measure, value.value);
    const isMadeUp = value.kind === 'simulated';
    const text = `${number} ${unit}`;
    return {
      ...{ time: Date.parse(`${day}T00:00:00Z`), value: value.value, number, isMadeUp, band: usualOf(value) },
      text: isMadeUp && words.madeUp ? words.madeUp({ value: text }) : text,
      isOut: standing === 'less' || standing === 'more',
      date: dayText(day, 'UTC'),
      standing: m.standings[standing],
      origin: m.source({ kind: words[value.kind], device: value.deviceName }),
    };
  });
  const usual = shown.map(({ value }) => usualOf(value)).findLast((each) => each !== null);
  if (points.length === 0) return <p className="note">{m.nothingToDraw}</p>;
  return (
    <TrendFigure label={m.valuesOf({ name })}>
      <PlotDrawing
        {...{ name, unit, points, lanes: [] }}
        timeZone="UTC"
        gapAfter={DAY}
        range={null}
        {...(usual && {
          rangeNote: words.usualBand({ low: measureText(measure, usual.low), high: measureText(measure, usual.high) }),
        })}
      />
      <SourceRibbon values={shown} words={words} />
      <PlotTable {...{ points, leftOut: [] }} timeZone="UTC" standingHeading={words.standingHeading} />
    </TrendFigure>
  );
}
