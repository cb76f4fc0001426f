import type { ReceivedFile } from '@anamnesis/platform/http/answer';

/** Returns a file's id, and stores the file unless it is already stored. */
export type IdOfFile = (file: ReceivedFile) => Promise<string>;

/**
 * Stores the files of a sign-up before an event refers to them. If the account exists nothing is stored: either the sign-up
 * is a repetition and its files are there, or it will be refused. `isThere` is called once at most, and only if there is a
 * file.
 */
export function signUpFiles(accountId: string, isThere: () => Promise<boolean>): IdOfFile {
  let lookedUp: Promise<boolean> | null = null;
  return async (file) => ((await (lookedUp ??= isThere())) ? file.idFor(accountId) : file.keep(accountId));
}

/** The id of the picture that may come with a sign-up. */
export const pictureOf = async (idOf: IdOfFile, files: Readonly<Record<string, readonly ReceivedFile[]>>) => {
  const picture = files['profilePic']?.[0];
  return picture ? idOf(picture) : null;
};
