import { errorOf } from './api-error';
import { send } from './send';

/** Fetches a file that needs a sign-in. Throws `ApiError` like every call. The server logs each fetch as a read access. */
export async function fetchFile(url: string): Promise<Blob> {
  const response = await send(url, { method: 'GET' });
  if (!response.ok) throw await errorOf(response);
  return response.blob();
}
