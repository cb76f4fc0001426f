import { readerOf } from '../words/vocabulary.js';
import { quotesPrompt } from '../prompt/prompt-quote.js';
import data from './injection-words.json' with { type: 'json' };

/**
 * Words of messages that tell the assistant to be another, to show what it was told, or to give what is not the asker's. Of the lists in the data file:
 *
 * - `whose` and `owned`, each with each, are the assistant's own instructions: "your settings", "apne niyam".
 * - `drop`: verbs such as "forget" or "ignore"; `end`: those that in Hindi follow their object.
 * - `without`: leaves out a rule of the assistant, and limits of a diet as well.
 * - `you`: the assistant, to which the message is addressed. Polite forms tell it nothing.
 * - `decoy`: rules and instructions that are not the assistant's.
 * - `acts`: words of another role, and of what a medicine does.
 * - `must`: orders to the assistant, "assistant must".
 * - `given`: questions about the instructions that the assistant got, "तुम्हें क्या निर्देश मिले".
 */
const { whose, owned, ...lists } = data;
const ownInstructions = whose.split(', ').flatMap((one) => owned.split(', ').map((what) => `${one} ${what}`));
const words = { ...lists, hidden: [...ownInstructions, lists.hidden].join(', ') };
type Word = keyof typeof words;

const read = readerOf<Word>(words, { correctedFrom: 6 });

/** Which meanings together, within how many words, make a message an injection. */
const rules: readonly (readonly [needs: readonly Word[], within: number, order?: 'in order'])[] = [
  [['drop', 'rules'], 9],
  [['rules', 'end'], 6, 'in order'],
  [['without', 'rules', 'you'], 12],
  [['acts', 'you'], 6],
  [['reveal', 'hidden'], 10],
  [['hidden'], 12],
  [['role'], 4],
  [['mode'], 6],
  [['claim'], 8],
  [['professional', 'rules'], 20],
  [['professional', 'obey'], 20],
  [['professional', 'mode'], 20],
  [['others', 'data'], 10],
  [['obey', 'rules'], 14],
  [['must', 'obey'], 16],
  [['must', 'rules', 'drop'], 16],
  [['secret', 'you'], 14],
  [['given', 'thee'], 8],
  [['company', 'thee'], 9],
  [['maker', 'reveal'], 12],
  [['maker', 'rules'], 12],
];

/** Marks of another speaker, as in chat protocols: in a question of a person they are forged. */
const FORGED =
  /<\/?\s*(system|assistant|instructions?|prompt|report|user|im_start|im_end)\b|\[\s*\/?(system|inst|admin)\s*\]|<\||#{2,}\s*(system|instruction)|^\s*(system|assistant)\s*:/im;

/** At the beginning of a clause a role is given to the reader: "You are a pirate.", "Act as my lawyer." */
const ROLE_GIVEN =
  /(?:^|[.!?:;\n"“]\s*|,\s*|\band\s+|\bplease\s+|\bnow\s+)(?:act|behave|speak|talk|write|answer|reply|respond)\s+(?:as|like)\s+(?:an?|my|the|if)\b|(?:^|[.!?:;\n"“]\s*)you(?:['’]re|\s+are)\s+an?\b(?!\s+(?:doctor|great|good|very|real|star))/im;

/** The same in Hindi, where the verb ends the clause: "तुम एक समुद्री डाकू हो, …". A question whether it is one ends there. */
const ROLE_GIVEN_IN_HINDI =
  /(?:^|[.!:;,\n"“।]\s*|(?:ab|ki|baad|se|अब|कि|बाद|से)\s+)(?:tum|aap|tu|तुम|आप|तू)\s+(?:ek|woh|wo|vo|aise|aisi|एक|वह|वो|ऐसे|ऐसी)\s[^.?!।,\n]{2,60}\s(?:ho|hain|hai|हो|हैं|है)(?=\s*[,।.!]\s*\S|\s+(?:jo|jise|jiske|aur|जो|जिसे|जिसके|और)\s)/imu;

/** Whether a message tells the assistant to leave its task, in English, Hindi or Hinglish. Pure. */
export function isInjection(text: string): boolean {
  const { mentions } = read(text);
  const isNear = (needs: readonly Word[], within: number, order?: 'in order') => {
    const [first, ...others] = needs.map((need) => mentions.filter(({ meaning }) => meaning === need));
    return (first ?? []).some(({ start, end }) =>
      others.every((other) =>
        other.some(
          (each) =>
            Math.max(end, each.end) - Math.min(start, each.start) < within &&
            (each.start > end || (each.end < start && order === undefined)),
        ),
      ),
    );
  };
  const plain = text.normalize('NFKC');
  return (
    FORGED.test(plain) ||
    ROLE_GIVEN.test(plain) ||
    ROLE_GIVEN_IN_HINDI.test(plain) ||
    quotesPrompt(text) ||
    rules.some(([needs, within, order]) => isNear(needs, within, order))
  );
}
