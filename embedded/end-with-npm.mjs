import { clearInterval, setInterval } from 'node:timers';

/** Milliseconds between two looks whether npm is still there. */
const CHECK = 250;

/**
 * Ends this process, as by SIGTERM, when the npm that runs `npm start` or `npm run dev` has ended: npm passes not every signal on,
 * and none of a kill. A process that was started in another way may outlive its parent, as daemons do.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_script?.includes('embedded/start.mjs')) return;
  const npm = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, CHECK);
  watch.unref();
}
