/** Stands after a value that has to be compared with the report, in every language. */
export const doubtMark = '(?)';
