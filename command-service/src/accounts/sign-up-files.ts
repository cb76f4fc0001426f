import type { ReceivedFile } from '@anamnesis/platform/http/answer';

/** Answers a file's id, and stores it where it is not stored already. */
export type IdOfFile = (file: ReceivedFile) => Promise<string>;

/**
 * Stores the files of a sign-up, so that they are safe before an event speaks of them. Where the account is there already
 * nothing is stored: the sign-up was sent again and its files are there, or it will be refused. That is looked up once, and
 * for a sign-up without files not at all.
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
