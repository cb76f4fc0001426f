import { expect, test } from '@jest/globals';
import { type BreakGlass, breakGlassFold } from '@anamnesis/contracts/break-glass/use';
import { verifiedFold } from '@anamnesis/contracts/registrations/verified';
import { liveAccess } from './live-access.js';

const use = { breakGlassId: 'use', doctorId: 'doctor', patientId: 'patient', expiresAt: '2026-11-28T10:15:00.000Z' };
const open: BreakGlass = { status: 'open', ...use };

/** The access of a doctor whose use the read model still lists as open, when the log has this to say. */
const access = (isVerified: boolean, state: BreakGlass) =>
  liveAccess(
    {
      clock: () => new Date('2026-11-28T10:00:00Z'),
      pool: { query: async () => ({ rows: [{ break_glass_id: 'use' }] }) } as never,
      log: {
        load: async (fold: unknown) => {
          if (fold === verifiedFold) return isVerified;
          if (fold === breakGlassFold) return state;
          throw new Error('Nothing else is asked');
        },
      } as never,
    },
    'doctor',
    'patient',
  );

test('a use that is open gives access until it expires', async () => {
  expect(await access(true, open)).toEqual({ breakGlassId: 'use', doctorId: 'doctor', expiresAt: use.expiresAt });
});

test('a verification that was withdrawn ends it at once, although the read model does not know yet', async () => {
  expect(await access(false, open)).toBeNull();
});

test('a review ends it at once, although the read model does not know yet', async () => {
  expect(await access(true, { status: 'reviewed', ...use })).toBeNull();
});
