import { errorOf } from './api-error';
import { send } from './send';

/** Fetches a file that is served to signed-in people alone. Throws `ApiError` like every call; each fetch is a reading of its own. */
export async function fetchFile(url: string): Promise<Blob> {
  const response = await send(url, { method: 'GET' });
  if (!response.ok) throw await errorOf(response);
  return response.blob();
}
