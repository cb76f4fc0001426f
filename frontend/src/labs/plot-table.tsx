import { resultUnitText } from '@anamnesis/contracts/labs/unit-text';
import type { DatedResult, Series } from '@anamnesis/contracts/labs/series';
import { useMessages } from '../language/messages';
import { labMessages } from './messages';
import type { PlotPoint } from './plot-point';
import { dayText, numberText, signOf, valueText } from './words';
import styles from './labs.module.css';

interface Props {
  points: readonly PlotPoint[];
  leftOut: Series<DatedResult>['leftOut'];
  timeZone: string;
  /** Without it, that values are compared with their own reference. */
  standingHeading?: string;
}

/** The values of a trend as a table, with those that could not be drawn and why. */
export function PlotTable({ points, leftOut, timeZone, standingHeading }: Props) {
  const m = useMessages(labMessages);
  const hasOrigin = points.some(({ origin }) => origin !== null);
  if (points.length === 0 && leftOut.length === 0) return null;
  return (
    <details className={styles.table}>
      <summary>{m.asTable}</summary>
      <table className="num">
        <thead>
          <tr>
            <th scope="col">{m.date}</th>
            <th scope="col">{m.valueHeading}</th>
            <th scope="col">{standingHeading ?? m.standingHeading}</th>
            {hasOrigin && <th scope="col">{m.originHeading}</th>}
          </tr>
        </thead>
        <tbody>
          {points.map(({ date, text, standing, origin }, index) => (
            <tr key={index}>
              <th scope="row">{date}</th>
              <td>{text}</td>
              <td>{standing || m.noRange}</td>
              {hasOrigin && <td>{origin ?? m.typed}</td>}
            </tr>
          ))}
          {leftOut.map(({ result, reason }, index) => (
            <tr key={`left-out-${index}`}>
              <th scope="row">{dayText(result.at, timeZone)}</th>
              <td>
                {valueText(
                  m,
                  signOf(result.comparator) + numberText(result.value, result.decimals),
                  resultUnitText(result.unit),
                )}
              </td>
              <td>{m.leftOut[reason]}</td>
              {hasOrigin && <td />}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
