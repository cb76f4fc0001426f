import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { registerDoctor } from '@anamnesis/contracts/accounts/routes';
import { COMMAND_ID } from '@anamnesis/contracts/language/headers';
import type { Route } from '@anamnesis/contracts/language/route';
import type { Action, World } from '../world.js';

/** Time-out of one upload, ms. */
const TIMEOUT = 10_000;
const BOUNDARY = 'a-boundary-that-nobody-writes';
const MIB = 1024 * 1024;
/**
 * Announced sizes of stalled uploads, bytes: as large as a doctor's form may be, and together slightly less than 512 MiB. A server that
 * reserves memory for announced sizes would have none left for other uploads.
 */
const ANNOUNCED = [105.3125, 105.3125, 105.3125, 105.3125, 64, 24, 2].map((mebibytes) => mebibytes * MIB);
/** Attempts of a rejected form, and the time without a reply after which it counts as accepted, ms. */
const [ATTEMPTS, ACCEPTED_AFTER] = [5, 40];
/** Size of a sign-up picture, bytes. */
export const PICTURE = MIB;

/** Sends fields and files like a browser's form. */
export function sendForm(
  { address }: Pick<World, 'address'>,
  route: Route,
  fields: Readonly<Record<string, string | number | File>>,
  { commandId, token }: { commandId: string; token?: string },
): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value instanceof File ? value : String(value));
  return fetch(`${address}${route.path}`, {
    method: route.method,
    headers: { [COMMAND_ID]: commandId, ...(token && { authorization: `Bearer ${token}` }) },
    body: form,
    signal: AbortSignal.timeout(TIMEOUT),
  });
}

/** A small PDF whose content depends on the text. */
export const pdfOf = (name: string, text: string) => new File([pdf(text)], name, { type: 'application/pdf' });
const pdf = (text: string) => `%PDF-1.4\n% ${text}\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`;

/** Begins a form, sends this many bytes of a file and aborts the connection. */
export async function cut(world: World, route: Route, token: string, bytes: number): Promise<void> {
  const { sent, end } = begin(world, route, { token, announced: MIB, bytes });
  await sent;
  end();
}

/**
 * A stranger begins some large forms and stalls them until the end of the round; once in a round. A form that is rejected because of
 * concurrent uploads is begun again.
 */
export const stall: Action = async ({ world, random }) => {
  if (world.stalled.length > 0) return;
  for (const announced of ANNOUNCED) {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const { sent, answered, end } = begin(world, registerDoctor, {
        ...{ token: null, announced, bytes: random.below(4_000) },
      });
      world.stalled.push(end);
      await sent;
      if (!(await Promise.race([answered, pause(ACCEPTED_AFTER, false)]))) break;
    }
  }
};

/** `sent` resolves once the first bytes were written or the connection closed; `answered` when a reply came early. */
function begin(
  { address }: World,
  route: Route,
  { token, announced, bytes }: { token: string | null; announced: number; bytes: number },
) {
  const [part = 'file'] = Object.keys(route.files ?? {});
  const sending = request(`${address}${route.path}`, {
    method: route.method,
    headers: {
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'content-length': String(announced),
      ...(token && { authorization: `Bearer ${token}` }),
    },
  });
  // Errors are expected, because the form is never completed.
  sending.on('error', () => undefined);
  const answered = new Promise<true>((resolve) =>
    sending.on('response', (response) => {
      response.resume();
      resolve(true);
    }),
  );
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${part}"; filename="a.pdf"\r\n\r\n%PDF-1.4\n`;
  const sent = new Promise<void>((resolve) => {
    sending.once('close', () => resolve());
    sending.write(head + 'x'.repeat(bytes), () => resolve());
  });
  return { sent, answered, end: () => void sending.destroy() };
}
