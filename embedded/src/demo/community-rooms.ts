import type { ReportReason } from '@anamnesis/contracts/community/constants';

/** The patients of the demo who take part, by first name. */
type Member = 'meera' | 'lakshmi' | 'imran' | 'rohan' | 'suresh' | 'priya';

export interface DemoMessage {
  readonly by: Member;
  readonly text: string;
  readonly reported?: { readonly by: Member; readonly reason: ReportReason; readonly words: string };
  /** An operator has hidden it for the reason of the report. */
  readonly isHidden?: boolean;
}

export interface DemoRoom {
  readonly name: string;
  readonly description: string;
  /** The first one has created it. */
  readonly members: readonly Member[];
  /** Oldest first. */
  readonly talk: readonly DemoMessage[];
  /** Who has read all of it. */
  readonly readBy: readonly Member[];
}

/** The conversations of the demo. They contain experiences and encouragement, and no advice that replaces a doctor's. */
export const rooms: readonly DemoRoom[] = [
  {
    name: 'Sleep, gently',
    description: 'Small habits for calmer nights.',
    members: ['priya', 'meera', 'lakshmi'],
    talk: [
      { by: 'lakshmi', text: 'I read on paper for ten minutes and put the lamp out at ten. It took a fortnight.' },
      { by: 'meera', text: 'Mine still says “one more episode”. What helped you to stop?' },
      { by: 'priya', text: 'Phone stays in the hall. Boring, and it works.' },
    ],
    readBy: ['meera', 'priya'],
  },
  {
    name: 'Migraine diary',
    description: 'Triggers, notes, what our doctors suggested.',
    members: ['rohan', 'meera', 'priya'],
    talk: [
      {
        by: 'rohan',
        text: 'My doctor asked me to write down sleep, meals and screens for a month before we decide anything.',
      },
      { by: 'priya', text: 'The diary helped me too. Skipped lunches were on every bad day.' },
      { by: 'rohan', text: 'Week three without one. I show her the diary on Monday.' },
    ],
    readBy: ['priya'],
  },
  {
    name: 'Prediabetes kitchen',
    description: 'Recipes and swaps, tried at home.',
    members: ['imran', 'meera', 'lakshmi', 'suresh'],
    talk: [
      { by: 'imran', text: 'Swapped half the rice for moong. Nobody at the table noticed.' },
      { by: 'suresh', text: 'My HbA1c went from 6.3 to 6.0 in four months. Smaller plates, honestly.' },
      { by: 'lakshmi', text: 'बहुत बढ़िया! Do keep your check-ups too.' },
      { by: 'meera', text: 'Ragi dosa for breakfast, no sugar spike!' },
    ],
    readBy: ['meera', 'imran', 'suresh'],
  },
  {
    name: 'After-dinner walkers',
    description: 'Half an hour, whatever the weather.',
    members: ['suresh', 'meera', 'rohan', 'imran'],
    talk: [
      { by: 'suresh', text: '4,200 steps before the rain came.' },
      { by: 'imran', text: 'We circle the parking level when it pours. The guard has started to join in.' },
      { by: 'rohan', text: 'My knee likes the soft track better. I asked my physiotherapist first.' },
      { by: 'suresh', text: 'Good that you asked!' },
      { by: 'rohan', text: 'Round the lake at eight?' },
    ],
    readBy: ['suresh', 'rohan'],
  },
  {
    name: 'Living with cholesterol',
    description: 'Numbers, food, tablets, and the patience for all three.',
    members: ['lakshmi', 'meera', 'suresh', 'rohan', 'imran', 'priya'],
    talk: [
      { by: 'lakshmi', text: 'Two months of oats and evening walks: 151 down to 138. Not a miracle, but down.' },
      { by: 'meera', text: 'That is my curve too. 135 this week.' },
      { by: 'suresh', text: 'Does anyone take the tablet at night? My legs ache on the stairs.' },
      {
        ...{ by: 'rohan', text: 'Just stop the tablets, they only do harm.' },
        reported: { by: 'lakshmi', reason: 'harmfulAdvice', words: 'He may mean well, but somebody could do it.' },
        isHidden: true,
      },
      {
        by: 'imran',
        text: 'Mine ached too. I told my doctor, she checked a blood value and changed the dose. Do ask before you stop.',
      },
      { by: 'suresh', text: 'Thank you. I am booked for Monday.' },
      {
        ...{
          by: 'imran',
          text: 'My cousin sells drops that cleared his arteries in a week. Message me for the price.',
        },
        reported: { by: 'priya', reason: 'selling', words: '' },
      },
      { by: 'priya', text: 'Monday will tell. Let us know how it went.' },
    ],
    readBy: ['lakshmi'],
  },
];
