export const listMessages = {
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
} as const;

/** "26–50 of 57" */
export const pageOf = (first: number, last: number, total: number) => `${first}–${last} of ${total}`;
