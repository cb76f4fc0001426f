import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import { useId } from 'react';
import { engineText } from '../insights/engine-text';
import { InsightBlocks } from '../insights/insight-blocks';
import { InsightFoot } from '../insights/insight-foot';
import { insightMessages } from '../insights/messages';
import { useMessages } from '../language/messages';
import { DialogHead } from '../look/dialog-head';
import { Problem } from '../look/problem';
import { ErrorBox } from '../look/states';
import { useIsWide } from '../look/use-is-wide';
import { longDay } from '../time/clinic-time';
import { wearableMessages } from './messages';
import { insightLanguages, useDayInsight } from './use-day-insight';
import styles from './wearables.module.css';

interface Props {
  day: string;
  onClose: () => void;
}

/** Wider pages have room for the insights beside the values. */
const BESIDE = 1100;

/** The insights on the latest day with health data: beside the values where there is room, otherwise in a dialog. */
export function DayInsights({ day, onClose }: Props) {
  const heading = useId();
  const content = <Content {...{ heading, day, onClose }} />;
  if (useIsWide(BESIDE))
    return (
      <aside className={styles.insight} aria-labelledby={heading}>
        {content}
      </aside>
    );
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="sm" fullWidth>
      {content}
    </Dialog>
  );
}

function Content({ heading, day, onClose }: Props & { heading: string }) {
  const m = useMessages(wearableMessages);
  const i = useMessages(insightMessages);
  const asked = useDayInsight();
  const { insight, isWriting, isFailed, retry, language, voice } = asked;
  return (
    <>
      <DialogHead
        id={heading}
        title={m.insights}
        note={m.insightsOf({ day: longDay(`${insight?.day ?? day}T00:00:00Z`, 'UTC') })}
        onClose={onClose}
      />
      <DialogContent className="stack" tabIndex={0} role="region" aria-label={m.insights}>
        {isWriting && <p role="status">{m.writing}</p>}
        {isFailed && <ErrorBox title={m.insightsFailed} onRetry={retry} />}
        {voice.problem && (
          <Problem
            title={voice.problem === 'noVoice' ? i.noVoice({ language: i.languages[language] }) : i.voiceFailed}
            text={i.noVoiceHint}
            isQuestion
          />
        )}
        {insight && (
          <>
            <div lang={language} className={styles.insightText}>
              <InsightBlocks blocks={insight.blocks} middle={null} />
            </div>
            <p className="note">
              {engineText(i.engines, insight.engine)} {i.notADiagnosis}
            </p>
          </>
        )}
      </DialogContent>
      <InsightFoot summary={asked} isReady={insight !== null} languages={insightLanguages} />
    </>
  );
}
