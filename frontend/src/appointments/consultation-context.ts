import type { Consultation } from '@anamnesis/contracts/appointments/query-routes';
import { createContext, useContext } from 'react';

/** What a doctor can do with the consultations on the page. */
export interface ConsultationActions {
  /** A session is open or being joined, so no other one can be joined. */
  busy: boolean;
  /** Whether J and K move through the consultations. */
  keys: boolean;
  enter: (consultation: Consultation) => void;
  reschedule: (consultation: Consultation) => void;
  cancel: (consultation: Consultation) => void;
}
export const ConsultationActionsContext = createContext<ConsultationActions | null>(null);

/** The consultation whose patient is shown beside the list. */
interface Selection {
  selected: Consultation | undefined;
  select: (consultation: Consultation) => void;
}
export const SelectionContext = createContext<Selection | null>(null);

export function useConsultationActions(): ConsultationActions {
  const actions = useContext(ConsultationActionsContext);
  if (!actions) throw new Error('A consultation needs a ConsultationActionsContext around it.');
  return actions;
}

export function useSelection(): Selection {
  const selection = useContext(SelectionContext);
  if (!selection) throw new Error('A consultation needs a SelectionContext around it.');
  return selection;
}
