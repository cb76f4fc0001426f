import type { MembershipEvent } from './events.js';

/** The relation of one account to one room: the fact that the rules for members need. `none`: never joined. */
export interface Membership {
  readonly status: 'none' | 'member' | 'left' | 'removed';
}

/** The stream of one account's membership of one room. */
export const membershipStream = (roomId: string, accountId: string) => `roomMember-${roomId}_${accountId}`;

const statusAfter = { MemberJoined: 'member', MemberLeft: 'left', MemberRemoved: 'removed' } as const;

/** A membership after its events: decided on by commands, and by queries that must not wait for a read model. */
export const membershipFold = {
  opens: [],
  initialState: { status: 'none' } as Membership,
  evolve: (_: Membership, { type }: MembershipEvent): Membership => ({ status: statusAfter[type] }),
};
