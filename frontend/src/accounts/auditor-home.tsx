import { showSecondFactor } from '@anamnesis/contracts/accounts/second-factor-addresses';
import { Navigate } from 'react-router';
import { useApiQuery } from '../api/api-queries';
import { RequireRole } from './require-role';

/** Leads an auditor to the audit, or first to the account where the second factor has to be turned on. */
export default function AuditorHome() {
  return (
    <RequireRole role="auditor">
      <Home />
    </RequireRole>
  );
}

function Home() {
  const secondFactor = useApiQuery(showSecondFactor);
  if (secondFactor.isPending) return null;
  return <Navigate to={secondFactor.data?.data.needed ? '/account' : '/audit'} replace />;
}
