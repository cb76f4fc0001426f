export const messages = {
  title: 'Activities',
  note: 'Four small things that do most people good. One of them is suggested to you each day.',
  today: 'Suggested for today',
} as const;
