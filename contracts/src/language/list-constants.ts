/** The most rows in one answer of a list of the record screens; a longer list is asked for part by part. */
export const ROWS_MOST = 200;
