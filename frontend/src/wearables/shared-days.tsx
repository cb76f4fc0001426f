import { showHealthDays } from '@anamnesis/contracts/wearables/addresses';
import { healthMeasures } from '@anamnesis/contracts/wearables/constants';
import { latestToExplain } from '@anamnesis/contracts/wearables/merged-day';
import type { HealthDay } from '@anamnesis/contracts/wearables/routes';
import { FlaskConical } from 'lucide-react';
import { isOutOfDate } from '../api/api-queries';
import { type Opening, useOpenedQuery } from '../audit/use-opened-query';
import { useMessages } from '../language/messages';
import { useFallbackInterval } from '../live/live-state';
import { Icon } from '../look/icon';
import { ErrorBox, Loading } from '../look/states';
import { longDay } from '../time/clinic-time';
import { LatestDay } from './latest-day';
import { OverTime } from './over-time';
import { sharedDaysMessages } from './shared-days-messages';

interface Props {
  patientId: string;
  firstName: string;
  opening: Opening;
}

/** Nothing is pushed when a patient stops sharing, so an open page asks again. */
const CHECK_MS = 60_000;

/** The days of a patient's devices for a doctor. As soon as they are refused, nothing of them stays on the screen. */
export default function SharedDays({ patientId, firstName, opening }: Props) {
  const m = useMessages(sharedDaysMessages);
  const refetchInterval = useFallbackInterval() || CHECK_MS;
  const { data, error, refetch } = useOpenedQuery(
    showHealthDays,
    { params: { patientId } },
    { opening, refetchInterval },
  );
  if (error?.code === 'HEALTH_DAYS_NOT_SHARED') return <p role="status">{m.notShared({ firstName })}</p>;
  if (error && isOutOfDate(error)) return <p role="status">{m.ended}</p>;
  if (error && !data) return <ErrorBox title={m.failed} text={m.failedHint} onRetry={() => void refetch()} />;
  if (!data) return <Loading label={m.loading} lines={2} bare />;
  const { days } = data;
  const latest = latestToExplain(days);
  if (!latest) return <p>{m.none({ firstName })}</p>;
  return (
    <>
      {error && <ErrorBox title={m.failed} text={m.refreshHint} onRetry={() => void refetch()} />}
      <MadeUpNotice days={days} />
      <div>
        <h3>
          {(latest === days.at(-1) ? m.latest : m.latestMeasured)({ day: longDay(`${latest.day}T00:00:00Z`, 'UTC') })}
        </h3>
        <LatestDay day={latest} texts={m} />
      </div>
      <OverTime days={days} texts={m} />
    </>
  );
}

/** Says before all values that some of them, or all, were not measured. */
function MadeUpNotice({ days }: { days: readonly HealthDay[] }) {
  const m = useMessages(sharedDaysMessages);
  const kinds = new Set(days.flatMap(({ values }) => healthMeasures.map((measure) => values[measure]?.kind)));
  if (!kinds.has('simulated')) return null;
  return (
    <div className="notice care">
      <Icon of={FlaskConical} size={22} />
      <strong className="grow">{kinds.has('imported') ? m.someMadeUp : m.allMadeUp}</strong>
    </div>
  );
}
