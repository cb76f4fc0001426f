import type { RowChange } from '@anamnesis/contracts/replay/constants';
import type { MomentRow } from '@anamnesis/contracts/replay/history';
import { ArrowRight, Minus, Pencil, Plus, type LucideIcon } from 'lucide-react';
import { useMessages } from '../language/messages';
import { replayMessages } from './messages';
import { stateOf } from './record-tables';
import type { useCells } from './use-cells';
import styles from './replay.module.css';

const icons: Readonly<Record<RowChange, LucideIcon>> = { added: Plus, changed: Pencil, removed: Minus };

interface Props {
  row: MomentRow;
  columns: readonly string[];
  cells: ReturnType<typeof useCells>;
  isCompared: boolean;
}

/** A row at the moment, with the mark of its change. Changed columns that are not shown follow below it. */
export function RecordRow({ row: { row, before, change }, columns, cells, isCompared }: Props) {
  const m = useMessages(replayMessages);
  const earlier = before === null ? row : { ...row, ...before };
  const isOut = change === 'removed' || stateOf(row) === 'retracted';
  const hidden = Object.keys(before ?? {}).filter((column) => !columns.includes(column));
  const look = change === null ? '' : styles[change];
  const Mark = change && icons[change];
  return (
    <>
      <tr className={look}>
        {columns.map((column) => {
          const [was, is] = [cells.cell(earlier, column), cells.cell(row, column)];
          return (
            <td key={column} className="num">
              {was === is ? isOut && column !== 'state' ? <s>{is}</s> : is : <Changed was={was} is={is} />}
            </td>
          );
        })}
        {isCompared && (
          <td>
            {Mark && change && (
              <span className={styles.mark}>
                <Mark size={14} strokeWidth={1.75} aria-hidden="true" />
                {m.marks[change]}
              </span>
            )}
          </td>
        )}
      </tr>
      {hidden.length > 0 && (
        <tr className={`${look} ${styles.also}`}>
          <td colSpan={columns.length + 1}>
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
