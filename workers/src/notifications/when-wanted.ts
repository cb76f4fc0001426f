import type { NotificationGroup } from '@anamnesis/contracts/notifications/constants';
import { cannotWait } from '@anamnesis/contracts/notifications/delivery';
import { showNotificationDelivery } from '@anamnesis/contracts/notifications/routes';
import { Later, Skip } from '@anamnesis/platform/queue/outcomes';
import { retryLater } from '../email-outcomes.js';
import type { QueryClient } from '../query-client.js';

interface Wanted {
  /** Absent in jobs of an earlier release, whose emails are sent. */
  accountId: string | undefined;
  group: NotificationGroup;
  /** The start of the appointment that the email is about; null if it is about none. */
  about: string | null;
  position: string;
}

/** Resolves if an email may be sent now. Otherwise throws: the person switched it off, or it waits for the end of their quiet hours. */
export async function whenWanted(queries: QueryClient, { accountId, group, about, position }: Wanted): Promise<void> {
  if (accountId === undefined) return;
  const call = { params: { accountId, group } };
  const { mail, quietUntil } = await queries.ask(showNotificationDelivery, call, position).catch(retryLater);
  if (!mail) throw new Skip('the person does not want this email');
  if (quietUntil !== null && !cannotWait(about, quietUntil)) throw new Later(new Date(quietUntil));
}
