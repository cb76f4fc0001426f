import { planLeave } from '@anamnesis/contracts/availability/routes';
import { schemaErrors } from '../desk/schema-errors';
import type { AvailabilityTexts } from './messages';

/** A leave in the form. Days are YYYY-MM-DD; without a last day it lasts one day. */
export interface LeaveDraft {
  from: string;
  to: string;
  reason: string;
}

export const EMPTY_LEAVE: LeaveDraft = { from: '', to: '', reason: '' };

/** The request body for a draft. */
export const leaveOf = ({ from, to, reason }: LeaveDraft) => ({
  from,
  to: to || from,
  ...(reason.trim() && { reason: reason.trim() }),
});

/** The errors of a draft by input: those of the contract's schema, in the form's own words where it has some. */
export function leaveErrors(m: Pick<AvailabilityTexts, 'chooseDays' | 'lastBeforeFirst'>, draft: LeaveDraft) {
  const leave = leaveOf(draft);
  if (leave.from === '') return { from: { type: 'required', message: m.chooseDays } };
  if (leave.to < leave.from) return { to: { type: 'validate', message: m.lastBeforeFirst } };
  return schemaErrors(planLeave.body, leave);
}
