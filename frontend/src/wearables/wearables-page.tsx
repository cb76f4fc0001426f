import { loadWearables } from '@anamnesis/contracts/wearables/addresses';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useApiQuery } from '../api/api-queries';
import { useMessages } from '../language/messages';
import { Button } from '../look/button';
import { Icon } from '../look/icon';
import { PageTitle } from '../look/page-title';
import { EmptyState, ErrorBox, Loading } from '../look/states';
import { AddDeviceForm } from './add-device-form';
import { DeviceList } from './device-list';
import { HealthData } from './health-data';
import { wearableMessages } from './messages';
import { SharingCard } from './sharing-card';
import styles from './wearables.module.css';

const ImportCard = lazy(() => import('../health-imports/import-card'));

/** A patient's devices: adding and selecting them, and their health data. */
export default function WearablesPage() {
  const m = useMessages(wearableMessages);
  const { data, isError, refetch } = useApiQuery(loadWearables);
  const [isAdding, setAdding] = useState(false);
  const hasDevices = data !== undefined && data.devices.length > 0;
  /** How often something with the focus was done away with. */
  const [removals, setRemovals] = useState(0);
  const addButton = useRef<HTMLButtonElement>(null);
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (removals > 0) (addButton.current ?? page.current)?.focus();
  }, [removals, hasDevices]);
  const onGone = () => setRemovals((count) => count + 1);
  const onAdded = () => {
    setAdding(false);
    onGone();
  };
  const fetchable = data?.devices.filter(({ kind }) => kind === 'simulated') ?? [];
  return (
    <div className={styles.page} ref={page} tabIndex={-1}>
      <PageTitle title={m.title} {...(hasDevices && { note: m.note })}>
        {hasDevices && (
          <Button look="outlined" ref={addButton} aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
            {!isAdding && <Icon of={Plus} />}
            {isAdding ? m.cancel : m.add}
          </Button>
        )}
      </PageTitle>
      {isError && !data && <ErrorBox title={m.devicesFailed} text={m.nothingLost} onRetry={() => void refetch()} />}
      {!data && !isError && <Loading label={m.loading} lines={2} />}
      {data && !hasDevices && (
        <EmptyState title={m.emptyTitle} text={m.emptyText}>
          <AddDeviceForm onAdded={onAdded} />
        </EmptyState>
      )}
      {hasDevices && (
        <Suspense fallback={<Loading label={m.loading} lines={2} />}>
          {isAdding && <AddDeviceForm onAdded={onAdded} />}
          <DeviceList devices={data.devices} onRemoved={onGone} />
        </Suspense>
      )}
      {data && (
        <Suspense fallback={<Loading label={m.loading} lines={2} />}>
          <HealthData canFetch={fetchable.length > 0}>
            <SharingCard isShared={data.isShared} />
            <Suspense fallback={<Loading label={m.loading} lines={2} />}>
              <ImportCard />
            </Suspense>
          </HealthData>
        </Suspense>
      )}
    </div>
  );
}
