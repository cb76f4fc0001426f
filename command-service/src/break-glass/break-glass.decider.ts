import { BREAK_GLASS_MINUTES, type ReviewOutcome } from '@anamnesis/contracts/break-glass/constants';
import { BREAK_GLASS_NOT_FOUND, BREAK_GLASS_REVIEWED } from '@anamnesis/contracts/break-glass/errors';
import type { BreakGlassEvent } from '@anamnesis/contracts/break-glass/events';
import {
  breakGlassActions,
  type BreakGlassFacts,
  breakGlassReviewActions,
} from '@anamnesis/contracts/break-glass/policy';
import { type BreakGlass, breakGlassFold, breakGlassStream } from '@anamnesis/contracts/break-glass/use';
import { permit } from '@anamnesis/contracts/language/policy';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { Actor } from '@anamnesis/contracts/language/role';
import type { Decider } from '@anamnesis/platform/deciding/decider';

export type BreakGlassCommand =
  | { type: 'OpenBreakGlass'; by: Actor; data: { reason: string; facts: BreakGlassFacts } }
  | { type: 'ReviewBreakGlass'; by: Actor; data: { outcome: ReviewOutcome; notes: string } };

export { breakGlassStream };

/** One use of emergency access: opened by a doctor, later reviewed by an auditor. It ends by time, without an event. */
export const breakGlassDecider: Decider<BreakGlass, BreakGlassCommand, BreakGlassEvent> = {
  begins: ['OpenBreakGlass'],
  ...breakGlassFold,

  decide(state, command, { now }) {
    if (command.type === 'OpenBreakGlass') {
      const { reason, facts } = command.data;
      const { subject: patientId, ground } = permit(command.by, breakGlassActions.openBreakGlass, facts);
      const { breakGlassId } = ground;
      const expiresAt = new Date(now.getTime() + BREAK_GLASS_MINUTES * 60_000).toISOString();
      return [
        { type: 'BreakGlassOpened', data: { breakGlassId, patientId, doctorId: command.by.id, reason, expiresAt } },
      ];
    }
    permit(command.by, breakGlassReviewActions.reviewBreakGlass, undefined);
    if (state.status === 'none') return refuse(BREAK_GLASS_NOT_FOUND);
    const { breakGlassId, patientId, doctorId } = state;
    if (state.status === 'reviewed') return refuse(BREAK_GLASS_REVIEWED);
    return [
      {
        type: 'BreakGlassReviewed',
        data: { breakGlassId, patientId, doctorId, auditorId: command.by.id, ...command.data },
      },
    ];
  },
};
