import type { RowChange } from '@anamnesis/contracts/replay/constants';
import type { MomentRow } from '@anamnesis/contracts/replay/history';
import { ArrowRight, Minus, Pencil, Plus, type LucideIcon } from 'lucide-react';
import { memo } from 'react';
import { useMessages } from '../language/messages';
import { replayMessages } from './messages';
import { STATE, stateOf } from './record-tables';
import type { useCells } from './use-cells';
import styles from './replay.module.css';

const icons: Readonly<Record<RowChange, LucideIcon>> = { added: Plus, changed: Pencil, removed: Minus };
const looks = { added: styles.added, changed: styles.changed, removed: styles.removed };

interface Props {
  row: MomentRow;
  columns: readonly string[];
  /** The column that stands below the first one. */
  noted: string | undefined;
  /** The column with the mark of a change: the last of the main ones, which are in sight. */
  marked: string | undefined;
  cells: ReturnType<typeof useCells>;
}

const DAY = /^\d{4}-\d\d-\d\d$/;

/** A row at the moment, with the mark of its change. Changed columns that are not shown follow below it. */
export const RecordRow = memo(function RecordRow({
  row: { row, before, change },
  columns,
  noted,
  marked,
  cells,
}: Props) {
  const earlier = before === null ? row : { ...row, ...before };
  const isOut = change === 'removed' || stateOf(row) === 'retracted';
  const hidden = Object.keys(before ?? {}).filter((column) => !columns.includes(column) && column !== noted);
  const look = change === null ? '' : looks[change];
  return (
    <>
      <tr role="row" className={look}>
        {columns.map((column, place) => {
          const [was, is] = [cells.cell(earlier, column), cells.cell(row, column)];
          const isStruck = isOut && column !== STATE;
          return (
            <td
              key={column}
              role="cell"
              data-name={cells.columnName(column)}
              className={DAY.test(String(row[column])) ? `num ${styles.day}` : 'num'}
            >
              <div>
                {was === is ? isStruck ? <s>{is}</s> : is : <Changed was={was} is={is} />}
                {place === 0 && noted && <span className={styles.noted}>{cells.cell(row, noted)}</span>}
                {change && column === marked && <Mark change={change} />}
              </div>
            </td>
          );
        })}
      </tr>
      {hidden.length > 0 && (
        <tr role="row" className={`${look} ${styles.also}`}>
          <td role="cell" colSpan={columns.length}>
            <ul>
              {hidden.map((column) => (
                <li key={column}>
                  {cells.columnName(column)}: <Changed was={cells.cell(earlier, column)} is={cells.cell(row, column)} />
                </li>
              ))}
            </ul>
          </td>
        </tr>
      )}
    </>
  );
});

/** How a row differs, with icon and word. */
function Mark({ change }: { change: RowChange }) {
  const m = useMessages(replayMessages);
  const Drawing = icons[change];
  return (
    <span className={styles.mark}>
      <Drawing size={14} strokeWidth={1.75} aria-hidden="true" />
      {m.marks[change]}
    </span>
  );
}

/** A value that differs: the old one struck, then the new one. */
function Changed({ was, is }: { was: string; is: string }) {
  const m = useMessages(replayMessages);
  return (
    <>
      <span className="sr">{m.was} </span>
      <s>{was}</s> <ArrowRight size={14} strokeWidth={1.75} aria-hidden="true" /> <span className="sr">{m.isNow} </span>
      {is}
    </>
  );
}
