import type { FileStore } from '@anamnesis/platform/files/file-store';

const refused = (): never => {
  throw new Error('No file is expected');
};

/** The file store of a test whose jobs need no files. */
export const noFiles: Pick<FileStore, 'put' | 'open' | 'receive' | 'remove'> = {
  ...{ put: refused, open: refused, receive: refused, remove: refused },
};

/** The reader of a test without documents. */
export const noReader = (): Promise<never> => Promise.reject(new Error('No document is expected'));
