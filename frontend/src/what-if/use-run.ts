import { runWhatIf } from '@anamnesis/contracts/what-if/addresses';
import type { WhatIfResult } from '@anamnesis/contracts/what-if/routes';
import { useMutation, useMutationState } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ApiError } from '../api/api-error';
import { call } from '../api/call';
import type { Sent } from './draft';

/** A finished run: its rule, which the form may no longer show, and what it found. */
export interface Run {
  rule: Sent['rule'];
  result: WhatIfResult;
}

const RUNS = [runWhatIf.path];
const HALF_AN_HOUR = 30 * 60_000;

/** One run, which ends when it is cancelled or the page is left. The latest finished one stays, for the way back from a replay. */
export function useRun() {
  const running = useRef<AbortController>(null);
  const run = useMutation<WhatIfResult, ApiError, Sent>({
    mutationKey: RUNS,
    gcTime: HALF_AN_HOUR,
    mutationFn: (body) => {
      const controller = new AbortController();
      running.current = controller;
      return call(runWhatIf, { body }, { signal: controller.signal });
    },
  });
  const finished = useMutationState<Run>({
    filters: { mutationKey: RUNS, status: 'success' },
    select: ({ state }) => ({ rule: (state.variables as Sent).rule, result: state.data as WhatIfResult }),
  });
  const { reset } = run;
  useEffect(() => () => running.current?.abort(), []);
  return {
    ...run,
    latest: finished.at(-1) ?? null,
    cancel: () => {
      running.current?.abort();
      reset();
    },
  };
}
