import { useMatch } from 'react-router';

/** The views of a doctor's consultations; each has a path of its own. */
const VIEWS = ['cards', 'day', 'week', 'history'] as const;
export type View = (typeof VIEWS)[number];

/** The view in the path; undefined if the path names none. */
export function useView(): View | undefined {
  const named = useMatch('/appointments/:view')?.params.view;
  return VIEWS.find((view) => view === named);
}

/** The location of a view, with the filter of its list in the form that react-admin reads. */
export const locationOf = (view: View, filter?: Readonly<Record<string, unknown>>) => ({
  pathname: `/appointments/${view}`,
  search: filter ? `?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}` : '',
});

/** A day from a filter in the URL, which anybody can edit; undefined if it is none. */
export const dayIn = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined;
