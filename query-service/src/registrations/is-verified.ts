import { accountStream } from '@anamnesis/contracts/accounts/account-stream';
import { verifiedFold } from '@anamnesis/contracts/registrations/verified';
import { loadReadable } from '@anamnesis/platform/deciding/load-readable';
import type { Ports } from '../ports.js';

/** Whether a doctor's registration is verified, by the log: a withdrawal applies as soon as it is recorded. */
export const isVerified = async ({ log }: Pick<Ports, 'log'>, doctorId: string): Promise<boolean> =>
  (await loadReadable(log, verifiedFold, accountStream('doctor', doctorId))) === true;
