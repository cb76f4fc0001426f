import type { Role } from '@anamnesis/contracts/language/role';

/** The account that a token names, unverified: only the server can check it. Null if the text is not a token. */
export function tokenHolder(token: string): { id: string; role: Role } | null {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { sub, role } = JSON.parse(atob(payload)) as { sub?: unknown; role?: unknown };
    return typeof sub === 'string' && typeof role === 'string' ? { id: sub, role: role as Role } : null;
  } catch {
    return null; // not a JWT
  }
}
