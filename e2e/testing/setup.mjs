import { tsImport } from 'tsx/esm/api';

// Jest loads this file without a transform, so the TypeScript goes through tsx.
export default async (options) =>
  (await tsImport('../src/testing/shared-by-suites.ts', import.meta.url)).startShared(options);
