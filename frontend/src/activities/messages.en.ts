/** The texts of the daily activities. Activities are keyed by their title on the server. */
export default {
  title: 'Activities',
  note: 'Four small things that do most people good. One of them is suggested to you each day.',
  today: 'Suggested for today',
  done: 'Done',
  doneToday: 'Done today',
  markDone: 'Done: {title}',
  notRecorded: 'That could not be recorded. Please try again.',
  activities: {
    'Morning Jog': {
      title: 'Morning Jog',
      content: 'A 20-minute jog at a pace at which you can still talk.',
      type: 'Cardio',
    },
    'Yoga Session': {
      title: 'Yoga Session',
      content: '30 minutes of slow stretching and steady breathing.',
      type: 'Flexibility',
    },
    'Strength Training': {
      title: 'Strength Training',
      content: 'Squats, push-ups and rows: three easy rounds, with rest between.',
      type: 'Strength',
    },
    'Evening Walk': {
      title: 'Evening Walk',
      content: 'Thirty easy minutes after dinner. A walk after a meal softens the rise in blood sugar.',
      type: 'Cardio',
    },
  },
} as const;
