import Koa from 'koa';
import { openPool } from '@anamnesis/platform/postgres/pool';
import { bareTokenReader } from '../setup/bare-token.js';

/** A minimal service with accounts and a database: Koa, a token signed with HS256, one indexed SELECT, JSON. */
const { DATABASE_URL = '', BARE_KEY = '', PORT = '0' } = process.env;
const pool = openPool(DATABASE_URL, (error) => void process.stderr.write(`${String(error)}\n`));
const bearerOf = await bareTokenReader(Buffer.from(BARE_KEY, 'hex'));

const app = new Koa();
app.use(async (ctx) => {
  if (ctx.path === '/live') {
    ctx.body = { live: true };
    return;
  }
  const patientId = await bearerOf(ctx.get('authorization').slice('Bearer '.length));
  const { rows } = await pool.query(
    `select appointment_id, status, date, time, starts_at, ends_at, room_name, payment
     from read.appointments where patient_id = $1`,
    [patientId],
  );
  ctx.body = { rows };
});
const server = app.listen(Number(PORT), '127.0.0.1');
process.once('SIGTERM', () => {
  server.close(() => {
    pool.end().catch(console.error);
  });
  server.closeAllConnections();
});
