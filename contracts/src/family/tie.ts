import type { FamilyScope } from './constants.js';
import type { FamilyEvent } from './events.js';
import type { FamilyTie as Sides } from './policy.js';

export interface Tie extends Sides {
  readonly status: 'invited' | 'accepted' | 'declined' | 'withdrawn';
  /** What the latest invitation asks to see; once it is accepted, what the consent names. */
  readonly scope: readonly FamilyScope[];
  /** When the latest invitation ends without an answer. ISO 8601, UTC. */
  readonly until: string;
}

/** What one patient may see of another's record; `none` if they were never invited. */
export type FamilyTie = { readonly status: 'none' } | Tie;

/** The stream of a tie. */
export const familyTieStream = (tieId: string) => `familyTie-${tieId}`;

/** The state of a tie after its events: decided on by commands, and by queries that must not wait for a read model. */
export const familyTieFold = {
  opens: [],
  initialState: { status: 'none' } as FamilyTie,

  evolve: (state: FamilyTie, event: FamilyEvent): FamilyTie => {
    if (event.type === 'FamilyMemberInvited') {
      const { tieId, inviterId, memberId, scope, until } = event.data;
      return { status: 'invited', tieId, inviterId, memberId, scope, until };
    }
    if (state.status === 'none') return state;
    switch (event.type) {
      case 'FamilyInvitationAccepted':
        return { ...state, status: 'accepted', scope: event.data.scope };
      case 'FamilyInvitationDeclined':
        return { ...state, status: 'declined' };
      case 'FamilyTieWithdrawn':
        return { ...state, status: 'withdrawn' };
    }
  },
};
