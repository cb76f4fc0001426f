import type { Role } from '@anamnesis/contracts/language/role';

/** The start page of a role. */
export function homeOf(role: Role): string {
  if (role === 'doctor') return '/doctor-dashboard';
  if (role === 'auditor' || role === 'operator') return `/${role}`;
  return role === 'patient' ? '/main-page' : '/';
}

/** The sign-in page of a role. */
export function signInOf(role: Role): string {
  if (role === 'doctor') return '/doctor-login';
  return role === 'auditor' || role === 'operator' ? `/${role}-signin` : '/user-signin';
}

/** The page that redirected to the sign-in; null unless it is an address of this product. */
export function returnPathOf(state: unknown): string | null {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : null;
}
