/** The directory of doctors, with ratings and next free slots; the slots of a day. */
export const doctorTags = ['doctors', 'slots'] as const;
