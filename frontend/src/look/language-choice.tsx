import { useId, useState } from 'react';
import { chooseLanguage, useOfferedLanguages } from '../language/choice';
import { type Language, languages, useLanguage } from '../language/language';
import { useMessages } from '../language/messages';
import { lookMessages } from './messages';

/** Chooses the language of every page. */
export function LanguageChoice() {
  const m = useMessages(lookMessages);
  const language = useLanguage();
  const offered = useOfferedLanguages();
  const [failed, setFailed] = useState(false);
  const id = useId();
  const choose = (chosen: Language) => {
    setFailed(false);
    chooseLanguage(chosen).catch(() => setFailed(true));
  };
  return (
    <div className="language-choice">
      <label htmlFor={id}>{m.language}</label>
      <select id={id} value={language} onChange={({ target }) => choose(target.value as Language)}>
        {offered.map((each) => (
          <option key={each} value={each} lang={each}>
            {languages[each].name}
          </option>
        ))}
      </select>
      {failed && <p role="alert">{m.languageFailed}</p>}
    </div>
  );
}
