/** How soon and where a result has to be looked at: at a hospital today, or by a doctor today. The most urgent first. */
export const urgentRanks = ['hospital', 'doctor'] as const;
export type UrgentRank = (typeof urgentRanks)[number];

/** The most urgent of several ranks; null if there is none. */
export const mostUrgentOf = (ranks: readonly UrgentRank[]): UrgentRank | null =>
  urgentRanks.find((rank) => ranks.includes(rank)) ?? null;
