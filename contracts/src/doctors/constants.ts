/** The default times of slots, HH:MM in the clinic's zone. */
export const TIME_SLOTS = ['09:00', '10:00', '11:00', '14:00', '15:00', '16:00'] as const;
/** How far ahead a slot can be booked, in days. */
export const BOOKABLE_DAYS = 90;
export const DEFAULT_TIME_ZONE = 'Asia/Kolkata';
/** Rupees for a consultation, if the doctor has set no fee. */
export const DEFAULT_FEE = 500;
/** Rupees. */
export const MIN_FEE = 1;
export const MAX_FEE = 100_000;
export const DEFAULT_CONSULTATION_TYPE = 'General Consultation';
/** Suggested types of consultation; others are entered as free text. */
export const consultationTypeChoices = [DEFAULT_CONSULTATION_TYPE, 'Follow-up', 'Second Opinion'] as const;
export const MAX_CONSULTATION_TYPES = 10;
/** Characters. */
export const MAX_CONSULTATION_TYPE = 60;
export const MAX_HOSPITALS = 10;
