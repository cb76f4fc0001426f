import { showClinic } from '@anamnesis/contracts/doctors/addresses';
import { type DefaultOptions, QueryClient } from '@tanstack/react-query';
import { clinicQuery } from '../time/use-clinic';

/** One request as sent by the browser. */
export interface RequestSeen {
  method: string;
  path: string;
  headers: Headers;
  body: unknown;
}
/** A reply of the network; `refused` means that no reply arrives. */
export type Answer = { status?: number; headers?: Record<string, string>; json: unknown } | 'refused';

const bodyOf = (body: BodyInit | null | undefined): unknown =>
  body instanceof FormData ? Object.fromEntries(body) : typeof body === 'string' ? (JSON.parse(body) as unknown) : null;

function responseOf({ status = 200, headers = {}, json }: Exclude<Answer, 'refused'>): Response {
  const response = {
    ok: status < 400,
    status,
    headers: new Headers(headers),
    json: () => Promise.resolve(JSON.parse(JSON.stringify(json))),
    blob: () => Promise.resolve(new Blob([JSON.stringify(json)])),
    text: () => Promise.resolve(JSON.stringify(json)),
    clone: () => response,
  };
  return response as unknown as Response;
}

/** The clinic of tests. */
export const aClinic = { timeZone: 'Asia/Kolkata', country: 'IN' };
let stubbed: typeof aClinic | null = null;

/** A cache in which the clinic of the stubbed network is known: a page that waits for it is held back by React for 0.3 s. */
export function cacheWithClinic(defaultOptions: DefaultOptions = { queries: { retry: false } }): QueryClient {
  const client = new QueryClient({ defaultOptions });
  if (stubbed) client.setQueryData(clinicQuery.queryKey, stubbed);
  return client;
}

/**
 * Stubs the network: replies to each request and returns the recorded requests in order, except the request for the clinic, which
 * any page may send; without a clinic no reply to it arrives.
 */
export function stubNetwork(
  answer: (asked: RequestSeen) => Answer | Promise<Answer>,
  clinic: typeof aClinic | null = aClinic,
): RequestSeen[] {
  stubbed = clinic;
  const all: RequestSeen[] = [];
  globalThis.fetch = async (url, init = {}) => {
    if (String(url) === showClinic.path) {
      if (clinic === null) throw new TypeError('Failed to fetch');
      return responseOf({ json: clinic });
    }
    const asked = {
      method: init.method ?? 'GET',
      path: String(url),
      headers: new Headers(init.headers),
      body: bodyOf(init.body),
    };
    all.push(asked);
    const answered = await answer(asked);
    if (answered === 'refused') throw new TypeError('Failed to fetch');
    return responseOf(answered);
  };
  return all;
}

/** Problems of fields in the server's format. */
export const problems = (sentences: Readonly<Record<string, string>>): object =>
  Object.fromEntries(Object.entries(sentences).map(([name, message]) => [name, { code: 'UNEXPECTED', message }]));

/** A refusal in the server's format. */
export const refusal = (status: number, code: string, message: string, parameters?: object): Answer => ({
  status,
  json: { success: false, code, message, requestId: 'test', ...(parameters && { parameters }) },
});
