import type { Granted, GrantAboutOne } from '@anamnesis/contracts/language/policy';
import type { FileStore, StoredFile } from '@anamnesis/platform/files/file-store';

/** Files, opened under a grant alone: those of the person it is about, and nobody else's. */
export interface GrantedFiles {
  /** Null where there is no such file. */
  open(
    grant: Granted<GrantAboutOne>,
    name: { readonly id: string; readonly edge?: number },
  ): Promise<StoredFile | null>;
}

export const grantedFiles = (files: Pick<FileStore, 'open'>): GrantedFiles => ({
  open: ({ subject }, name) => files.open({ ...name, subject }),
});
