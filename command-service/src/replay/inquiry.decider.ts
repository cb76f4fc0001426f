import type { InquiryEvent } from '@anamnesis/contracts/replay/events';
import { type Inquiry, inquiryFold } from '@anamnesis/contracts/replay/inquiry';
import { inquiryActions } from '@anamnesis/contracts/replay/policy';
import { permit } from '@anamnesis/contracts/language/policy';
import type { Actor } from '@anamnesis/contracts/language/role';
import type { Decider } from '@anamnesis/platform/deciding/decider';

export interface InquiryCommand {
  type: 'OpenInquiry';
  by: Actor;
  data: { inquiryId: string; reason: string };
}

/** Why an auditor looks into histories. It stays open: what is done under it is recorded without a decision. */
export const inquiryDecider: Decider<Inquiry, InquiryCommand, InquiryEvent> = {
  begins: ['OpenInquiry'],
  ...inquiryFold,

  decide(state, { by, data: { inquiryId, reason } }) {
    permit(by, inquiryActions.openInquiry, undefined);
    if (state.status === 'open') return [];
    return [{ type: 'InquiryOpened', data: { inquiryId, auditorId: by.id, reason } }];
  },
};
