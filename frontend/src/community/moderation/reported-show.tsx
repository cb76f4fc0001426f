import { showReportedMessage } from '@anamnesis/contracts/community/addresses';
import type { ReportedMessage } from '@anamnesis/contracts/community/moderation-routes';
import { ArrowLeft } from 'lucide-react';
import { ListButton, Show, TopToolbar, useRecordContext, useShowContext } from 'react-admin';
import { shownBy } from '../../api/tags';
import { DeskBar } from '../../desk/desk-bar';
import { ScreenTitle } from '../../desk/screen-title';
import { useMessages } from '../../language/messages';
import { Icon } from '../../look/icon';
import { Section } from '../../look/section';
import { ErrorBox, Loading } from '../../look/states';
import { Context } from './context';
import { DecideButtons } from './decide-buttons';
import { Decisions, Reports } from './history';
import { moderationMessages } from './messages';
import { StateField } from './reported-fields';

/** A cache entry apart from the row of the list, which lacks the context. */
const WHOLE = shownBy(showReportedMessage);

/** One reported message: the messages around it, the reports, the decisions, and what can be decided. */
export const ReportedShow = () => (
  <>
    <DeskBar />
    <Show<ReportedMessage>
      title={<ReportedTitle />}
      actions={<ReportedActions />}
      component="div"
      error={<ShowError />}
      // The error is shown on the page; by default react-admin shows a toast and returns to the list.
      queryOptions={{ meta: WHOLE, onError: () => undefined }}
    >
      <ReportedContent />
    </Show>
  </>
);

function ReportedTitle() {
  const m = useMessages(moderationMessages);
  const record = useRecordContext<ReportedMessage>();
  return <ScreenTitle>{record ? m.messageOf({ who: record.sender || m.erasedSender }) : m.title}</ScreenTitle>;
}

function ReportedActions() {
  const m = useMessages(moderationMessages);
  const record = useRecordContext<ReportedMessage>();
  return (
    <TopToolbar>
      <ListButton label={m.back} icon={<Icon of={ArrowLeft} size={18} />} />
      {record && (
        <>
          <StateField />
          <DecideButtons />
        </>
      )}
    </TopToolbar>
  );
}

function ShowError() {
  const m = useMessages(moderationMessages);
  const { refetch, error } = useShowContext();
  if ((error as { status?: number } | null)?.status === 404)
    return <ErrorBox title={m.notFound} text={m.notFoundText} />;
  return <ErrorBox title={m.showFailed} text={m.nothingLost} onRetry={() => void refetch()} />;
}

function ReportedContent() {
  const m = useMessages(moderationMessages);
  const record = useRecordContext<ReportedMessage>();
  // Until the whole record is there, react-admin shows the row of the list.
  if (!record?.context) return <Loading label={m.loading} lines={3} />;
  return (
    <div className="desk-columns">
      <div className="main-col">
        <Section title={`${m.context}: ${record.roomName || record.roomId}`}>
          <Context reported={record} />
        </Section>
      </div>
      <div className="side-col">
        <Section title={m.reports}>
          <Reports reports={record.reports} />
        </Section>
        <Section title={m.history}>
          <Decisions decisions={record.decisions} />
        </Section>
      </div>
    </div>
  );
}
