import type { Granted, GrantAboutOne } from '@anamnesis/contracts/language/policy';
import type { FileName, FileStore, StoredFile } from '@anamnesis/platform/files/file-store';

/** Files that can only be opened under a grant, and only those of the grant's subject. */
export interface GrantedFiles {
  /** Null if there is no such file. */
  open(grant: Granted<GrantAboutOne>, name: Pick<FileName, 'id' | 'edge' | 'part'>): Promise<StoredFile | null>;
}

export const grantedFiles = (files: Pick<FileStore, 'open'>): GrantedFiles => ({
  open: ({ subject }, name) => files.open({ ...name, subject }),
});
