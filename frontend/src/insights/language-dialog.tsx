import { type SpeechLanguage, speechLanguages } from '@anamnesis/contracts/insights/languages';
import { useState } from 'react';
import { useMessages } from '../language/messages';
import { ChoiceList } from '../look/choice-list';
import { FormDialog } from '../look/form-dialog';
import { insightMessages } from './messages';
import styles from './insights.module.css';

const all = Object.keys(speechLanguages) as SpeechLanguage[];

interface Props {
  /** The languages that there are; all by default. */
  options?: readonly SpeechLanguage[] | undefined;
  language: SpeechLanguage;
  onChoose: (language: SpeechLanguage) => void;
  onClose: () => void;
}

/** Chooses the language of the summary. Each one is named in the language of the page and in its own. */
export function LanguageDialog({ options = all, language, onChoose, onClose }: Props) {
  const m = useMessages(insightMessages);
  const [chosen, setChosen] = useState(language);
  return (
    <FormDialog
      title={m.changeLanguage}
      note={m.languageNote}
      cancel={m.cancel}
      act={m.useLanguage}
      look="contained"
      isPending={false}
      onSubmit={() => {
        onChoose(chosen);
        onClose();
      }}
      onClose={onClose}
    >
      <ChoiceList
        title={m.language}
        options={options}
        nameOf={(each) => (
          <span className={styles.language}>
            {m.languages[each]}{' '}
            {m.languages[each] !== speechLanguages[each].ownName && (
              <span lang={each} className="note">
                {speechLanguages[each].ownName}
              </span>
            )}
          </span>
        )}
        chosen={chosen}
        onChange={setChosen}
      />
    </FormDialog>
  );
}
