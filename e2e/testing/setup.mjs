import { tsImport } from 'tsx/esm/api';
import { prepare } from '../../embedded/prepare.mjs';

// Jest loads this file without a transform, so the TypeScript goes through tsx.
export default async () => {
  await prepare('everything');
  await (await tsImport('../src/testing/start-shared-product.ts', import.meta.url)).default();
};
