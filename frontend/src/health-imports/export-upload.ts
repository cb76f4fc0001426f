import { startHealthImport } from '@anamnesis/contracts/health-imports/addresses';
import { useSyncExternalStore } from 'react';
import { ApiError } from '../api/api-error';
import { call } from '../api/call';
import { newCommandId } from '../api/command-id';
import { currentSession, onSessionChange } from '../signed-in/session';
import { discardUpload, sendDocument } from '../uploads/send-document';
import { forgetUpload, isFileOf, keepUpload, keptUpload } from './kept-upload';

/** The upload of an export, and the start of its import. `share` is the part that the server has, from 0 to 1. */
type ExportUpload =
  | { readonly step: 'none' | 'cancelled' | 'started' }
  | { readonly step: 'sending'; readonly file: File; readonly share: number; readonly waiting: boolean }
  | { readonly step: 'starting'; readonly file: File }
  | { readonly step: 'failed'; readonly file: File; readonly error: ApiError };

const NONE: ExportUpload = { step: 'none' };
let upload: ExportUpload = NONE;
let running: AbortController | null = null;
const listeners = new Set<() => void>();

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

function change(next: ExportUpload): void {
  upload = next;
  // An upload ends with its page; the browser asks first.
  if (next.step === 'sending' || next.step === 'starting') addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
  for (const listener of listeners) listener();
}

/**
 * Uploads an export and has it imported. It goes on while the person uses other pages of the product. After a reload the same file continues the upload from what
 * the server has; another file replaces it.
 */
export async function uploadExport(file: File): Promise<void> {
  stop();
  const own = new AbortController();
  running = own;
  const kept = keptUpload();
  const continues = kept && isFileOf(kept, file) ? kept.uploadId : undefined;
  if (kept && continues === undefined) forget();
  const now = (next: Partial<{ share: number; waiting: boolean }>) => {
    if (!own.signal.aborted && upload.step === 'sending') change({ ...upload, ...next });
  };
  change({ step: 'sending', file, share: 0, waiting: false });
  try {
    const uploadId = await sendDocument(file, {
      ...{ kind: 'healthExport', continues, signal: own.signal },
      onCreated: (id) => keepUpload(id, file),
      onProgress: (bytes) => now({ share: bytes / file.size }),
      onWaiting: (waiting) => now({ waiting }),
    });
    forgetUpload();
    change({ step: 'starting', file });
    await call(startHealthImport, { body: { uploadId } }, { commandId: newCommandId() });
    if (!own.signal.aborted) change({ step: 'started' });
  } catch (error) {
    if (own.signal.aborted) return;
    if (!(error instanceof ApiError)) throw error;
    forgetUpload();
    // The server keeps an unfinished upload for some hours.
    if (continues !== undefined && error.code === 'UPLOAD_NOT_FOUND') return uploadExport(file);
    change({ step: 'failed', file, error });
  }
}

/** Ends the upload, and removes what the server has of it. */
export function cancelExport(): void {
  stop();
  forget();
  change({ step: 'cancelled' });
}

/** Ends what is being sent; the server removes what it has. */
function stop(): void {
  if (upload.step === 'sending') forgetUpload();
  running?.abort();
}

/** Forgets how the last upload ended. */
export const uploadSeen = (): void => change(NONE);

/** Removes what the server has of an unfinished upload. Unreachable, it expires there. */
function forget(): void {
  const kept = keptUpload();
  if (!kept) return;
  forgetUpload();
  discardUpload(kept.uploadId).catch(() => undefined);
}

onSessionChange(() => {
  if (currentSession() !== null || upload.step === 'none') return;
  stop();
  change(NONE);
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useExportUpload = (): ExportUpload => useSyncExternalStore(subscribe, () => upload);
