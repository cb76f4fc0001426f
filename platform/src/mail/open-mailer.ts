import type { z } from 'zod';
import type { mailSettings } from '../config/environment.js';
import { createMailer, type Mailer } from './mailer.js';

/** A mailer for the server in SMTP_URL. Throws when there is none, or MAIL_FROM is missing. */
export function openMailer({ SMTP_URL: url, MAIL_FROM: from }: Partial<z.infer<typeof mailSettings>>): Mailer {
  if (!url) throw new Error('Set SMTP_URL to the mail server for outgoing emails');
  if (!from) throw new Error('SMTP_URL needs MAIL_FROM: the sender of emails');
  return createMailer({ url, from });
}
