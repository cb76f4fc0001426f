import { USERNAME_TAKEN } from '@anamnesis/contracts/accounts/errors';
import type { UsernameEvent } from '@anamnesis/contracts/accounts/events';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { Decider } from '@anamnesis/platform/deciding/decider';

export interface Reservation {
  patientId: string;
  reservationId: string;
  /** ISO 8601, UTC. */
  reservedAt: string;
}

/** The reservation of a username; null while it is free. */
export type Username = { reservation: Reservation | null };
type Reserving = Pick<Reservation, 'patientId' | 'reservationId'>;
export type UsernameCommand =
  { type: 'ReserveUsername'; data: Reserving } | { type: 'ReleaseUsername'; data: Reserving };

/** A username has one owner at a time. */
export const usernameDecider: Decider<Username, UsernameCommand, UsernameEvent> = {
  begins: ['ReserveUsername'],
  initialState: { reservation: null },

  evolve: (_, event) => {
    switch (event.type) {
      case 'UsernameReserved':
        return { reservation: event.data };
      case 'UsernameReleased':
        return { reservation: null };
    }
  },

  decide: ({ reservation }, { type, data }, { now }) => {
    switch (type) {
      case 'ReserveUsername':
        // A repeated sign-up continues under the reservation of the first one.
        if (reservation?.patientId === data.patientId) return [];
        if (reservation !== null) refuse(USERNAME_TAKEN);
        return [{ type: 'UsernameReserved', data: { ...data, reservedAt: now.toISOString() } }];
      case 'ReleaseUsername':
        return reservation?.reservationId === data.reservationId
          ? [{ type: 'UsernameReleased', data: { patientId: reservation.patientId } }]
          : [];
    }
  },
};
