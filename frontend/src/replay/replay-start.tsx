import Button from '@mui/material/Button';
import { DeskBar } from '../desk/desk-bar';
import { useMessages } from '../language/messages';
import { HistorySearch } from './history-search';
import { InquiryForm } from './inquiry-form';
import { replayMessages } from './messages';
import { useInquiryReason } from './use-inquiry-reason';
import { useReplayAddress } from './use-replay-address';
import styles from './replay.module.css';

/** The beginning of a replay: the reason of the inquiry, then the search of histories under it. */
export function ReplayStart() {
  const m = useMessages(replayMessages);
  const [{ inquiry }, change] = useReplayAddress();
  return (
    <>
      <DeskBar title={m.title} note={m.note} />
      {inquiry === null ? (
        <InquiryForm onInquiry={(id) => change({ inquiry: id })} />
      ) : (
        <UnderInquiry inquiry={inquiry} onAnother={() => change({ inquiry: null })} />
      )}
    </>
  );
}

function UnderInquiry({ inquiry, onAnother }: { inquiry: string; onAnother: () => void }) {
  const m = useMessages(replayMessages);
  const reason = useInquiryReason(inquiry);
  return (
    <div className={`desk-page stack ${styles.search}`}>
      <div className="row wrap spread">
        {reason !== undefined && <p className="voice">{m.inquiryOf({ reason })}</p>}
        <Button variant="outlined" size="small" onClick={onAnother}>
          {m.another}
        </Button>
      </div>
      <p className="note">{m.recorded}</p>
      <HistorySearch inquiry={inquiry} onUnknownInquiry={onAnother} />
    </div>
  );
}
