import Card from '@mui/material/Card';
import { SavedQueriesList } from 'react-admin';
import { useMessages } from '../language/messages';
import { listMessages } from './messages';

/** The column beside a list: a description of its content, and the filters that the person saved by name on this device. */
export const SavedQueries = ({ about }: { about?: string }) => {
  const m = useMessages(listMessages);
  return (
    <Card component="section" aria-label={m.savedQueries}>
      {about && <p className="note">{about}</p>}
      <SavedQueriesList />
    </Card>
  );
};
