/** Encrypted under the key of a session (AES-GCM). */
export interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly bytes: ArrayBuffer;
}

const ALGORITHM = 'AES-GCM';
const IV_BYTES = 12;
const encoded = (text: string) => new TextEncoder().encode(text);

/** A new key that no script can read: the browser only uses it. */
export const newKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, ['encrypt', 'decrypt']);

/** Encrypts a value that JSON can hold. It can be opened only under the same `name`. */
export async function seal(key: CryptoKey, name: string, value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const parameters = { name: ALGORITHM, iv, additionalData: encoded(name) };
  return { iv, bytes: await crypto.subtle.encrypt(parameters, key, encoded(JSON.stringify(value))) };
}

/** Rejects for another key, another name, and changed bytes. */
export async function unseal<T>(key: CryptoKey, name: string, { iv, bytes }: Sealed): Promise<T> {
  const parameters = { name: ALGORITHM, iv, additionalData: encoded(name) };
  return JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt(parameters, key, bytes))) as T;
}
