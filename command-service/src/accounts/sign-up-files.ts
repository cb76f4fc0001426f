import type { ReceivedFile } from '@anamnesis/platform/http/answer';

/** Returns a file's id, and stores the file unless it is already stored. */
export type IdOfFile = (file: ReceivedFile) => Promise<string>;

/**
 * Stores the files of a sign-up before an event refers to them. If the account exists, nothing is stored: the sign-up is either
 * a repetition, whose files are already stored, or will be refused. `accountExists` is called at most once, and only if there is a
 * file.
 */
export function signUpFiles(accountId: string, accountExists: () => Promise<boolean>): IdOfFile {
  let lookedUp: Promise<boolean> | null = null;
  return async (file) => ((await (lookedUp ??= accountExists())) ? file.idFor(accountId) : file.keep(accountId));
}

/** The id of the picture that may come with a sign-up. */
export const pictureOf = async (idOf: IdOfFile, files: Readonly<Record<string, readonly ReceivedFile[]>>) => {
  const picture = files['profilePic']?.[0];
  return picture ? idOf(picture) : null;
};
