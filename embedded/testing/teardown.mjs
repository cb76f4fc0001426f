import { tsImport } from 'tsx/esm/api';

export default async () => (await tsImport('../src/testing/stop-backends.ts', import.meta.url)).default();
