import { createHash, ECDH } from 'node:crypto';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP } from 'node:net';
import type { PushPayload } from '@anamnesis/contracts/notifications/push-payload';
import { isPublicAddress, PrivateAddress, publicLookup } from '@anamnesis/platform/push/public-address';
import type { VapidKeys } from '@anamnesis/platform/push/vapid-keys';

/** Where a browser's push service takes messages for it, and the keys under which only that browser reads them. */
export interface PushAddress {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** A refusal of a push service, or an answer that is none. */
export class PushRefused extends Error {
  override readonly name = 'PushRefused';
  /** `retryAfter` is in milliseconds, where the reply has one. */
  constructor(
    readonly status: number,
    readonly retryAfter?: number,
  ) {
    super(`The push service answered ${status}`);
  }
}

/** No push service can ever be reached by an address: it is no URL, or its key is none of the curve. */
export class UnusableAddress extends Error {
  override readonly name = 'UnusableAddress';
  constructor() {
    super('Nothing can be sent to the address');
  }
}

/** Sends to push services (RFC 8030), encrypted for the browser (RFC 8291) and signed (RFC 8292). */
export interface PushSender {
  /** `ttl`: seconds for which the service tries to deliver. Throws `PushRefused`, `PrivateAddress`, `UnusableAddress`, or the error of the connection. */
  send(address: PushAddress, payload: PushPayload, ttl: number): Promise<void>;
}

interface Options {
  readonly keys: VapidKeys;
  /** Whom a push service may ask: an email address. */
  readonly contact: string;
  /** Allows services on this machine and on private networks, without TLS: for tests. */
  readonly toLocal: boolean;
  /** Milliseconds. */
  readonly timeout?: number;
}

/** What is sent twice under one topic is delivered once, while the device is not reachable. */
const topicOf = (id: string): string => createHash('sha256').update(id).digest('base64url').slice(0, 32);

/** A sender that signs with these keys. */
export const createPushSender = ({ keys, contact, toLocal, timeout = 10_000 }: Options): PushSender => ({
  async send({ endpoint, p256dh, auth }, payload, ttl) {
    if (!URL.canParse(endpoint) || !isOnCurve(p256dh)) throw new UnusableAddress();
    const url = new URL(endpoint);
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (!toLocal && (url.protocol !== 'https:' || (isIP(host) !== 0 && !isPublicAddress(host))))
      throw new PrivateAddress();
    const vapidDetails = { subject: `mailto:${contact}`, ...keys };
    const options = { vapidDetails, TTL: ttl, topic: topicOf(payload.id), contentEncoding: 'aes128gcm' } as const;
    const { default: webPush } = await import('web-push');
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(payload),
      options,
    );
    await post(url, { headers: headers as Headers, body, timeout, toLocal });
  },
});

/** Whether a public key, in base64url, is a point of P-256. */
function isOnCurve(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false; // it throws nothing else for a text
  }
}

type Headers = Readonly<Record<string, string | number>>;
interface Posted {
  readonly headers: Headers;
  readonly body: Buffer | null;
  readonly timeout: number;
  readonly toLocal: boolean;
}

/** Follows no redirect, and reads nothing but the status. */
function post(url: URL, { headers, body, timeout, toLocal }: Posted): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? requestSecure : requestPlain)(url, {
      ...{ method: 'POST', headers, agent: false, signal: AbortSignal.timeout(timeout) },
      ...(!toLocal && { lookup: publicLookup }),
    });
    request.on('error', reject);
    request.on('response', (response) => {
      const { statusCode: status = 0 } = response;
      const seconds = Number(response.headers['retry-after'] ?? NaN);
      response.destroy();
      if (status >= 200 && status < 300) resolve();
      else reject(new PushRefused(status, Number.isFinite(seconds) ? seconds * 1_000 : undefined));
    });
    request.end(body);
  });
}
