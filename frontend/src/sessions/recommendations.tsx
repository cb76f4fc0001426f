import { recommendDoctors } from '@anamnesis/contracts/doctors/addresses';
import Button from '@mui/material/Button';
import { useNavigate } from 'react-router';
import { useApiQuery } from '../api/api-queries';
import { useNow } from '../time/use-now';
import { useClinic } from '../time/use-clinic';
import { DoctorCard } from '../doctors/doctor-card';
import { DoctorCardsLoading } from '../doctors/doctor-cards-loading';
import { PageTitle } from '../look/page-title';
import { EmptyState, ErrorBox } from '../look/states';
import { sessionMessages } from './messages';
import { useMessages } from '../language/messages';

/** Recommended doctors after a session, of the same specialization. */
export function Recommendations({ doctorId, onViewAll }: { doctorId: string; onViewAll: () => void }) {
  const m = useMessages(sessionMessages);
  const { timeZone } = useClinic();
  const { data, isPending, isError, refetch } = useApiQuery(recommendDoctors, { params: { doctorId } });
  const navigate = useNavigate();
  const now = useNow();
  const doctors = data?.recommendations ?? [];
  const viewAll = (
    <Button variant="outlined" onClick={onViewAll}>
      {m.viewAll}
    </Button>
  );
  return (
    <>
      <PageTitle title={m.recommendations} note={m.recommendationsHint}>
        {(isPending || isError || doctors.length > 0) && viewAll}
      </PageTitle>
      {isPending ? (
        <DoctorCardsLoading label={m.loadingRecommendations} count={3} />
      ) : isError ? (
        <ErrorBox title={m.recommendationsFailed} text={m.recommendationsFailedHint} onRetry={() => void refetch()} />
      ) : doctors.length === 0 ? (
        <EmptyState title={m.noRecommendations}>{viewAll}</EmptyState>
      ) : (
        <ul className="card-grid">
          {doctors.map((doctor) => (
            <DoctorCard
              key={doctor.id}
              doctor={doctor}
              timeZone={timeZone}
              now={now}
              onBook={({ id }) => void navigate(`/book-appointment?doctorId=${encodeURIComponent(id)}`)}
            />
          ))}
        </ul>
      )}
    </>
  );
}
