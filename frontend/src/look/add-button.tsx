import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { Icon } from './icon';

/** The + button at the end of an input, which adds the typed text. */
export const AddButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button variant="tonal" size="small" aria-label={label} onClick={onClick} sx={{ minWidth: 40, px: 1, mr: '4px' }}>
    <Icon of={Plus} />
  </Button>
);
