import { useListContext } from 'react-admin';
import { ErrorBox } from '../look/states';

/** Shown in place of the surrounding list when it could not be loaded. */
export function ListError({ title, text }: { title: string; text: string }) {
  const { refetch } = useListContext();
  return <ErrorBox title={title} text={text} onRetry={() => void refetch()} />;
}
