/** Reviews of readings. */
export const accessReviewTags = ['access-review'] as const;
