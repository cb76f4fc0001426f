import { createContext } from 'react';

/** How stored files are fetched in a part of a page. */
export interface FileAccess {
  /** Request headers, where files are not read with the sign-in. */
  headers?: Readonly<Record<string, string>>;
  /** Called with what a failed fetch threw. */
  onFailed?: (error: unknown) => void;
  /** Called with each new tab that shows a file, and the file's blob URL. */
  onTab?: (tab: Window, content: string) => void;
}

/** By default files are read with the sign-in. */
export const FileAccessContext = createContext<FileAccess>({});
