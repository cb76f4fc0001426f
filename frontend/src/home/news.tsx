import { listFamily } from '@anamnesis/contracts/family/addresses';
import { listTestReports } from '@anamnesis/contracts/records/addresses';
import { FlaskConical, Users } from 'lucide-react';
import { Link } from 'react-router';
import { useApiQuery } from '../api/api-queries';
import { useMessages } from '../language/messages';
import { Icon } from '../look/icon';
import { ErrorBox, Loading } from '../look/states';
import { listDate } from '../time/clinic-time';
import { ownZone } from '../language/own-zone';
import { newsMessages } from './news-messages';
import { newResults } from './new-results';

/** The items shown of each kind; the others are counted. */
const MOST = 3;

/** Invitations that wait for an answer, and results of the last days. */
export default function News() {
  const m = useMessages(newsMessages);
  const reports = useApiQuery(listTestReports, { query: {} });
  const family = useApiQuery(listFamily);
  const asked = [reports, family];
  if (asked.some(({ data, isError }) => isError && !data))
    return <ErrorBox title={m.failed} onRetry={() => asked.forEach(({ refetch }) => void refetch())} />;
  if (!reports.data || !family.data) return <Loading bare label={m.loading} lines={2} />;
  const results = newResults(reports.data, new Date());
  const { invitations } = family.data.data;
  if (results.length + invitations.length === 0) return <p className="note">{m.nothing}</p>;
  const more = Math.max(results.length - MOST, 0) + Math.max(invitations.length - MOST, 0);
  return (
    <>
      <ul>
        {invitations.slice(0, MOST).map(({ _id: id, fullName, askedAt }) => (
          <li key={id}>
            <Link to="/user-reports?tab=family">
              <Icon of={Users} size={20} />
              <span>
                <strong>{m.invitation({ name: fullName })}</strong>
                <span className="note num">{listDate(askedAt, ownZone())}</span>
              </span>
            </Link>
          </li>
        ))}
        {results.slice(0, MOST).map(({ id, testName, doctorName, createdAt }) => (
          <li key={id}>
            <Link to="/user-reports?tab=tests">
              <Icon of={FlaskConical} size={20} />
              <span>
                <strong>{m.result({ name: testName })}</strong>
                <span className="note num">
                  {[listDate(createdAt, ownZone()), doctorName && m.doctor({ name: doctorName })]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="note">{m.more({ count: more })}</p>}
    </>
  );
}
