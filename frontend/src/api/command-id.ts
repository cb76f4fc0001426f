import type { ApiError } from './api-error';

/** A random UUID. Not by `crypto.randomUUID`, which is missing on pages that are not served over https. */
export function newCommandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

const fingerprint = (input: unknown) =>
  JSON.stringify(input, (_, value: unknown) =>
    value instanceof File ? `${value.name}:${value.size}:${value.lastModified}` : value,
  ) ?? '';

/** The ids of one command: new for new input, the same for retries while the outcome of the last attempt is unknown. */
export function commandIds() {
  let pending: { of: string; id: string } | null = null;
  return {
    idFor: (input: unknown): string => {
      const of = fingerprint(input);
      if (pending?.of !== of) pending = { of, id: newCommandId() };
      return pending.id;
    },
    /** To be called after each attempt, with its error if it failed. */
    settled: (error: ApiError | null): void => {
      // What was not sent says nothing about an earlier attempt.
      if (error?.code !== 'OFFLINE' && !error?.outcomeUnknown) pending = null;
    },
  };
}
