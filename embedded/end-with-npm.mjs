import { readFileSync } from 'node:fs';
import { clearInterval, setInterval } from 'node:timers';

/** Milliseconds between two checks whether npm still runs. */
const CHECK = 250;

/**
 * Sends this process SIGTERM when the npm that runs `npm start` or `npm run dev` has ended: npm does not forward every signal, and
 * cannot forward SIGKILL. A process that was started in another way may outlive its parent, as daemons do.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_script?.includes('embedded/start.mjs')) return;
  const npm = process.ppid;
  // npm may have ended before this line; in a container, npm itself may be process 1.
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
    // Without /proc, process 1 is the system's init.
    if (error.code === 'ENOENT') return false;
    throw error;
  }
}
