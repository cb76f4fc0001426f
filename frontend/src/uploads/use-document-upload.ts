import { useEffect, useRef, useState } from 'react';
import type { ApiError } from '../api/api-error';
import { discardUpload, sendDocument } from './send-document';

/** The upload of one document. `share` is the part that the server has, from 0 to 1. */
export type UploadState =
  | { readonly step: 'none' | 'cancelled' }
  | { readonly step: 'sending'; readonly file: File; readonly share: number; readonly waiting: boolean }
  | { readonly step: 'finished'; readonly file: File; readonly uploadId: string }
  | { readonly step: 'failed'; readonly file: File; readonly error: ApiError };

/**
 * Uploads one file at a time. `onChange` receives the id of the finished upload, null when it is removed. Leaving the
 * page cancels an unfinished one.
 */
export function useDocumentUpload(onChange: (uploadId: string | null) => void) {
  const [state, setState] = useState<UploadState>({ step: 'none' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (file: File) => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    const change = (next: Partial<{ share: number; waiting: boolean }>) =>
      setState((now) => (now.step === 'sending' && !own.signal.aborted ? { ...now, ...next } : now));
    setState({ step: 'sending', file, share: 0, waiting: false });
    try {
      const uploadId = await sendDocument(file, {
        signal: own.signal,
        onProgress: (bytes) => change({ share: bytes / file.size }),
        onWaiting: (waiting) => change({ waiting }),
      });
      setState({ step: 'finished', file, uploadId });
      onChange(uploadId);
    } catch (error) {
      if (!own.signal.aborted) setState({ step: 'failed', file, error: error as ApiError });
    }
  };
  const cancel = () => {
    running.current?.abort();
    if (state.step === 'finished') {
      onChange(null);
      // Unreachable, it expires on the server.
      discardUpload(state.uploadId).catch(() => undefined);
    }
    setState({ step: 'cancelled' });
  };
  return { state, start: (file: File) => void start(file), cancel };
}
