import { HttpError, type DataProvider } from 'react-admin';
import simpleRestProvider from 'ra-data-simple-rest';
import { COMMAND_ID } from '@anamnesis/contracts/language/headers';
import { errorOf } from '../api/api-error';
import { newCommandId } from '../api/command-id';
import { send } from '../api/send';

/** react-admin's requests through the product's one client: token, command id and known position as everywhere. */
async function throughClient(url: string, { method = 'GET', body, signal }: RequestInit = {}) {
  const headers = new Headers({ accept: 'application/json' });
  if (method !== 'GET') {
    headers.set('content-type', 'application/json');
    headers.set(COMMAND_ID, newCommandId());
  }
  const response = await send(url, { method, headers, ...(body && { body }), ...(signal && { signal }) });
  if (!response.ok) {
    const error = await errorOf(response);
    throw new HttpError(error.message, error.status, { code: error.code, errors: error.fields });
  }
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text, json: JSON.parse(text) as unknown };
}

export const dataProvider: DataProvider = {
  ...simpleRestProvider('/api/admin', throughClient),
  supportAbortSignal: true,
};
