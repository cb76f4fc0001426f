import { tsImport } from 'tsx/esm/api';

// Jest loads this file as it is: the TypeScript it stands for goes through tsx.
export default async () => (await tsImport('../src/testing/start-shared-product.ts', import.meta.url)).default();
