/** A picture, or the first page of a document, that is to be drawn anew. */
export type PictureTask = { readonly content: Uint8Array } & (
  | { readonly as: 'document' }
  | { readonly as: 'portrait'; readonly edges: readonly number[] }
  | { readonly as: 'thumbnail'; readonly mediaType: string }
);

/** What was drawn; empty for a thumbnail that cannot be. */
export type Drawn = readonly Uint8Array[];
