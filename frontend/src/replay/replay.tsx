import { listHistoryEvents, showHistory } from '@anamnesis/contracts/replay/addresses';
import { historyKinds } from '@anamnesis/contracts/replay/constants';
import { useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useApiQuery } from '../api/api-queries';
import { DeskBar } from '../desk/desk-bar';
import { useMessages } from '../language/messages';
import { LinkButton } from '../look/link-button';
import { EmptyState, ErrorBox, Loading } from '../look/states';
import type { HistoryReference } from './history-reference';
import { HistoryScreen } from './history-screen';
import { InquiryForm } from './inquiry-form';
import { replayMessages } from './messages';
import { useBeginning } from './use-beginning';
import { useReplayAddress } from './use-replay-address';

/** The replay of a history. An address without an inquiry asks for the reason first, and then goes on. */
export function Replay() {
  const m = useMessages(replayMessages);
  const { kind: named, id } = useParams();
  const [{ inquiry }, change] = useReplayAddress();
  const kind = historyKinds.find((each) => each === named);
  if (!kind || !id) return <UnknownHistory />;
  if (inquiry === null)
    return (
      <>
        <DeskBar title={m.title} note={m.kindOf[kind]} />
        <InquiryForm note={m.reasonFirst} onInquiry={(begun) => change({ inquiry: begun }, { replace: true })} />
      </>
    );
  return <UnderInquiry key={`${kind} ${id} ${inquiry}`} reference={{ kind, id, inquiry }} />;
}

function UnderInquiry({ reference }: { reference: HistoryReference }) {
  const m = useMessages(replayMessages);
  const [, change] = useReplayAddress();
  const { kind, id, inquiry } = reference;
  // Each opening is recorded, so none is repeated by itself.
  const query = useApiQuery(showHistory, { params: { kind, id }, query: { inquiry } }, { staleTime: Infinity });
  const beginning = useBeginning(reference, query.data?.data);
  const client = useQueryClient();
  const reload = async () => {
    await query.refetch();
    await client.invalidateQueries({ queryKey: [listHistoryEvents.path] });
  };
  if (query.data && beginning !== undefined)
    return <HistoryScreen {...{ reference, beginning }} history={query.data.data} onReload={() => void reload()} />;
  if (query.error?.code === 'HISTORY_NOT_FOUND') return <UnknownHistory />;
  if (query.error?.code === 'INQUIRY_NOT_FOUND')
    return (
      <>
        <DeskBar title={m.title} note={m.kindOf[kind]} />
        <InquiryForm note={query.error.message} onInquiry={(begun) => change({ inquiry: begun }, { replace: true })} />
      </>
    );
  return (
    <>
      <DeskBar title={m.title} note={m.kindOf[kind]} />
      <div className="desk-page">
        {query.isError ? (
          <ErrorBox
            title={m.failed}
            text={query.error.isRefusal ? query.error.message : m.nothingLost}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <Loading label={m.loading} lines={4} />
        )}
      </div>
    </>
  );
}

function UnknownHistory() {
  const m = useMessages(replayMessages);
  return (
    <>
      <DeskBar title={m.title} />
      <div className="desk-page">
        <EmptyState title={m.notFound} text={m.notFoundText}>
          <LinkButton to="/audit/replay">{m.toSearch}</LinkButton>
        </EmptyState>
      </div>
    </>
  );
}
