/** A patient's devices, and the days that they measured. */
export const wearableTags = ['wearables', 'healthDays'] as const;
