import type { Route } from '@anamnesis/contracts/language/route';
import { useState } from 'react';
import { accessToken } from '../signed-in/session';
import type { Address } from '@anamnesis/contracts/language/address';
import type { Input } from '../api/address';
import type { ApiError } from '../api/api-error';
import { useCommand } from '../api/api-queries';
import { toast } from '../look/toasts';
import type { TextsOf } from '../language/message-types';
import type english from './saving-messages.en';
import { savingMessages } from './saving-messages';
import { useMessages } from '../language/messages';

/** Shows why a profile was not saved. */
export function showSavingError(m: TextsOf<typeof english>, error: ApiError): void {
  if (!error.isRefusal) toast.error(m.broke, error.message);
  else if (error.status === 401) toast.error(m.authenticationRequired, error.message);
  else toast.error(m.failed, Object.keys(error.fields).length > 0 ? m.typedIsKept : error.message);
}

interface Callbacks {
  /** Called after the profile is saved. */
  onSaved: () => void;
  onSaving: (saving: boolean) => void;
  onRefused: (error: ApiError) => void;
}

/** Saves a profile through `address`. `problem` returns the error text of an input. */
export function useSaving<R extends Route>(address: Address<R>, { onSaved, onSaving, onRefused }: Callbacks) {
  const m = useMessages(savingMessages);
  const [problems, setProblems] = useState<ApiError['fields']>({});
  const command = useCommand(address, {
    onRefused: (error) => {
      setProblems(error.fields);
      showSavingError(m, error);
      onRefused(error);
    },
  });
  return {
    /** The error text of an input, or of an entry of a list input. */
    problem: (name: string): string | undefined =>
      Object.entries(problems).find(([path]) => path === name || path.startsWith(`${name}.`))?.[1],
    save: (input: Input<R>) => {
      if (accessToken() === null) return toast.error(m.authenticationRequired);
      setProblems({});
      onSaving(true);
      command.mutate(input, {
        onSuccess: () => {
          toast.success(m.saved);
          onSaved();
        },
        onSettled: () => onSaving(false),
      });
    },
  };
}
