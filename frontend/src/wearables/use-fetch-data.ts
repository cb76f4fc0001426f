import { fetchHealthData } from '@anamnesis/contracts/wearables/addresses';
import { SIMULATED_DELAY } from '@anamnesis/contracts/wearables/constants';
import { useEffect, useRef, useState } from 'react';
import { useCommand } from '../api/api-queries';

/** Fetches health data of the selected device: waits as long as the simulated device takes, then has its values recorded. */
export function useFetchData() {
  const [isWaiting, setWaiting] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const { mutate, isPending, isSuccess, error } = useCommand(fetchHealthData);
  const isFetching = isWaiting || isPending;
  const fetchData = () => {
    if (isFetching) return;
    setWaiting(true);
    timer.current = setTimeout(() => {
      setWaiting(false);
      mutate({});
    }, SIMULATED_DELAY);
  };
  return { fetchData, isFetching, isFetched: isSuccess && !isFetching, failure: isFetching ? null : error };
}
