import { randomUUID } from 'node:crypto';
import { SHARE_SESSION, type SharePart, type ShareTime } from '@anamnesis/contracts/share/constants';
import { createShareLink, openShareLink } from '@anamnesis/contracts/share/routes';
import { showSharedRecord } from '@anamnesis/contracts/share/shared-routes';
import type { Sent } from './caller.js';
import type { Product } from './product.js';

/** A share link with its secrets. */
export interface SharedLink {
  id: string;
  link: string;
  /** The fragment of the link. */
  token: string;
  passCode: string;
  expiresAt: string;
  position: string | null;
}

interface Wishes {
  scope?: readonly SharePart[];
  lasts?: ShareTime;
  recipient?: string;
  commandId?: string;
}

/** Shares a patient's record, by default all of it for an hour. */
export async function aShareLink(
  { call }: Product,
  as: { token: string },
  { commandId = randomUUID(), ...wishes }: Wishes = {},
): Promise<SharedLink> {
  const everything = ['prescriptions', 'testReports', 'diagnoses'];
  const { body, position, status } = await call(createShareLink, {
    ...{ as, commandId },
    body: { scope: everything, lasts: 'hour', recipient: 'Dr. Menon', ...wishes },
  });
  if (status !== 201) throw new Error(`Not shared: ${JSON.stringify(body)}`);
  return { ...body.data, token: new URL(body.data.link).hash.slice(1), position };
}

/** Opens a link with its pass code: the secret of the visitor's session, and the log position at which it is visible. */
export async function opened(
  { call }: Product,
  { token, passCode }: Pick<SharedLink, 'token' | 'passCode'>,
): Promise<{ session: string; position: string | null }> {
  const { body, position, status } = await call(openShareLink, { body: { token, passCode } });
  if (status !== 200) throw new Error(`Not opened: ${JSON.stringify(body)}`);
  return { session: body.data.session, position };
}

/** The request header of a visitor. */
export const visitor = (session: string) => ({ [SHARE_SESSION]: session });

/** Ends the time of a link for the queries, once they have reached what a visitor with it would send. */
export async function expireShareLink({ call, database }: Product, id: string, sent: Sent): Promise<void> {
  await call(showSharedRecord, sent);
  await database.query('update read.share_links set expires_at = now() where link_id = $1', [id]);
}
