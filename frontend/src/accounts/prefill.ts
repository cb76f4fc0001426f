/** Data from Google that prefill a doctor's sign-up, and the sentence that explains them. */
export function prefillOf(state: unknown): { known: { fullName?: string; email?: string }; note: string | null } {
  const { known, note } = recordOf(state);
  const { fullName, email } = recordOf(known);
  return {
    known: { ...(typeof fullName === 'string' && { fullName }), ...(typeof email === 'string' && { email }) },
    note: typeof note === 'string' ? note : null,
  };
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
