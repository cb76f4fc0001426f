import type { PatientAppointment } from '@anamnesis/contracts/appointments/query-routes';
import Button from '@mui/material/Button';
import { Paperclip } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../../look/icon';
import { ErrorBox, Loading } from '../../look/states';
import { documentMessages } from './messages';
import { useMessages } from '../../language/messages';
import { NoteForm } from './note-form';
import { NotesLater } from './notes-later';
import { DocumentsTabs, type DocumentsTab } from './documents-tabs';
import { ReportUpload } from './report-upload';
import { Reports } from './reports';
import { SendSummary } from './send-summary';
import { SessionLine } from './session-line';
import { useDocumentsAsPatient } from './use-session-documents';
import styles from '../documents.module.css';

/** The patient's panel in a session: notes, medical summaries and reports. */
export function PatientDocuments({ appointment }: { appointment: PatientAppointment }) {
  const m = useMessages(documentMessages);
  const { id: sessionId, timeZone, status, doctor } = appointment;
  const [tab, setTab] = useState<DocumentsTab>('notes');
  const upload = useRef<HTMLInputElement>(null);
  const { documents, failed, askAgain } = useDocumentsAsPatient(sessionId);
  if (failed) return <ErrorBox title={m.loadFailed} text={m.loadFailedHint} onRetry={askAgain} />;
  if (!documents) return <Loading label={m.loading} lines={2} bare />;
  const { summaries, reports } = documents;
  const goToUpload = () => {
    // Only a visible element can take the focus.
    flushSync(() => setTab('report'));
    upload.current?.focus();
  };
  const addReport = (
    <Button className={styles.addReport} size="small" startIcon={<Icon of={Paperclip} />} onClick={goToUpload}>
      {m.addReport}
    </Button>
  );
  return (
    <DocumentsTabs
      tab={tab}
      onTab={setTab}
      panels={{
        notes: (
          <>
            <SessionLine
              session={appointment}
              documents={documents}
              side="patient"
              other={m.doctor({ name: doctor.fullName })}
            />
            {status === 'Pending' ? (
              <NotesLater>{addReport}</NotesLater>
            ) : (
              <NoteForm sessionId={sessionId}>{addReport}</NoteForm>
            )}
          </>
        ),
        summary: <SendSummary {...{ sessionId, summaries, timeZone }} />,
        report: (
          <>
            <Reports {...{ sessionId, reports, timeZone }} side="patient" />
            <ReportUpload sessionId={sessionId} ref={upload} />
          </>
        ),
      }}
    />
  );
}
