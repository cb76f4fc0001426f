import { isOtherDay } from '@anamnesis/contracts/reading/other-day';
import Button from '@mui/material/Button';
import { Sparkle } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useMessages } from '../language/messages';
import { Icon } from '../look/icon';
import { EntryFileView, useEntryFile } from './entry-document';
import { insightsButtonMessages } from './insights-button-messages';
import { recordDay } from '../time/record-day';
import type { ShownEntry } from './shown-entry';
import styles from './records.module.css';

const InsightsDialog = lazy(() => import('../insights/insights-dialog'));

interface Props {
  entry: ShownEntry;
  /** Whether it is explained without the button: a notification led here, and what cannot wait is said there. */
  isOpenAtFirst: boolean;
}

/** A test report of the own record: its document, if there is one, and the button that explains it. */
export function ReportActions({ entry, isOpenAtFirst }: Props) {
  const m = useMessages(insightsButtonMessages);
  const file = useEntryFile(entry);
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const { id, title, text, date, labValues, documentUrl } = entry;
  return (
    <div className={styles.report}>
      {file && <EntryFileView title={title} file={file} />}
      <p className={styles.insights}>
        <Button
          variant="tonal"
          size="small"
          startIcon={<Icon of={Sparkle} size={18} />}
          aria-label={m.openOf({ title })}
          onClick={() => setOpen(true)}
        >
          {m.open}
        </Button>
      </p>
      <Suspense>
        {isOpen && (
          <InsightsDialog
            {...{ entryId: id, test: title, text, confirmed: labValues, date: recordDay(date) }}
            otherDayOf={(printed) => (printed[0] && isOtherDay(printed, date) ? recordDay(printed[0]) : null)}
            document={
              file && documentUrl !== null
                ? {
                    ...{ url: documentUrl, name: file.name, isOpening: file.opening },
                    ...{ onOpen: file.open, onSave: file.save },
                  }
                : null
            }
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </div>
  );
}
