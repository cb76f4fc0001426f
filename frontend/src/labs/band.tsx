import type { ValueRange } from '@anamnesis/contracts/labs/lab-result';
import { bandDomain, rangeShares, shareOf } from './scale';
import styles from './labs.module.css';

interface Props {
  value: number;
  /** In the unit of the value. */
  range: Pick<ValueRange, 'low' | 'high'>;
  /** Drawn as a diamond instead of a dot. */
  isOut: boolean;
  /** The value and its range in words. */
  label: string;
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** The range as a band on a line, with the value as a dot inside it, or a diamond outside. As wide as its container. */
export function Band({ value, range, isOut, label }: Props) {
  const domain = bandDomain(value, range);
  const { from, to } = rangeShares(range, domain);
  return (
    <svg className={styles.band} height="20" role="img" aria-label={label}>
      <line className={styles.axis} x1="0" x2="100%" y1="10" y2="10" />
      <rect
        className={styles.ref}
        x={percent(from)}
        width={percent(Math.max(to - from, 0.02))}
        y="5"
        height="10"
        rx="5"
      />
      <svg className={styles.mark} x={percent(shareOf(value, domain))} y="10">
        {isOut ? <path className={styles.out} d="M0-8L8 0L0 8L-8 0Z" /> : <circle className={styles.in} r="6.5" />}
      </svg>
    </svg>
  );
}
