import { z } from 'zod';
import { defineTopic } from '../language/topic.js';
import { id, moment } from '../language/reply.js';
import { accountRoles } from '../language/account-role.js';
import {
  EmailConfirmationRequested,
  PasswordChanged,
  PasswordResetRequested,
  PasswordWithdrawn,
} from './credential-events.js';
import { DoctorRegistered, PatientRegistered } from './events.js';

/** The events of an account that others follow. */
export const relayedAccountEvents = [
  PatientRegistered,
  DoctorRegistered,
  EmailConfirmationRequested,
  PasswordResetRequested,
  PasswordChanged,
  PasswordWithdrawn,
] as const;
const types = relayedAccountEvents.map((definition) => definition.type);

/** What happened to an account, told without any personal text. */
export const accountsTopic = defineTopic({
  name: 'accounts',
  schema: z.object({
    eventId: z.string(),
    type: z.enum(types as [(typeof types)[number], ...(typeof types)[number][]]),
    recordedAt: moment,
    accountId: id,
    role: z.enum(accountRoles),
  }),
});
