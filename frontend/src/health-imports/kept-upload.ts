/** An unfinished upload of an export, with what tells its file from others. */
interface KeptUpload {
  readonly uploadId: string;
  readonly name: string;
  readonly size: number;
  readonly lastModified: number;
}

const KEY = 'unfinishedExport';

/** The unfinished upload of this tab; null without one. It survives a reload, and ends with the session. */
export function keptUpload(): KeptUpload | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as KeptUpload | null;
  } catch {
    return null; // not written by this module
  }
}

export function keepUpload(uploadId: string, { name, size, lastModified }: File): void {
  sessionStorage.setItem(KEY, JSON.stringify({ uploadId, name, size, lastModified } satisfies KeptUpload));
}

export const forgetUpload = (): void => sessionStorage.removeItem(KEY);

/** Whether this is the file of the upload. */
export const isFileOf = (kept: KeptUpload, { name, size, lastModified }: File): boolean =>
  kept.name === name && kept.size === size && kept.lastModified === lastModified;
