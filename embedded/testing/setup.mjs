import { tsImport } from 'tsx/esm/api';

// Jest loads this file without a transform, so the TypeScript goes through tsx.
export default async () => (await tsImport('../src/testing/start-backends.ts', import.meta.url)).default();
