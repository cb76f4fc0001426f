import type { DemoKind } from '../demo/demo-accounts.js';
import { isThisMachineAlone } from './reach.js';

interface Asked {
  /** `--demo` and `--no-demo`; the latter wins. */
  demo?: boolean;
  'no-demo'?: boolean;
}

/**
 * The kind of demo; null for none. If only this machine has access, the default is a demo; elsewhere it has to be requested, because
 * its accounts are meant for everybody.
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
