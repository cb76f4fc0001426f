import { useListContext, useRemoveFromStore } from 'react-admin';
import { useNavigate } from 'react-router';
import { ErrorBox } from '../look/states';

/**
 * Shown in place of the surrounding list when it could not be loaded. If the server has refused the filter or the order, as of a
 * mistyped address, the next attempt drops them: react-admin would otherwise keep them for all later visits.
 */
export function ListError({ title, text }: { title: string; text: string }) {
  const { refetch, error, resource } = useListContext();
  const removeFromStore = useRemoveFromStore();
  const navigate = useNavigate();
  const onRetry = () => {
    if ((error as { status?: number } | null)?.status !== 400) return void refetch();
    removeFromStore(`${resource}.listParams`);
    void navigate({ search: '' }, { replace: true });
  };
  return <ErrorBox title={title} text={text} onRetry={onRetry} />;
}
