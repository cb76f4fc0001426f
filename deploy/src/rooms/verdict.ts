import type { Cruise } from './cruise-rooms.js';

export interface Verdict {
  readonly passed: boolean;
  readonly lines: readonly string[];
}

/** Evaluates a check. A room without modules fails, since no rule was applied to it. */
export function judge({ modules, violations }: Cruise): Verdict {
  const total = Object.values(modules).reduce((sum, count) => sum + count, 0);
  const unread = Object.keys(modules).filter((room) => modules[room] === 0);
  return {
    passed: total > 0 && unread.length === 0 && violations.length === 0,
    lines: [
      ...violations.map(({ rule, from, to }) => `${rule}: ${from} -> ${to}`),
      ...unread.map((room) => `${room}: no module was read`),
      `${total} modules read in ${Object.keys(modules).length} rooms, ${violations.length} violations`,
    ],
  };
}
