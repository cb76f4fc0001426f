import { COMMAND_ID } from '@anamnesis/contracts/language/headers';
import type { Route } from '@anamnesis/contracts/language/route';
import { uuidOf } from '@anamnesis/platform/deciding/handle';

/** Calls the running product as a browser would, each step under a command id of its own that is always the same. */
export interface DemoClient {
  form(
    route: Route,
    fields: Record<string, string>,
    files: Record<string, readonly File[]>,
    step: string,
  ): Promise<unknown>;
  json(
    route: Route,
    token: string,
    params: Record<string, string>,
    body: Record<string, unknown>,
    step: string,
  ): Promise<unknown>;
}

export function createDemoClient(address: string): DemoClient {
  const send = async (path: string, step: string, init: RequestInit) => {
    const headers = { ...init.headers, [COMMAND_ID]: uuidOf(`demo/${step}`) };
    const response = await fetch(`${address}${path}`, { ...init, method: 'POST', headers });
    if (!response.ok) throw new Error(`The demo data could not be planted (${step}): ${await response.text()}`);
    return response.json();
  };
  return {
    form(route, fields, files, step) {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      for (const [name, each] of Object.entries(files)) for (const file of each) body.append(name, file);
      return send(route.path, step, { body });
    },
    json(route, token, params, body, step) {
      const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      return send(path, step, { headers, ...(route.body ? { body: JSON.stringify(body) } : {}) });
    },
  };
}
