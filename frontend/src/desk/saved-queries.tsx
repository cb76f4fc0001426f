import Card from '@mui/material/Card';
import { SavedQueriesList } from 'react-admin';
import { listMessages as m } from './messages';

/** Beside a list: what it holds, and the filters that a person has saved by name on this device. */
export const SavedQueries = ({ about }: { about?: string }) => (
  <Card component="section" aria-label={m.savedQueries}>
    {about && <p className="note">{about}</p>}
    <SavedQueriesList />
  </Card>
);
