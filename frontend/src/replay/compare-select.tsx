import { useId } from 'react';
import { useMessages } from '../language/messages';
import { useClinic } from '../time/use-clinic';
import { replayMessages } from './messages';
import { shortMoment } from './replay-time';
import type { ReplayState } from './use-replay';
import styles from './replay.module.css';

/** Chooses what the moment is compared with. */
export function CompareSelect({ replay, onChoose }: { replay: ReplayState; onChoose: () => void }) {
  const m = useMessages(replayMessages);
  const { timeZone } = useClinic();
  const id = useId();
  const { compare } = replay.address;
  const compared = replay.moment.data?.compared;
  const chosen = compare ?? 'previous';
  const isMoment = !['none', 'previous', '0'].includes(chosen);
  const onChange = (value: string) => {
    if (value === 'choose') onChoose();
    else replay.change({ compare: value === 'previous' ? null : value });
  };
  return (
    <div className={styles.compare}>
      <label className="note" htmlFor={id}>
        {m.compareWith}
      </label>
      <select id={id} className={styles.select} value={chosen} onChange={({ target }) => onChange(target.value)}>
        <option value="previous">{m.compare.previous}</option>
        <option value="none">{m.compare.none}</option>
        <option value="0">{m.compare.start}</option>
        {isMoment && (
          <option value={chosen}>
            {compared?.recordedAt ? shortMoment(compared.recordedAt, timeZone) : m.compare.chosen}
          </option>
        )}
        <option value="choose">{m.compare.choose}</option>
      </select>
    </div>
  );
}
