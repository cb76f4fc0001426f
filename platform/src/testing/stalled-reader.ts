import { type IncomingMessage, request } from 'node:http';

/** Sends a POST and reads nothing of the reply but its head: the rest waits until the message is read, or destroyed. Rejects if there is no reply. */
export const postWithoutReading = (
  url: string,
  headers: Readonly<Record<string, string>>,
  body: object,
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers } }, resolve)
      .on('error', reject)
      .end(JSON.stringify(body));
  });
