import { runWhatIf } from '@anamnesis/contracts/what-if/addresses';
import type { WhatIfResult } from '@anamnesis/contracts/what-if/routes';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ApiError } from '../api/api-error';
import { call } from '../api/call';
import type { Sent } from './draft';

/** One run, which ends when it is cancelled or the page is left. */
export function useRun() {
  const running = useRef<AbortController>(null);
  const run = useMutation<WhatIfResult, ApiError, Sent>({
    mutationFn: (body) => {
      const controller = new AbortController();
      running.current = controller;
      return call(runWhatIf, { body }, { signal: controller.signal });
    },
  });
  const { reset } = run;
  useEffect(() => () => running.current?.abort(), []);
  return {
    ...run,
    cancel: () => {
      running.current?.abort();
      reset();
    },
  };
}
