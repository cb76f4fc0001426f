import type { Role } from '@anamnesis/contracts/language/role';

/** Where each role starts after signing in. */
export function homeOf(role: Role): string {
  if (role === 'doctor') return '/doctor-dashboard';
  if (role === 'auditor' || role === 'operator') return `/${role}`;
  return role === 'patient' ? '/main-page' : '/';
}

/** Where each role signs in. */
export function signInOf(role: Role): string {
  if (role === 'doctor') return '/doctor-login';
  return role === 'auditor' || role === 'operator' ? `/${role}-signin` : '/user-signin';
}

/** The page from which somebody was sent to sign in; only addresses of this product count. */
export function cameFrom(state: unknown): string | null {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : null;
}
