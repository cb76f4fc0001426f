import type { Route } from '@anamnesis/contracts/language/route';
import { withoutSecrets } from '@anamnesis/contracts/language/secret';
import type { Call, ReceivedFile } from './answer.js';

interface Input {
  readonly params: object;
  readonly query: object;
  readonly headers: object;
  readonly body: object;
  readonly files: Call['files'];
}

/** Canonical content of a request, for its digest. Two requests with equal content ask for the same. Secrets are left out. */
export const requestContent = (route: Route, { params, query, headers, body, files }: Input): object => ({
  route: route.name,
  ...{ params, query, ...(route.headers && { headers: withoutSecrets(route.headers, { ...headers }) }) },
  body: route.body ? withoutSecrets(route.body, { ...body }) : body,
  files: Object.fromEntries(Object.entries(files).map(([part, received]) => [part, received.map(nameAndContent)])),
});

const nameAndContent = ({ name, hash }: ReceivedFile) => ({ name, content: hash });
