import { tsImport } from 'tsx/esm/api';
import { prepare } from '../prepare.mjs';

// Jest loads this file without a transform, so the TypeScript goes through tsx.
export default async () => {
  // The shared product is built code.
  await prepare('everything', ['services']);
  await (await tsImport('../src/testing/start-backends.ts', import.meta.url)).default();
};
