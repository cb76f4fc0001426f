/** The default times of slots; HH:MM in the clinic's zone. */
export const TIME_SLOTS = ['09:00', '10:00', '11:00', '14:00', '15:00', '16:00'] as const;
/** How far ahead a slot can be booked, in days. */
export const BOOKABLE_DAYS = 90;
export const DEFAULT_TIME_ZONE = 'Asia/Kolkata';
