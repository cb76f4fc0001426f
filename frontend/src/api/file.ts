import { errorOf } from './api-error';
import { send } from './send';

/** Fetches a file with the sign-in, and further headers. Throws `ApiError` like every call. The server records each fetch as a reading. */
export async function fetchFile(url: string, headers: Readonly<Record<string, string>> = {}): Promise<Blob> {
  const response = await send(url, { method: 'GET', headers });
  if (!response.ok) throw await errorOf(response);
  return response.blob();
}
