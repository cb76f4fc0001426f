import { jwtVerify } from 'jose';
import Koa from 'koa';
import { openPool } from '@anamnesis/platform/postgres/pool';

/** The least a service with accounts and a database can do: Koa, an HS256 signature, one indexed SELECT, JSON. */
const { DATABASE_URL = '', JWT_SECRET = '', PORT = '0' } = process.env;
const pool = openPool(DATABASE_URL, (error) => void process.stderr.write(`${String(error)}\n`));
const secret = Buffer.from(JWT_SECRET, 'hex');

const app = new Koa();
app.use(async (ctx) => {
  if (ctx.path === '/live') {
    ctx.body = { live: true };
    return;
  }
  const { payload } = await jwtVerify(ctx.get('authorization').slice('Bearer '.length), secret, {
    algorithms: ['HS256'],
  });
  const { rows } = await pool.query(
    `select appointment_id, status, date, time, starts_at, ends_at, room_name, payment
     from read.appointments where patient_id = $1`,
    [payload.sub],
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
