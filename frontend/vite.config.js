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
  css: { modules: { localsConvention: 'camelCaseOnly', generateScopedName: '[folder]-[local]-[hash:base64:4]' } },
  build: {
    outDir: 'dist/site',
    target: 'es2022',
    // The page allows no inline script; small files stay files, so that each is cached by its hash.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Styles are linked in the order of chunks: those of the look come first, so that a feature's can override them.
          groups: [{ name: 'look', test: /src\/look\/(look\.css|icon\.tsx|mark\.tsx|scheme\.ts)/ }],
        },
      },
    },
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 900,
  },
});
