import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link } from 'react-router';
import Material from '../look/material';

export interface MenuEntry {
  to: string;
  name: string;
}

/** What is not a page. */
export interface MenuAction {
  name: string;
  onChoose: () => void;
}

/** The open menu on phones, below its button. A separate module, because it loads Material UI. */
export default function PhoneMenuList({
  anchor,
  entries,
  action,
  onClose,
}: {
  anchor: HTMLElement | null;
  entries: readonly MenuEntry[];
  action: MenuAction;
  onClose: () => void;
}) {
  return (
    <Material>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
        <MenuItem
          onClick={() => {
            onClose();
            action.onChoose();
          }}
        >
          {action.name}
        </MenuItem>
        {entries.map(({ to, name }) => (
          <MenuItem key={to} component={Link} to={to} onClick={onClose}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </Material>
  );
}
