import type { ReportReason } from '@anamnesis/contracts/community/constants';
import { ROOM_CLOSED, ROOM_MEMBER_NOT_FOUND, ROOM_NOT_FOUND } from '@anamnesis/contracts/community/errors';
import type { MembershipEvent } from '@anamnesis/contracts/community/events';
import { type Membership, membershipFold } from '@anamnesis/contracts/community/membership';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { Decider } from '@anamnesis/platform/deciding/decider';

interface Pair {
  readonly roomId: string;
  readonly memberId: string;
}
export type MembershipCommand =
  | { type: 'JoinRoom' | 'LeaveRoom'; data: Pair }
  | { type: 'RemoveMember'; data: Pair & { operatorId: string; reason: ReportReason; notes: string } };

/** Whether one person is a member of one room: nobody else's joining or leaving conflicts with it. */
export const membershipDecider: Decider<Membership, MembershipCommand, MembershipEvent, null> = {
  ...membershipFold,

  decide: ({ status }, { type, data }) => {
    switch (type) {
      case 'JoinRoom':
        if (status === 'removed') return refuse(ROOM_CLOSED);
        return status === 'member' ? [] : [{ type: 'MemberJoined', data }];
      case 'LeaveRoom':
        if (status === 'none') return refuse(ROOM_NOT_FOUND);
        return status === 'member' ? [{ type: 'MemberLeft', data }] : [];
      case 'RemoveMember':
        if (status === 'none') return refuse(ROOM_MEMBER_NOT_FOUND);
        // Who has left is kept from returning.
        return status === 'removed' ? [] : [{ type: 'MemberRemoved', data: { ...data, was: status } }];
    }
  },
};
