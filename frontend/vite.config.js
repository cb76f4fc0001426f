import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const backend = { target: `http://127.0.0.1:${process.env.PORT ?? 8080}`, changeOrigin: false };

export default defineConfig({
  plugins: [react()],
  resolve: {
    conditions: ['source', 'module', 'browser', 'development|production'],
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: {
      '/api': backend,
      '/auth/': backend,
      '/doctors': backend,
      '/google-stand-in': backend,
      '/socket.io': { ...backend, ws: true },
    },
  },
  build: {
    outDir: 'dist/site',
    target: 'es2022',
    // The page allows no inline script; small files stay files, so that each is cached by its hash.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 900,
  },
});
