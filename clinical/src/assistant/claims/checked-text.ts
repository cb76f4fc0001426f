import { MAX_ANSWER } from '@anamnesis/contracts/assistant/constants';
import type { SpokenLanguage } from '@anamnesis/contracts/language/languages';
import { truncateText, typedText } from '@anamnesis/contracts/language/text';
import { answerPhrases } from '../built-in/answer-phrases.js';
import { type ForbiddenClaim, forbiddenClaim } from './forbidden-claims.js';
import { quotesPrompt } from '../prompt/prompt-quote.js';
import { scopeEvidence, scopeOf } from '../scope/scope.js';
import { collectSentences } from './sentences.js';
import { createTurnWatch } from './turn-watch.js';

/** Characters that are compared with the scope before the first of them is shown. */
const FIRST_LOOK = 200;

/** The sentence that replaces a forbidden claim; each is shown at most once in an answer. */
const IN_PLACE: Readonly<Record<ForbiddenClaim, Readonly<Record<SpokenLanguage, string>>>> = {
  dose: {
    en: 'Please ask your doctor or pharmacist about the amount of a medicine.',
    hi: 'दवा की मात्रा के बारे में कृपया अपने डॉक्टर या फ़ार्मासिस्ट से पूछें।',
  },
  medicine: {
    en: 'Please ask your doctor or pharmacist before you start, stop or change a medicine.',
    hi: 'कोई दवा शुरू करने, बंद करने या बदलने से पहले कृपया अपने डॉक्टर या फ़ार्मासिस्ट से पूछें।',
  },
  help: {
    en: 'If you are in doubt, get help: a doctor can see what an assistant cannot.',
    hi: 'संदेह हो तो मदद लें: डॉक्टर वह देख सकते हैं जो सहायक नहीं देख सकता।',
  },
  diagnosis: {
    en: 'Only a doctor who examines you can say what you have, or that it is nothing.',
    hi: 'आपको क्या है, या कुछ नहीं है, यह केवल जाँच करने वाले डॉक्टर बता सकते हैं।',
  },
};

interface Options {
  readonly language: SpokenLanguage;
  /** The question and the excerpt of the record, as one text. Amounts of medicines in it may be repeated in the answer. */
  readonly given: string;
  readonly say: (text: string) => void;
}

/** A provider's answer while it arrives: collects sentences, and passes on those that may be shown. */
interface CheckedText {
  /** Takes a piece as it arrives. False: nothing more will be taken, because the limit is reached or the answer is off topic. */
  add(piece: string): boolean;
  /**
   * Takes what is left: of a `whole` answer the last sentence also without its end, of a `cut` one not, since half a sentence may say the opposite. A `broken` one, which its provider did not finish, says so.
   */
  end(how: 'whole' | 'cut' | 'broken'): void;
  readonly text: string;
  /** Whether something of it was said. */
  readonly isShown: boolean;
  readonly isOffTopic: boolean;
}

const NOT_FINISHED: Readonly<Record<SpokenLanguage, string>> = {
  en: 'The answer broke off here, and what is missing may matter. Please ask again, or ask a doctor.',
  hi: 'उत्तर यहाँ टूट गया, और जो छूट गया वह ज़रूरी हो सकता है। कृपया फिर से पूछें, या डॉक्टर से पूछें।',
};

const fixedReplies = Object.values(answerPhrases).map(({ offTopic }) => offTopic);

/** Whether a text is about something else, or the fixed reply that a provider is told to give then. A short one without any word of health, such as "Yes, it can.", is not. */
const isElsewhere = (text: string): boolean =>
  fixedReplies.includes(text.trim()) ||
  (scopeOf(text) === 'off-topic' && (text.length >= FIRST_LOOK || scopeEvidence(text).other > 0));

/**
 * Shows an answer while it is written, in whole sentences: none of what no provider may say (`forbiddenClaim`), and at most MAX_ANSWER characters. The scope
 * is compared before the first words, and of what follows for each part without a word of health: a text that turns away from health, or that repeats its instructions, is replaced by
 * the fixed reply.
 */
export function checkedText({ language, given, say }: Options): CheckedText {
  const sentences = collectSentences();
  const turnsAway = createTurnWatch();
  let text = '';
  let before = '';
  let said = 0;
  let isOver = false;
  let isOffTopic = false;

  const turnAway = () => {
    isOffTopic = true;
    isOver = true;
    text = answerPhrases[language].offTopic;
  };
  const take = (sentence: string) => {
    if (quotesPrompt(text.slice(-LOOK_BACK) + sentence) || turnsAway(sentence)) return turnAway();
    const claim = forbiddenClaim(sentence, given, before);
    before = sentence;
    const shown = claim ? inPlaceOf(claim, sentence) : sentence;
    const isTooLong = text.length + shown.length > MAX_ANSWER;
    // A text that has no end of a sentence is cut at the greatest length.
    if (isTooLong && text === '') text = withoutLastWord(truncateText(shown, MAX_ANSWER));
    if (isTooLong) isOver = true;
    if (!isOver) text += shown;
  };
  const inPlaceOf = (claim: ForbiddenClaim, sentence: string) => {
    const said = IN_PLACE[claim][language];
    return text.includes(said) ? '' : said + (/\s+$/.exec(sentence)?.[0] ?? '');
  };
  const show = (isEnd: boolean) => {
    if (said === 0 && !isEnd && text.length < FIRST_LOOK) return;
    if (said === 0 && isElsewhere(text)) turnAway();
    if (!isOffTopic && text.length > said) say(text.slice(said));
    said = text.length;
  };

  return {
    add(piece) {
      const plain = piece.replaceAll('\0', '');
      for (const sentence of sentences.add(typedText(plain) || plain.replace(/\S/gu, ''))) if (!isOver) take(sentence);
      if (!isOver && sentences.rest().length > MAX_ANSWER) take(sentences.rest());
      if (!isOffTopic) show(false);
      return !isOver;
    },
    end(how) {
      if (!isOver && how === 'whole') take(sentences.rest());
      if (!isOffTopic) show(true);
      if (!isOffTopic && isElsewhere(text)) turnAway();
      text = text.trim();
      if (how === 'broken' && !isOffTopic && text !== '') {
        say(`\n\n${NOT_FINISHED[language]}`);
        text += `\n\n${NOT_FINISHED[language]}`;
      }
    },
    get text() {
      return text;
    },
    get isShown() {
      return said > 0;
    },
    get isOffTopic() {
      return isOffTopic;
    },
  };
}

/** Characters of what was said in which a quotation may begin. */
const LOOK_BACK = 300;

const withoutLastWord = (text: string): string => (/\s/.test(text) ? text.replace(/\s+\S*$/, '…') : text);
