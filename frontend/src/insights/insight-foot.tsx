import type { SpeechLanguage } from '@anamnesis/contracts/insights/languages';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { Languages, Square, Volume2 } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../language/messages';
import { Icon } from '../look/icon';
import { LanguageDialog } from './language-dialog';
import { insightMessages } from './messages';
import styles from './insights.module.css';
import type { Summary } from './use-summary';

/** What can be done with the summary; always in sight. */
export function InsightFoot({
  summary: { language, isReading, voice, read, change },
  isReady,
  languages,
}: {
  summary: Pick<Summary, 'language' | 'isReading' | 'read' | 'change'> & { voice: Pick<Summary['voice'], 'stop'> };
  isReady: boolean;
  /** Those that it can be read in; all by default. */
  languages?: readonly SpeechLanguage[];
}) {
  const m = useMessages(insightMessages);
  const [isChoosing, setChoosing] = useState(false);
  return (
    <DialogActions className={styles.foot}>
      {!isReading ? (
        <Button variant="contained" disabled={!isReady} startIcon={<Icon of={Volume2} />} onClick={read}>
          {m.readSummary}
        </Button>
      ) : (
        <Button variant="contained" startIcon={<Icon of={Square} />} onClick={voice.stop}>
          {m.stopReading}
        </Button>
      )}
      <Button variant="outlined" startIcon={<Icon of={Languages} />} onClick={() => setChoosing(true)}>
        {m.changeLanguage}
      </Button>
      {isChoosing && (
        <LanguageDialog options={languages} language={language} onChoose={change} onClose={() => setChoosing(false)} />
      )}
    </DialogActions>
  );
}
