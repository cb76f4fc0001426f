import { tsImport } from 'tsx/esm/api';
import { prepare } from '../../embedded/prepare.mjs';

// Jest loads this file without a transform, so the TypeScript goes through tsx.
export default async (options) => {
  await prepare('everything');
  await (await tsImport('../src/testing/shared-by-suites.ts', import.meta.url)).startShared(options);
};
