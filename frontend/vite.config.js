import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const backend = { target: `http://127.0.0.1:${process.env.PORT ?? 8080}`, changeOrigin: false };

/** Libraries that keep a context: a second copy of one would not see the first one's providers. */
const oneCopy = [
  '@emotion/react',
  '@emotion/styled',
  '@mui/material',
  '@mui/private-theming',
  '@mui/styled-engine',
  '@mui/system',
  '@mui/utils',
  '@tanstack/react-query',
  'react',
  'react-dom',
  'react-hook-form',
  'react-router',
  'react-router-dom',
];

const iconMaker = fileURLToPath(new URL('src/record-screens/create-svg-icon.ts', import.meta.url));

/** react-admin brings icons of a later Material UI, which look for their maker where the one copy does not keep it. */
const oneIconMaker = {
  name: 'one-icon-maker',
  enforce: 'pre',
  resolveId: (source) => (source === './utils/createSvgIcon.mjs' ? iconMaker : null),
};

export default defineConfig({
  plugins: [react(), oneIconMaker],
  optimizeDeps: { rolldownOptions: { plugins: [oneIconMaker] } },
  resolve: {
    conditions: ['source', 'module', 'browser', 'development|production'],
    dedupe: oneCopy,
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/api': backend, '/auth/': backend, '/doctors': backend, '/socket.io': { ...backend, ws: true } },
  },
  build: {
    outDir: 'dist/site',
    sourcemap: true,
    target: 'es2022',
    // The page allows no inline script; small files stay files, so that each is cached by its hash.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 900,
  },
});
