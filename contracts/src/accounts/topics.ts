import { z } from 'zod';
import { defineTopic } from '../language/topic.js';
import { id, moment } from '../language/reply.js';
import { accountRoles } from '../language/account-role.js';
import { emailChangeNumber } from './inputs.js';
import {
  EmailConfirmationRequested,
  PasswordChanged,
  PasswordResetRequested,
  PasswordWithdrawn,
  SignUpAttempted,
} from './credential-events.js';
import { EmailChanged, EmailChangeRequested, EmailChangeReverted } from './email-change-events.js';
import { DoctorRegistered, PatientRegistered } from './events.js';

/** The account events that are published. */
export const relayedAccountEvents = [
  PatientRegistered,
  DoctorRegistered,
  EmailConfirmationRequested,
  PasswordResetRequested,
  PasswordChanged,
  PasswordWithdrawn,
  EmailChangeRequested,
  EmailChanged,
  EmailChangeReverted,
  SignUpAttempted,
] as const;
const types = relayedAccountEvents.map((definition) => definition.type);

/** An account event without any personal text. */
export const accountsTopic = defineTopic({
  name: 'accounts',
  schema: z.object({
    eventId: z.string(),
    type: z.enum(types as [(typeof types)[number], ...(typeof types)[number][]]),
    recordedAt: moment,
    accountId: id,
    role: z.enum(accountRoles),
    number: emailChangeNumber,
  }),
});
