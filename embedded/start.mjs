// `npm start`: installs and builds if necessary, then starts everything. Uses only Node, because nothing may be installed yet.
import { spawn, spawnSync } from 'node:child_process';
import { enableCompileCache, setSourceMapsSupport } from 'node:module';
import { fileURLToPath } from 'node:url';
import { endWithNpm } from './end-with-npm.mjs';
import { prepare } from './prepare.mjs';

const isDev = process.argv.includes('--dev');
endWithNpm();
requireRedis();

await prepare(isDev ? 'everything' : 'running');

if (isDev) {
  // Vite serves the pages and proxies the calls, so its address is the public one.
  const PORT = process.env.PORT ?? '8080';
  // A restart after a change counts for itself.
  const env = {
    ...process.env,
    COMMAND_STARTED_AT: undefined,
    PORT,
    PUBLIC_URL: process.env.PUBLIC_URL ?? 'http://localhost:5173',
  };
  const node = [
    process.execPath,
    '--watch',
    '--import',
    'tsx',
    '--conditions=@anamnesis/source',
    'embedded/src/launcher/main.ts',
  ];
  const parts = [node, [process.execPath, 'node_modules/vite/bin/vite.js', 'frontend']].map(([command, ...args]) =>
    spawn(command, args, { stdio: 'inherit', cwd: new URL('..', import.meta.url), env }),
  );
  // Ctrl-C reaches the child processes directly; other signals reach only this process.
  process.on('SIGINT', () => undefined);
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => parts.forEach((part) => part.kill('SIGTERM')));
} else {
  enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)));
  // Reading the maps of packages too would take a third longer.
  setSourceMapsSupport(true, { nodeModules: false });
  await import('./dist/launcher/main.js');
}

/** Ends where Redis is missing and may not be installed here: the launcher would say it only after everything else was installed and built. */
function requireRedis() {
  const mayInstall = process.platform === 'darwin' || process.getuid() === 0;
  const find = 'command -v redis-server || command -v valkey-server';
  if (process.env.REDIS_URL || mayInstall || spawnSync('sh', ['-c', find]).status === 0) return;
  console.error('Anamnesis needs Redis. Please install it (Debian: apt-get install redis-server) or set REDIS_URL.');
  process.exit(1);
}
