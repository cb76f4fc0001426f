/** The target of a figure: `more` is better for throughput, `less` for times. */
export interface Target {
  readonly better: 'more' | 'less';
  readonly least: number;
  readonly aim: number;
}

export const atLeast = (least: number, aim: number): Target => ({ better: 'more', least, aim });
export const atMost = (least: number, aim: number): Target => ({ better: 'less', least, aim });

/** Whether a figure reaches its target. */
export function verdictOn(result: number, { better, least, aim }: Target): 'aim reached' | 'reached' | 'MISSED' {
  const reaches = (value: number) => (better === 'more' ? result >= value : result <= value);
  if (reaches(aim)) return 'aim reached';
  return reaches(least) ? 'reached' : 'MISSED';
}

/** A bound of a target as a table shows it. */
export const boundOf = ({ better }: Target, value: number): string => `${better === 'more' ? '≥' : '≤'} ${value}`;
