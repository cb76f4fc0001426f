/** The texts that are not empty, with a separator between them. */
export const joined = (texts: readonly string[], by: string): string => texts.filter(Boolean).join(by);
