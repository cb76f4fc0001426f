import { unitText } from '@anamnesis/contracts/labs/unit-text';
import type { ValueRange } from '@anamnesis/contracts/labs/lab-result';
import { standing } from '@anamnesis/contracts/labs/range';
import type { DatedResult, Series } from '@anamnesis/contracts/labs/series';
import type { ReactNode } from 'react';
import { useMessages } from '../language/messages';
import { labMessages } from './messages';
import type { Lane } from './lanes';
import { PlotDrawing } from './plot-drawing';
import type { PlotPoint } from './plot-point';
import { PlotTable } from './plot-table';
import { TrendFigure } from './trend-figure';
import { labTestMessages } from './test-messages';
import { dayText, pointText, standingText, valueText } from './words';

interface Props<Result extends DatedResult> {
  series: Series<Result>;
  /** Of the latest result, in the unit of the series. It is drawn as a band. */
  range: ValueRange | null;
  /** The range of a result's own report, in the unit of the result. */
  rangeOf: (result: DatedResult) => ValueRange | null;
  /** IANA name of the zone in which times are shown. */
  timeZone: string;
  /** The period shown, ISO 8601; without it, from the first value to the last. */
  period?: { from: string; to: string };
  /** Drawn below the trend on the same time axis. */
  lanes?: readonly Lane[];
  /** Where a result was read, for the table; null if that is not known. */
  originOf?: (result: Result) => ReactNode;
}

/** A long trend of one test: chart paper, range, one line, a readout that arrow keys move, and the values as a table. */
export function Plot<Result extends DatedResult>({
  series,
  range,
  rangeOf,
  timeZone,
  period,
  lanes = [],
  originOf = () => null,
}: Props<Result>) {
  const m = useMessages(labMessages);
  const name = useMessages(labTestMessages)[series.test];
  const unit = unitText(series.unit ?? '');
  const [from, to] = period ? [Date.parse(period.from), Date.parse(period.to)] : [-Infinity, Infinity];
  const points = series.points.flatMap((point): PlotPoint[] => {
    const { at, value, result } = point;
    const time = Date.parse(at);
    if (time < from || time > to) return [];
    const where = standing(result, rangeOf(result));
    const number = pointText(point);
    return [
      {
        ...{ time, value, number },
        isOut: where === 'low' || where === 'high',
        text: valueText(m, number, unit),
        date: dayText(at, timeZone),
        standing: where === 'unknown' ? '' : standingText(m, where),
        origin: originOf(result),
      },
    ];
  });
  return (
    <TrendFigure label={m.trendOf({ name })}>
      {points.length === 0 ? (
        <p className="note">{m.nothingToDraw}</p>
      ) : (
        <PlotDrawing
          key={series.test}
          {...{ name, unit, points, range, timeZone, lanes }}
          period={period && [from, to]}
        />
      )}
      <PlotTable {...{ points, timeZone }} leftOut={series.leftOut} />
    </TrendFigure>
  );
}
