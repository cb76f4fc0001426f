/** A patient's imports of health data. */
export const healthImportTags = ['healthImports'] as const;
