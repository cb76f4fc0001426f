import { useId, useState } from 'react';
import { chooseAndKeepLanguage } from '../accounts/keep-language';
import { type Language, languages, useLanguage } from '../language/language';
import { useMessages } from '../language/messages';
import { lookMessages } from './messages';

/** Chooses the language of every page. */
export default function LanguageSelect({ offered }: { offered: readonly Language[] }) {
  const m = useMessages(lookMessages);
  const language = useLanguage();
  const [failed, setFailed] = useState(false);
  const id = useId();
  const choose = (chosen: Language) => {
    setFailed(false);
    chooseAndKeepLanguage(chosen).catch(() => setFailed(true));
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
