import { createECDH, createPublicKey, type ECDH, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import ece from 'http_ece';
import type { PushAddress } from '../push-sender.js';

/** A message that the service accepted, as its browser reads it. */
interface Delivered {
  readonly device: string;
  readonly headers: IncomingHttpHeaders;
  /** The contact in the signature. */
  readonly contact: string;
  readonly payload: unknown;
}

interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A push service on this machine, with browsers that subscribed to it. It accepts what is signed by `publicKey` and encrypted for the browser, as RFC 8030, 8291 and 8292 have it. */
export async function startPushService(publicKey: string) {
  const delivered: Delivered[] = [];
  const refusals: string[] = [];
  const asked: string[] = [];
  const answers = new Map<string, Answer[]>();
  const browsers = new Map<string, { keys: ECDH; auth: string }>();
  const server = createServer((request, response) => {
    const receive = (body: Buffer) => {
      const device = request.url?.slice('/send/'.length) ?? '';
      asked.push(device);
      const answer = answers.get(device)?.shift();
      if (answer) {
        response.writeHead(answer.status, answer.headers).end();
        return;
      }
      const browser = browsers.get(device);
      try {
        if (!browser) throw new Error('no such subscription');
        if (request.headers['content-encoding'] !== 'aes128gcm') throw new Error('the content coding');
        const contact = checkSignature(request.headers.authorization ?? '', origin, publicKey);
        const text = ece.decrypt(body, { version: 'aes128gcm', privateKey: browser.keys, authSecret: browser.auth });
        delivered.push({ device, contact, headers: request.headers, payload: JSON.parse(text.toString('utf8')) });
        response.writeHead(201).end();
      } catch (error) {
        refusals.push(String(error));
        response.writeHead(400).end();
      }
    };
    buffer(request).then(receive, (error: Error) => response.destroy(error));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...{ delivered, refusals, asked },
    /** A browser subscribes. */
    subscribe(device: string): PushAddress {
      const keys = createECDH('prime256v1');
      const p256dh = keys.generateKeys('base64url');
      const auth = randomBytes(16).toString('base64url');
      browsers.set(device, { keys, auth });
      return { endpoint: `${origin}/send/${device}`, p256dh, auth };
    },
    /** The next answers for a device, instead of accepting. */
    answer: (device: string, ...next: Answer[]) => void answers.set(device, next),
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** Throws unless the header is signed by the key, for this service, and for a day at most. Returns the contact. */
function checkSignature(header: string, origin: string, publicKey: string): string {
  const [, token = '', key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header) ?? [];
  if (key !== publicKey) throw new Error('the key');
  const [head = '', body = '', signature = ''] = token.split('.');
  const { alg } = JSON.parse(Buffer.from(head, 'base64url').toString()) as { alg: string };
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const jwk = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = { key: jwk, dsaEncoding: 'ieee-p1363' } as const;
  if (alg !== 'ES256' || !verify('sha256', Buffer.from(`${head}.${body}`), signed, Buffer.from(signature, 'base64url')))
    throw new Error('the signature');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as { aud: string; exp: number; sub: string };
  const left = claims.exp - Date.now() / 1_000;
  if (claims.aud !== origin) throw new Error('the audience');
  if (left <= 0 || left > 24 * 60 * 60) throw new Error('the expiry');
  return claims.sub;
}
