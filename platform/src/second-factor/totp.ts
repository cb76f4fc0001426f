import { Secret, TOTP } from 'otpauth';

const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
/** One step to either side: for a clock that is half a minute off, or a code typed as it changes. */
const WINDOW = 1;
const ISSUER = 'Anamnesis';

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({
    ...{ issuer: ISSUER, label, secret: Secret.fromBase32(secret) },
    ...{ algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS },
  });

/** A new key for an authenticator app: 160 random bits, base32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The key as a URI for a QR code; `label` is shown beside the code. */
export const totpUri = (secret: string, label: string): string => totpOf(secret, label).toString();

/** The code of an authenticator app at a given time. */
export const totpAt = (secret: string, at: Date): string => totpOf(secret).generate({ timestamp: at.getTime() });

/** The step of 30 seconds since 1970 of a code that is valid now; null for an invalid one. In constant time. */
export function totpStep(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}
