import type { DemoKind } from '../demo/demo-accounts.js';
import { isThisMachineAlone } from './reach.js';

interface Asked {
  /** `--demo` and `--no-demo`; the latter wins. */
  demo?: boolean;
  'no-demo'?: boolean;
}

/**
 * Which demo there is; null for none. Where nobody but this machine comes in there is one unless it is declined; elsewhere only
 * where it is asked for, since its people are there for everybody to try.
 */
export function demoKind(
  asked: Asked,
  { DEMO, HOST }: { DEMO?: boolean | undefined; HOST: string },
  address: string,
): DemoKind | null {
  if (asked['no-demo']) return null;
  const local = isThisMachineAlone(HOST, address);
  if (!(asked.demo ?? DEMO ?? local)) return null;
  return local ? 'local' : 'reachable';
}
