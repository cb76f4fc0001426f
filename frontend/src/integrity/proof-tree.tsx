import styles from './integrity.module.css';

const [WIDTH, HEIGHT, STEP] = [240, 30, 26];
/** More steps would be too narrow to see. */
const MAX_DRAWN = 9;

/** The path of an event through the tree: its siblings on the sides where they stand, up to the head. */
export function ProofTree({
  index,
  steps,
  isProven,
  label,
}: {
  index: number;
  steps: number;
  isProven: boolean;
  label: string;
}) {
  const drawn = Math.min(steps, MAX_DRAWN);
  const bottom = 18 + drawn * HEIGHT;
  const spread = Math.min(STEP, (WIDTH / 2 - 20) / Math.max(1, drawn));
  let x = WIDTH / 2;
  const path = Array.from({ length: drawn }, (_, level) => {
    const side = Math.floor(index / 2 ** level) % 2 === 1 ? -1 : 1;
    const [from, y] = [x, bottom - level * HEIGHT];
    x = Math.min(WIDTH - 24, Math.max(24, x + side * spread));
    return { from, y, sibling: Math.min(WIDTH - 8, Math.max(8, from + 2 * side * spread)), to: x };
  });
  return (
    <svg className={styles.tree} viewBox={`0 0 ${WIDTH} ${bottom + 16}`} role="img" aria-label={label}>
      {path.map(({ from, y, sibling, to }) => (
        <g key={y}>
          <path className={styles.edge} d={`M${sibling} ${y}L${to} ${y - HEIGHT}`} />
          <path className={isProven ? styles.agrees : styles.differs} d={`M${from} ${y}L${to} ${y - HEIGHT}`} />
          <circle className={styles.sibling} cx={sibling} cy={y} r="5" />
          <circle className={isProven ? styles.agrees : styles.differs} cx={to} cy={y - HEIGHT} r="6" />
        </g>
      ))}
      <circle className={styles.event} cx={WIDTH / 2} cy={bottom} r="8" />
    </svg>
  );
}
