export const messages = {
  title: 'Activities',
  note: 'Four small things that do most people good. One of them is suggested to you each day.',
  today: 'Suggested for today',
  done: 'Done',
  doneToday: 'Done today',
  markDone: (title: string) => `Done: ${title}`,
  notRecorded: 'That could not be recorded. Please try again.',
} as const;
