import { recommendDoctors } from '@anamnesis/contracts/doctors/addresses';
import Button from '@mui/material/Button';
import { useNavigate } from 'react-router';
import { useQuestion } from '../api/questions';
import { useNow } from '../time/use-now';
import { useClinic } from '../time/use-clinic';
import { DoctorCard } from '../doctors/doctor-card';
import { DoctorCardsLoading } from '../doctors/doctor-cards-loading';
import { PageTitle } from '../look/page-title';
import { EmptyState } from '../look/states';
import { messages } from './messages';

/** Doctors to go on with after a session. When they can't be fetched nothing is missing, so that counts as none. */
export function Recommendations({ doctorId, onViewAll }: { doctorId: string; onViewAll: () => void }) {
  const { timeZone } = useClinic();
  const { data, isPending } = useQuestion(recommendDoctors, { params: { doctorId } });
  const navigate = useNavigate();
  const now = useNow();
  const doctors = data?.recommendations ?? [];
  const viewAll = (
    <Button variant="outlined" onClick={onViewAll}>
      {messages.viewAll}
    </Button>
  );
  return (
    <>
      <PageTitle title={messages.recommendations} note={messages.recommendationsHint}>
        {(isPending || doctors.length > 0) && viewAll}
      </PageTitle>
      {isPending ? (
        <DoctorCardsLoading label={messages.loadingRecommendations} count={3} />
      ) : doctors.length === 0 ? (
        <EmptyState title={messages.noRecommendations}>{viewAll}</EmptyState>
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
