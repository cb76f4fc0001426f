import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A port that forwards to the product, until a test cuts it: the browser is online then, but the server is not there. */
export interface CuttablePort {
  readonly address: string;
  cut(): Promise<void>;
  restore(): Promise<void>;
}

/** Opens a port on this machine that forwards to `address`. */
export async function cuttablePort(address: string): Promise<CuttablePort> {
  const open = new Set<Socket>();
  const server = createServer((caller) => {
    const product = connect(Number(new URL(address).port), 'localhost');
    for (const [one, other] of [
      [caller, product],
      [product, caller],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => open.delete(one));
    }
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}`,
    async cut() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const each of open) each.destroy();
      await closed;
    },
    restore: () => listen(port),
  };
}
