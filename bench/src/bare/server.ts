import { importJWK, jwtVerify } from 'jose';
import Koa from 'koa';
import { openPool } from '@anamnesis/platform/postgres/pool';

/** The least a service with accounts and a database can do: Koa, an Ed25519 signature, one indexed SELECT, JSON. */
const { DATABASE_URL = '', TOKEN_PUBLIC_KEYS = '', PORT = '0' } = process.env;
const pool = openPool(DATABASE_URL, (error) => void process.stderr.write(`${String(error)}\n`));
const key = await importJWK({ kty: 'OKP', crv: 'Ed25519', x: TOKEN_PUBLIC_KEYS }, 'EdDSA');

const app = new Koa();
app.use(async (ctx) => {
  if (ctx.path === '/live') {
    ctx.body = { live: true };
    return;
  }
  const { payload } = await jwtVerify(ctx.get('authorization').slice('Bearer '.length), key, {
    algorithms: ['EdDSA'],
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
