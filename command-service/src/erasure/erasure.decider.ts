import {
  ERASURE_APPOINTMENT,
  ERASURE_HELD,
  ERASURE_NOT_DUE,
  ERASURE_NOT_REQUESTED,
  HOLD_EXISTS,
  HOLD_NOT_FOUND,
} from '@anamnesis/contracts/erasure/errors';
import type { ErasureEvent } from '@anamnesis/contracts/erasure/events';
import { PERSON_ERASED } from '@anamnesis/contracts/language/errors';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { Decider } from '@anamnesis/platform/deciding/decider';

const DAY_MILLISECONDS = 24 * 60 * 60 * 1_000;

/** The stream that decides about the erasure of a patient. It is not the patient's own: both are decided independently. */
export const erasureStream = (patientId: string) => `erasure-${patientId}`;

export interface ErasureState {
  /** `erasing`: decided, but not everything has forgotten yet. */
  readonly status: 'none' | 'requested' | 'erasing' | 'erased';
  /** ISO 8601, UTC; null without a request. */
  readonly dueAt: string | null;
  readonly held: boolean;
}

export type ErasureCommand =
  | { type: 'RequestErasure'; data: { patientId: string; graceDays: number } }
  | { type: 'WithdrawErasure'; data: { patientId: string } }
  | { type: 'HoldErasure'; data: { patientId: string; operatorId: string; reason: string } }
  | { type: 'LiftErasureHold'; data: { patientId: string; operatorId: string; reason: string } }
  /** Carries out a request whose period is over. `hasAppointment`: whether an agreed appointment is still to come or running. */
  | { type: 'Erase'; data: { patientId: string; hasAppointment: boolean } }
  /** Of a person on the list of erasures, whose key a restored backup has brought back. */
  | { type: 'EraseAgain'; data: { patientId: string } }
  | { type: 'CompleteErasure'; data: { patientId: string; remains: Record<string, number> } };

/** Request, retention hold and erasure of one patient. An erasure cannot be undone. */
export const erasureDecider: Decider<ErasureState, ErasureCommand, ErasureEvent> = {
  opens: [],
  initialState: { status: 'none', dueAt: null, held: false },

  evolve: (state, event) => {
    switch (event.type) {
      case 'ErasureRequested':
        return { ...state, status: 'requested', dueAt: event.data.dueAt };
      case 'ErasureWithdrawn':
        return { ...state, status: 'none', dueAt: null };
      case 'ErasureHeld':
        return { ...state, held: true };
      case 'ErasureHoldLifted':
        return { ...state, held: false };
      case 'PatientErased':
        return { ...state, status: 'erasing' };
      case 'ErasureCompleted':
        return { ...state, status: 'erased' };
    }
  },

  decide: (state, command, { now }) => {
    const { status } = state;
    const { patientId } = command.data;
    const isErased = status === 'erasing' || status === 'erased';
    switch (command.type) {
      case 'RequestErasure': {
        if (isErased) refuse(PERSON_ERASED);
        if (status === 'requested') return [];
        const dueAt = new Date(now.getTime() + command.data.graceDays * DAY_MILLISECONDS).toISOString();
        return [{ type: 'ErasureRequested', data: { patientId, dueAt } }];
      }
      case 'WithdrawErasure':
        if (isErased) refuse(PERSON_ERASED);
        if (status === 'none') refuse(ERASURE_NOT_REQUESTED);
        return [{ type: 'ErasureWithdrawn', data: { patientId } }];
      case 'HoldErasure':
        if (isErased) refuse(PERSON_ERASED);
        // Lifting one would lift the other with it.
        if (state.held) refuse(HOLD_EXISTS);
        return [{ type: 'ErasureHeld', data: command.data }];
      case 'LiftErasureHold':
        if (!state.held) refuse(HOLD_NOT_FOUND);
        return [{ type: 'ErasureHoldLifted', data: command.data }];
      case 'Erase':
        if (isErased) return [];
        if (state.dueAt === null) return refuse(ERASURE_NOT_REQUESTED);
        if (state.held) refuse(ERASURE_HELD);
        if (now.toISOString() < state.dueAt) refuse(ERASURE_NOT_DUE);
        if (command.data.hasAppointment) refuse(ERASURE_APPOINTMENT);
        return [{ type: 'PatientErased', data: { patientId } }];
      case 'EraseAgain':
        return status === 'erasing' ? [] : [{ type: 'PatientErased', data: { patientId } }];
      case 'CompleteErasure':
        return status === 'erasing' ? [{ type: 'ErasureCompleted', data: command.data }] : [];
    }
  },
};
