import { MAX_BLOCKED } from '@anamnesis/contracts/community/constants';
import { BLOCKED_TOO_MANY, COMMUNITY_PERSON_SELF } from '@anamnesis/contracts/community/errors';
import type { CommunityChoiceEvent } from '@anamnesis/contracts/community/events';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { Decider } from '@anamnesis/platform/deciding/decider';

/** What one person does not want to see: single messages, and those of other people. */
interface Choices {
  readonly hidden: ReadonlySet<string>;
  readonly blocked: ReadonlySet<string>;
}

interface AboutMessage {
  readonly accountId: string;
  readonly messageId: string;
}
interface AboutPerson {
  readonly accountId: string;
  readonly blockedId: string;
}
export type ChoiceCommand =
  | { type: 'HideForMe' | 'ShowForMe'; data: AboutMessage }
  | { type: 'BlockPerson' | 'UnblockPerson'; data: AboutPerson };

export const choicesStream = (accountId: string) => `communityChoices-${accountId}`;

const without = (ids: ReadonlySet<string>, id: string) => new Set([...ids].filter((each) => each !== id));

export const choicesDecider: Decider<Choices, ChoiceCommand, CommunityChoiceEvent, null> = {
  opens: [],
  initialState: { hidden: new Set(), blocked: new Set() },

  evolve: ({ hidden, blocked }, { type, data }) => {
    switch (type) {
      case 'MessageHiddenForMe':
        return { blocked, hidden: new Set(hidden).add(data.messageId) };
      case 'MessageShownForMe':
        return { blocked, hidden: without(hidden, data.messageId) };
      case 'PersonBlocked':
        return { hidden, blocked: new Set(blocked).add(data.blockedId) };
      case 'PersonUnblocked':
        return { hidden, blocked: without(blocked, data.blockedId) };
    }
  },

  decide: ({ hidden, blocked }, { type, data }) => {
    switch (type) {
      case 'HideForMe':
        return hidden.has(data.messageId) ? [] : [{ type: 'MessageHiddenForMe', data }];
      case 'ShowForMe':
        return hidden.has(data.messageId) ? [{ type: 'MessageShownForMe', data }] : [];
      case 'BlockPerson':
        if (data.blockedId === data.accountId) return refuse(COMMUNITY_PERSON_SELF);
        if (blocked.has(data.blockedId)) return [];
        return blocked.size < MAX_BLOCKED ? [{ type: 'PersonBlocked', data }] : refuse(BLOCKED_TOO_MANY);
      case 'UnblockPerson':
        return blocked.has(data.blockedId) ? [{ type: 'PersonUnblocked', data }] : [];
    }
  },
};
