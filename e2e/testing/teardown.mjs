import { tsImport } from 'tsx/esm/api';

export default async () => (await tsImport('../src/testing/shared-by-suites.ts', import.meta.url)).stopShared();
