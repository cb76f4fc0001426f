import type { GivenAdvice } from '@anamnesis/contracts/assistant/turn';
import { isAlarm } from '@anamnesis/contracts/assistant/emergency-kinds';
import type { SpokenLanguage } from '@anamnesis/contracts/language/languages';
import { Phone, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useMessages } from '../language/messages';
import { Icon } from '../look/icon';
import styles from './assistant.module.css';
import { assistantMessages } from './messages';

/** The language that advice is written in: that of the question, which may be another one than that of the page. */
const languageOf = (advice: string): SpokenLanguage => (/\p{Script=Devanagari}/u.test(advice) ? 'hi' : 'en');

/** The texts in the language of the advice; until they are fetched those of the page, because advice must not wait. */
function useTextsOf(language: SpokenLanguage) {
  const ofPage = useMessages(assistantMessages);
  const [, setFetched] = useState<SpokenLanguage | null>(null);
  useEffect(() => {
    // A failure leaves the texts of the page.
    const fetched = async () => assistantMessages.in(language);
    fetched().then(
      () => setFetched(language),
      () => undefined,
    );
  }, [language]);
  return assistantMessages.loaded(language) ?? ofPage;
}

/** What to do now, and whom to call: each number calls when it is tapped. They stand after the first sentence, so that a small screen shows them. */
export function EmergencyBox({ advice, isNew }: { advice: GivenAdvice; isNew: boolean }) {
  const { numbers } = advice;
  const [first, ...then] = advice.whatToDo;
  const m = useTextsOf(languageOf(first ?? ''));
  const isSure = isAlarm(advice.kinds);
  const title = isSure ? m.emergency : advice.kinds.includes('low') ? m.notAlone : m.cannotWait;
  return (
    <div
      className={`${styles.urgent} ${isSure ? '' : styles.unsure}`}
      role={isSure && isNew ? 'alert' : 'group'}
      aria-label={title}
      lang={languageOf(first ?? '')}
      data-advice
    >
      <Icon of={TriangleAlert} size={20} />
      <div className="grow">
        <strong>{title}</strong>
        <p>{first}</p>
        <ul className={styles.numbers}>
          {numbers.map(({ number, label }) => (
            <li key={number}>
              <a href={`tel:${number.replace(/[^\d+]/g, '')}`}>
                <Icon of={Phone} size={18} />
                <b className="num">{number}</b>
                <span>{label}</span>
              </a>
            </li>
          ))}
        </ul>
        {then.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </div>
  );
}
