/** Weekly hours and leave. */
export const availabilityTags = ['availability'] as const;
