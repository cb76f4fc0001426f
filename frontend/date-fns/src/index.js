/** The date of a text such as 2026-11-28 or 2026-11-28T06:35:00Z; an invalid date for any other text. */
export const parseISO = (text) => new Date(/^\d{4}-\d\d-\d\d(T|$)/.test(text) ? text : NaN);

export const isValid = (date) => !Number.isNaN(date.getTime());

const PARTS = { MM: '(0?[1-9]|1[0-2])', dd: '(0?[1-9]|[12]\\d|3[01])', yyyy: '\\d{4}', yy: '\\d\\d' };

/** Whether a text is a date in a format of month, day and year, such as MM/dd/yyyy. */
export const isMatch = (text, format) =>
  new RegExp(`^${format.replaceAll(/MM|dd|yyyy|yy/g, (part) => PARTS[part])}$`).test(text);
