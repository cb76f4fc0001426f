import type { ReceivedFile } from '@anamnesis/platform/http/answer';

/** Answers a file's id, and stores it where it is not stored already. */
export type IdOfFile = (file: ReceivedFile) => Promise<string>;

/**
 * Stores the files of a sign-up, so that they are safe before an event speaks of them. Where the account is there already
 * nothing is stored: the sign-up was sent again and its files are there, or it will be refused.
 */
export const signUpFiles =
  (accountId: string, isThere: boolean): IdOfFile =>
  (file) =>
    isThere ? file.idFor(accountId) : file.keep(accountId);

/** The id of the picture that may come with a sign-up. */
export const pictureOf = async (idOf: IdOfFile, files: Readonly<Record<string, readonly ReceivedFile[]>>) => {
  const picture = files['profilePic']?.[0];
  return picture ? idOf(picture) : null;
};
