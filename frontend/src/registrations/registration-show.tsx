import { showRegistration } from '@anamnesis/contracts/registrations/addresses';
import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { useQuestion } from '../api/questions';
import { Icon } from '../look/icon';
import { Section } from '../look/section';
import { ErrorBox, Loading } from '../look/states';
import { DeskBar } from '../desk/desk-bar';
import { Certificates } from './certificates';
import { DecideButtons } from './decide-buttons';
import { messages as m } from './messages';
import { RegistrationFacts } from './registration-facts';
import { RegistrationHistory } from './registration-history';
import { StateBadge } from './state-badge';
import styles from './registrations.module.css';

/** One registration: the papers, what the doctor told, what was decided, and the decision to be made. */
export function RegistrationShow() {
  const { id = '' } = useParams();
  const { data, isPending, refetch } = useQuestion(showRegistration, { params: { id } });
  return (
    <>
      <DeskBar title={data ? `Dr. ${data.fullName}` : m.title} note={data && <StateBadge state={data.state} />}>
        {data && <DecideButtons key={data.version} registration={data} onChanged={() => void refetch()} />}
      </DeskBar>
      <div className="desk-page stack">
        <Link className={styles.backLink} to="/registrations">
          <Icon of={ArrowLeft} size={18} />
          {m.back}
        </Link>
        {isPending && <Loading label={m.loading} lines={3} />}
        {!isPending && !data && <ErrorBox title={m.showFailed} text={m.nothingLost} onRetry={() => void refetch()} />}
        {data && (
          <div className={`desk-columns ${styles.registration}`}>
            <div className="main-col">
              <Certificates doctorId={data.id} certificates={data.certificates} />
            </div>
            <div className="side-col">
              <Section title={m.about}>
                <RegistrationFacts registration={data} />
              </Section>
              <Section title={m.history}>
                <RegistrationHistory registration={data} />
              </Section>
            </div>
          </div>
        )}
      </div>
    </>
  );
}
