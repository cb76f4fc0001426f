import { explainHealthData } from '@anamnesis/contracts/wearables/addresses';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import { useId } from 'react';
import { useApiQuery } from '../api/api-queries';
import { engineText } from '../insights/engine-text';
import { InsightBlocks } from '../insights/insight-blocks';
import { insightMessages } from '../insights/messages';
import { useMessages } from '../language/messages';
import { DialogHead } from '../look/dialog-head';
import { ErrorBox } from '../look/states';
import { longDay } from '../time/clinic-time';
import { wearableMessages } from './messages';

/** The insights on the latest day with health data. A reply without any text is an error. */
export function DayInsightsDialog({ day, onClose }: { day: string; onClose: () => void }) {
  const m = useMessages(wearableMessages);
  const { engines, notADiagnosis } = useMessages(insightMessages);
  const heading = useId();
  const { data, error, isFetching, refetch } = useApiQuery(explainHealthData);
  const isEmpty = data?.insights.trim() === '';
  const shown = data && !isEmpty ? data.insight : null;
  const isFailed = !isFetching && (Boolean(error) || isEmpty);
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="sm" fullWidth>
      <DialogHead
        id={heading}
        title={m.insights}
        note={m.insightsOf({ day: longDay(`${shown?.day ?? day}T00:00:00Z`, 'UTC') })}
        onClose={onClose}
      />
      <DialogContent className="stack" tabIndex={0} role="region" aria-label={m.insights}>
        {isFetching && !data && <p role="status">{m.writing}</p>}
        {isFailed && <ErrorBox title={m.insightsFailed} onRetry={() => void refetch()} />}
        {shown && (
          <>
            <InsightBlocks blocks={shown.blocks} middle={null} />
            <p className="note">
              {engineText(engines, shown.engine)} {notADiagnosis}
            </p>
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}
