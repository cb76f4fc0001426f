/** Maximum characters of the reason of a retention hold, and of lifting it. */
export const MAX_HOLD_REASON = 500;

/** What the erasure of a patient waits for, or what became of it. */
export const erasureStates = ['waiting', 'held', 'appointment', 'erasing', 'erased', 'withdrawn'] as const;
export type ErasureState = (typeof erasureStates)[number];
