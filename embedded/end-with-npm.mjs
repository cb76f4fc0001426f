import { readFileSync } from 'node:fs';
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
  // It may have ended before it could be looked at; in a container, npm itself may be process 1.
  const wasGone = npm === 1 && !isNpm(npm);
  const watch = setInterval(() => {
    if (process.ppid === npm && !wasGone) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, CHECK);
  watch.unref();
}

function isNpm(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('npm');
  } catch (error) {
    // Where there is no /proc, process 1 is the system's own.
    if (error.code === 'ENOENT') return false;
    throw error;
  }
}
