import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keepLastSeen } from './keeping';
import { NewVersionNotice } from './new-version-notice';
import { OfflineNotice } from './offline-notice';

/** What a patient's pages do for being read without a network. Loaded after them. */
export default function Offline() {
  const client = useQueryClient();
  useEffect(() => keepLastSeen(client), [client]);
  return (
    <>
      <OfflineNotice />
      <NewVersionNotice />
    </>
  );
}
