/** The address of an account's picture; null without one. */
export const pictureOf = (id: string, picture: string | null) => (picture ? `/api/pictures/${id}` : null);
