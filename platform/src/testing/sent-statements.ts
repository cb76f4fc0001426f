import pg from 'pg';

type Query = (...args: readonly unknown[]) => unknown;

/** The statements that this process sends to PostgreSQL while `work` runs. */
export async function sentStatements(work: () => Promise<void>): Promise<readonly string[]> {
  const client = pg.Client.prototype as unknown as { query: Query };
  const { query } = client;
  const sent: string[] = [];
  client.query = function (this: unknown, ...args) {
    const [asked] = args as [string | { text: string }];
    sent.push(typeof asked === 'string' ? asked : asked.text);
    return Reflect.apply(query, this, args);
  };
  try {
    await work();
  } finally {
    client.query = query;
  }
  return sent;
}
