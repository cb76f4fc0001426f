import { randomBytes } from 'node:crypto';

/** Made anew for each run. */
export const secrets = { masterKey: randomBytes(32), jwtSecret: randomBytes(32) };

/** The origin that tokens are issued for. */
export const PUBLIC_URL = 'http://localhost';
