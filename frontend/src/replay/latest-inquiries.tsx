import { listInquiries } from '@anamnesis/contracts/replay/addresses';
import Button from '@mui/material/Button';
import { useApiQuery } from '../api/api-queries';
import { useMessages } from '../language/messages';
import { Line, LineItem } from '../look/line';
import { ErrorBox, Loading } from '../look/states';
import { useMomentDay } from '../time/use-moment-day';
import { replayMessages } from './messages';

/** The latest inquiries of all auditors, to continue one. */
export function LatestInquiries({ onInquiry }: { onInquiry: (id: string) => void }) {
  const m = useMessages(replayMessages);
  const dayOf = useMomentDay();
  const query = useApiQuery(listInquiries);
  const inquiries = query.data?.inquiries;
  return (
    <section className="stack" aria-labelledby="latest-inquiries">
      <h2 id="latest-inquiries">{m.latest}</h2>
      {query.isError && !inquiries && (
        <ErrorBox title={m.latestFailed} text={m.nothingLost} onRetry={() => void query.refetch()} />
      )}
      {query.isPending && <Loading lines={2} bare />}
      {inquiries?.length === 0 && <p className="note">{m.noInquiries}</p>}
      {inquiries && inquiries.length > 0 && (
        <Line>
          {inquiries.map(({ id, reason, auditorName, openedAt }) => (
            <LineItem key={id} ahead={false}>
              <div className="row spread wrap">
                <div className="grow">
                  <strong>{reason}</strong>
                  <p className="note num">{m.by({ name: auditorName, day: dayOf(openedAt) })}</p>
                </div>
                <Button
                  variant="outlined"
                  size="small"
                  aria-label={m.continueOf({ reason })}
                  onClick={() => onInquiry(id)}
                >
                  {m.continue}
                </Button>
              </div>
            </LineItem>
          ))}
        </Line>
      )}
    </section>
  );
}
