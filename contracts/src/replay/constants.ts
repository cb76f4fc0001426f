/** What an auditor can replay: the history of a patient, of a doctor, or of one appointment. */
export const historyKinds = ['patient', 'doctor', 'appointment'] as const;
export type HistoryKind = (typeof historyKinds)[number];

/** Maximum characters of the reason of an inquiry. */
export const MAX_INQUIRY_REASON = 500;
/** Maximum number of events of a history that can be replayed: it is held in the memory of the service that also serves patients. */
export const MAX_HISTORY_EVENTS = 120_000;
/** Events of one page of a history. */
export const HISTORY_PAGE = 50;
/** Maximum number of bins of a history's rail. */
export const RAIL_BINS = 240;
/** Rows of one section of a moment, in one page. */
export const MOMENT_PAGE = 100;

/** How a row of a moment differs from the same row at the compared moment. */
export const rowChanges = ['added', 'changed', 'removed'] as const;
export type RowChange = (typeof rowChanges)[number];
