/** The fixed activities, one of which is suggested each day. */
export const activities = [
  { title: 'Morning Jog', content: 'A 20-minute jog at a pace at which you can still talk.', type: 'Cardio' },
  { title: 'Yoga Session', content: '30 minutes of slow stretching and steady breathing.', type: 'Flexibility' },
  {
    title: 'Strength Training',
    content: 'Squats, push-ups and rows: three easy rounds, with rest between.',
    type: 'Strength',
  },
  {
    title: 'Evening Walk',
    content: 'Thirty easy minutes after dinner. A walk after a meal softens the rise in blood sugar.',
    type: 'Cardio',
  },
] as const;
