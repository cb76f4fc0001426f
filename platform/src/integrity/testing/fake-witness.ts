import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fromBase64 } from '@anamnesis/contracts/integrity/base64';
import { parseCheckpoint, type SignedCheckpoint } from '@anamnesis/contracts/integrity/checkpoint';
import {
  cosigned,
  keyText,
  type NoteKey,
  noteKey,
  signatureLine,
  signatureTypes,
} from '@anamnesis/contracts/integrity/signed-note';
import { isConsistent } from '@anamnesis/contracts/integrity/verify-proof';
import { verifiedBy } from '../log-key.js';
import { sha256 } from '../sha256.js';
import type { Witness } from '../witness.js';

/** A witness that speaks the protocol of C2SP tlog-witness over HTTP, and can be slow or dead. */
export interface FakeWitness extends Witness {
  /** Its value in the setting WITNESSES. */
  setting: string;
  /** The last head that it has confirmed; null before the first one. */
  last(): SignedCheckpoint | null;
  /** Makes it forget or remember another head. */
  remember(head: SignedCheckpoint | null): void;
  /** Answers no more calls, but keeps the connections open. */
  stall(isStalled: boolean): void;
  close(): Promise<void>;
}

/** A witness of the log with this key. */
export async function fakeWitness(name: string, log: () => NoteKey): Promise<FakeWitness> {
  const { privateKey } = generateKeyPairSync('ed25519');
  const x = createPrivateKey(privateKey.export({ format: 'pem', type: 'pkcs8' })).export({ format: 'jwk' }).x ?? '';
  const key = noteKey(sha256, name, signatureTypes.cosignature, Buffer.from(x, 'base64url'));
  let last: SignedCheckpoint | null = null;
  let isStalled = false;

  const answer = (body: string): { status: number; text: string } => {
    const end = body.indexOf('\n\n');
    const [first = '', ...lines] = body.slice(0, end).split('\n');
    const [, old] = /^old (\d+)$/.exec(first) ?? [];
    const head = parseCheckpoint(body.slice(end + 2));
    if (old === undefined || !head) return { status: 400, text: '' };
    if (head.origin !== log().name) return { status: 404, text: '' };
    if (!verifiedBy(head, log()).isSigned) return { status: 403, text: '' };
    if (Number(old) > head.size) return { status: 400, text: '' };
    if (Number(old) !== (last?.size ?? 0)) return { status: 409, text: `${last?.size ?? 0}\n` };
    const proof = lines.map((line) => fromBase64(line) ?? new Uint8Array());
    if (last && !isConsistent(sha256, last, head, proof))
      return { status: last.size === head.size ? 409 : 422, text: '' };
    last = head;
    const at = Math.floor(Date.now() / 1000);
    const time = Buffer.alloc(8);
    time.writeBigUInt64BE(BigInt(at));
    const signature = Buffer.concat([time, sign(null, cosigned(head.note.text, at), privateKey)]);
    return { status: 200, text: signatureLine({ name, id: key.id, signature }) };
  };

  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => (body += part));
    request.on('end', () => {
      if (isStalled) return;
      const { status, text } = request.url === '/add-checkpoint' ? answer(body) : { status: 404, text: '' };
      response.writeHead(status, { 'content-type': status === 409 ? 'text/x.tlog.size' : 'text/plain' }).end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...{ name, url, key, setting: `${keyText(key)} ${url}` },
    last: () => last,
    remember: (head) => void (last = head),
    stall: (now) => void (isStalled = now),
    close: () =>
      new Promise((resolve, reject) => {
        server.closeAllConnections();
        server.close((error) => (error ? reject(error) : resolve()));
      }),
  };
}
