import { createSocket, type RemoteInfo, type Socket } from 'node:dgram';
import { once } from 'node:events';
import type { BrowserContext } from 'playwright-core';

/** A person's network, controlled by a test. */
export interface BreakableNetwork {
  /** Cuts the sockets to the server. They reconnect by themselves while the browser is online. */
  cutLive(): Promise<void>;
  /** Drops the direct packets between two browsers, or forwards them again. */
  setDirect(passes: boolean): void;
  close(): void;
}

/** A browser's own address in a signal: `candidate:1 1 udp 2122260223 10.0.0.7 54321 typ host`. */
const OWN_ADDRESS = /(candidate:\S+ \d+ udp \d+ )(\d+\.\d+\.\d+\.\d+) (\d+)( typ host)/gi;
/** Any other address, alone in a signal or as one line (in JSON) of a longer description. */
const OTHER_ADDRESS = /candidate:\S+ \d+ (?:udp|tcp) \d+ (?!\d+\.\d+\.\d+\.\d+ \d+ typ host)/i;
const DESCRIBED_ADDRESS = /a=candidate:[^\\]*\\r\\n/g;

/** A close code that pages may use too. */
const GOING_AWAY = 3001;

/** Routes the sockets and direct connections of this person's pages through the test. Must be called before any page is opened. */
export async function breakableNetwork(context: BrowserContext): Promise<BreakableNetwork> {
  const live = new Set<() => Promise<unknown>>();
  const detours = new Map<string, Promise<number>>();
  const open: Socket[] = [];
  let passes = true;

  const socket = () => {
    const opened = createSocket('udp4');
    open.push(opened);
    return opened;
  };
  /** A local port that forwards to the given one. */
  async function detour(address: string, port: number): Promise<number> {
    const front = socket().bind(0, address);
    await once(front, 'listening');
    const callers = new Map<string, Socket>();
    const lineOf = (caller: RemoteInfo) => {
      const known = callers.get(`${caller.address}:${caller.port}`);
      if (known) return known;
      const line = socket();
      line.on('message', (answer) => passes && front.send(answer, caller.port, caller.address));
      callers.set(`${caller.address}:${caller.port}`, line);
      return line;
    };
    front.on('message', (packet, caller) => passes && lineOf(caller).send(packet, port, address));
    return front.address().port;
  }
  /** A message with each address replaced by a detour; null if an address cannot be replaced. */
  async function rewritten(message: string): Promise<string | null> {
    // Removes addresses that would bypass the test.
    const known = message.replace(DESCRIBED_ADDRESS, (line) => (OTHER_ADDRESS.test(line) ? '' : line));
    if (OTHER_ADDRESS.test(known)) return null;
    let text = known;
    for (const [whole, before, address = '', port = '', after] of known.matchAll(OWN_ADDRESS)) {
      const key = `${address}:${port}`;
      if (!detours.has(key)) detours.set(key, detour(address, Number(port)));
      text = text.replace(whole, `${before}${address} ${await detours.get(key)}${after}`);
    }
    return text;
  }

  await context.routeWebSocket(/socket\.io/, (page) => {
    const server = page.connectToServer();
    live.add(() => Promise.all([page.close({ code: GOING_AWAY }), server.close({ code: GOING_AWAY })]));
    for (const [from, to] of [
      [page, server],
      [server, page],
    ] as const) {
      let turn = Promise.resolve();
      from.onMessage((message) => {
        turn = turn.then(async () => {
          const passed = typeof message === 'string' ? await rewritten(message) : message;
          if (passed !== null) to.send(passed);
        });
      });
    }
  });

  return {
    async cutLive() {
      const cut = [...live];
      live.clear();
      for (const cutOne of cut) await cutOne();
    },
    setDirect(now) {
      passes = now;
    },
    close() {
      for (const each of open) each.close();
    },
  };
}
