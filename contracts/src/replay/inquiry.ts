import type { InquiryEvent } from './events.js';

/** Whether an inquiry was opened, and why. */
export type Inquiry =
  { readonly status: 'none' } | { readonly status: 'open'; readonly inquiryId: string; readonly reason: string };

/** The state of an inquiry after its events: decided on by commands, and by queries that must not wait for a read model. */
export const inquiryFold = {
  opens: ['InquiryOpened'] as const,
  initialState: { status: 'none' } as Inquiry,

  evolve: (state: Inquiry, event: InquiryEvent): Inquiry =>
    event.type === 'InquiryOpened'
      ? { status: 'open', inquiryId: event.data.inquiryId, reason: event.data.reason }
      : state,
};
