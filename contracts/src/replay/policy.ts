import { always, definePolicy, policy, type Grant, type Rule } from '../language/policy.js';
import type { HistoryKind } from './constants.js';
import { INQUIRY_NOT_FOUND } from './errors.js';

/** The facts about a history that an auditor asks for under an inquiry, which exists. */
export interface HistoryFacts {
  readonly kind: HistoryKind;
  /** The patient whose record it shows; null for a doctor's history. */
  readonly patientId: string | null;
  readonly inquiryId: string;
}

export interface HistoryGrant extends Grant {
  readonly ground: { readonly purpose: 'audit'; readonly inquiryId: string };
}

export const underAnInquiry: Rule<HistoryFacts, HistoryGrant> = {
  when: 'under an inquiry whose reason is recorded',
  ask: (_, { patientId, inquiryId }) => ({ subject: patientId, ground: { purpose: 'audit', inquiryId } }),
};

/** Any of these opens the history: whichever is asked first under an inquiry is recorded, the others show parts of the same opening. */
export const historyActions = definePolicy<HistoryFacts, HistoryGrant>()(
  { about: 'history', otherwise: INQUIRY_NOT_FOUND, recorded: true },
  {
    showHistory: { auditor: underAnInquiry },
    listHistoryEvents: { auditor: underAnInquiry },
    showMoment: { auditor: underAnInquiry },
    showKnowledge: { auditor: underAnInquiry },
  },
);

const auditing = { auditor: always('audit', 'to look into histories') };

export const inquiryActions = policy({ openInquiry: auditing, listInquiries: auditing, searchHistories: auditing });
