import type { BreakGlassEvent } from './events.js';

interface Use {
  readonly status: 'open' | 'reviewed';
  readonly breakGlassId: string;
  readonly patientId: string;
  readonly doctorId: string;
  /** ISO 8601, UTC. */
  readonly expiresAt: string;
}
export type BreakGlass = { readonly status: 'none' } | Use;

/** The stream of one use of emergency access. */
export const breakGlassStream = (breakGlassId: string) => `breakGlass-${breakGlassId}`;

/** The state of a use after its events: decided on by commands, and by queries that must not wait for a read model. It ends by time, without an event. */
export const breakGlassFold = {
  opens: [],
  initialState: { status: 'none' } as BreakGlass,

  evolve: (state: BreakGlass, event: BreakGlassEvent): BreakGlass => {
    if (event.type === 'BreakGlassOpened') {
      const { breakGlassId, patientId, doctorId, expiresAt } = event.data;
      return { status: 'open', breakGlassId, patientId, doctorId, expiresAt };
    }
    return state.status === 'none' ? state : { ...state, status: 'reviewed' };
  },
};
