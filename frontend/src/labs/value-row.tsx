import { resultUnitText, unitText } from '@anamnesis/contracts/labs/unit-text';
import type { LabResult } from '@anamnesis/contracts/labs/lab-result';
import { type SourcedRange, standing as standingOf } from '@anamnesis/contracts/labs/range';
import { type DatedResult, rangeInSeries, type Series } from '@anamnesis/contracts/labs/series';
import type { ReactNode } from 'react';
import { useMessages } from '../language/messages';
import { Band } from './band';
import { Flag } from './flag';
import { type LabTexts, labMessages } from './messages';
import { Sparkline } from './sparkline';
import { labTestMessages } from './test-messages';
import { numberText, pointText, rangeText, signOf, valueText } from './words';
import styles from './labs.module.css';

function sourceText(m: LabTexts, range: SourcedRange | null): string | null {
  if (!range) return m.reportHasNoRange;
  if (range.from === 'report') return null;
  return (range.confidence === 'confirmed' ? m.fromTable : m.fromTableUnsure)({ source: range.source ?? '' });
}

interface Props {
  result: LabResult;
  /** Of `placeInRange`, in the unit of the result. */
  range: SourcedRange | null;
  /** Earlier values of the test, and this one. A trend is drawn if there are two. */
  series?: Series<DatedResult>;
  /** Where it was read. */
  origin?: ReactNode;
}

/** A list item with one laboratory value: name and range in words, value and unit, standing, band and trend. */
export function ValueRow({ result, range, series, origin }: Props) {
  const m = useMessages(labMessages);
  const name = useMessages(labTestMessages)[result.test];
  const number = signOf(result.comparator) + numberText(result.value, result.decimals);
  const unit = resultUnitText(result.unit);
  const isToCheck = result.check !== null;
  const standing = standingOf(result, range);
  const isOut = standing === 'low' || standing === 'high';
  const source = isToCheck ? null : sourceText(m, range);
  return (
    <li className={styles.valueRow}>
      <span className={styles.name}>
        {name}
        {range && <small className="num">{rangeText(m, range)}</small>}
      </span>
      <span className={`value ${styles.value}`}>
        <b>{isToCheck ? <mark className={styles.toCheck}>{number}</mark> : number}</b>
        {unit && <span>{unit}</span>}
      </span>
      <Flag standing={standing} isToCheck={isToCheck} />
      <span className={styles.bandCell}>
        {range && !isToCheck && (
          <Band
            {...{ value: result.value, range, isOut }}
            label={m.bandLabel({ name, value: valueText(m, number, unit), range: rangeText(m, range) })}
          />
        )}
      </span>
      <span className={styles.trendCell}>
        {series && series.points.length > 1 && !isToCheck && (
          <Sparkline
            {...{ points: series.points, isOut }}
            range={rangeInSeries(result, range, series)}
            label={trendLabel(m, name, series)}
          />
        )}
      </span>
      {result.check && <p className={styles.remark}>{m.checks[result.check]}</p>}
      {source && <p className={styles.remark}>{source}</p>}
      {origin && <div className={styles.remark}>{origin}</div>}
    </li>
  );
}

function trendLabel(m: LabTexts, name: string, { points, unit }: Series<DatedResult>): string {
  const values = points.map(pointText).join(', ');
  return m.sparklineLabel({ name, values: valueText(m, values, unitText(unit ?? '')) });
}
