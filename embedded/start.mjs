// `npm start`: installs and builds what is missing, then starts everything. Runs on Node alone, before anything is installed.
import { spawn } from 'node:child_process';
import { prepare } from './prepare.mjs';

await prepare();
process.setSourceMapsEnabled(true);

if (process.argv.includes('--dev')) {
  const node = [process.execPath, '--watch', '--import', 'tsx', '--conditions=source', 'embedded/src/launcher/main.ts'];
  const parts = [node, [process.execPath, 'node_modules/vite/bin/vite.js', 'frontend']].map(([command, ...args]) =>
    spawn(command, args, { stdio: 'inherit', cwd: new URL('..', import.meta.url) }),
  );
  // Ctrl-C reaches the parts by themselves; a SIGTERM comes to this process alone.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => parts.forEach((part) => part.kill('SIGTERM')));
} else {
  await import('./dist/launcher/main.js');
}
