import { tsImport } from 'tsx/esm/api';

export default async () => (await tsImport('../src/testing/stop-shared-product.ts', import.meta.url)).default();
