import { join } from 'node:path';
import { build } from 'vite';
import { compileMessages } from './messages.mjs';
import { offlineFiles } from './offline-files.mjs';

/** Builds the service worker of src/worker, with the list of the files that it keeps, into `plain`. */
export async function buildServiceWorker(root, plain) {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    // A feature of the worker may have texts.
    plugins: [compileMessages()],
    resolve: { conditions: ['@anamnesis/source', 'module', 'browser', 'production'] },
    define: { 'self.__WB_MANIFEST': JSON.stringify(await offlineFiles(plain)) },
    build: {
      outDir: plain,
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: join(root, 'src/worker/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js', codeSplitting: false },
      },
    },
  });
}
