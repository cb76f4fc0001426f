import { inclusionParts } from '@anamnesis/contracts/integrity/tree';
import styles from './integrity.module.css';

const [WIDTH, HEIGHT, STEP] = [240, 30, 26];
/** More steps would be too narrow to see. */
const MAX_DRAWN = 9;

interface DrawnStep {
  readonly y: number;
  readonly from: number;
  readonly to: number;
  readonly sibling: number;
}

/** The steps from a leaf, which stands in the middle of the bottom, to the head. */
function stepsOf(sides: readonly number[], bottom: number): DrawnStep[] {
  const spread = Math.min(STEP, (WIDTH / 2 - 20) / Math.max(1, sides.length));
  return sides.reduce<DrawnStep[]>((steps, side, level) => {
    const from = steps.at(-1)?.to ?? WIDTH / 2;
    const step = { y: bottom - level * HEIGHT, from, to: from + side * spread, sibling: from + 2 * side * spread };
    return [...steps, step];
  }, []);
}

/** The path of an event through the tree: its siblings on the sides where they stand, up to the head. */
export function ProofTree({
  index,
  size,
  isProven,
  label,
}: {
  index: number;
  /** Number of leaves of the tree. */
  size: number;
  isProven: boolean;
  label: string;
}) {
  // The siblings to the left of the path begin before the leaf.
  const sides = inclusionParts(index, size)
    .slice(0, MAX_DRAWN)
    .map(([first]) => (first && first.index * 2 ** first.level < index ? -1 : 1));
  const bottom = 18 + sides.length * HEIGHT;
  const look = isProven ? styles.agrees : styles.differs;
  return (
    <svg className={styles.tree} viewBox={`0 0 ${WIDTH} ${bottom + 16}`} role="img" aria-label={label}>
      {stepsOf(sides, bottom).map(({ y, from, to, sibling }) => (
        <g key={y}>
          <path className={styles.edge} d={`M${sibling} ${y}L${to} ${y - HEIGHT}`} />
          <path className={look} d={`M${from} ${y}L${to} ${y - HEIGHT}`} />
          <circle className={styles.sibling} cx={sibling} cy={y} r="5" />
          <circle className={look} cx={to} cy={y - HEIGHT} r="6" />
        </g>
      ))}
      <circle className={styles.event} cx={WIDTH / 2} cy={bottom} r="8" />
    </svg>
  );
}
