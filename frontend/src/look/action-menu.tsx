import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Ellipsis, type LucideIcon } from 'lucide-react';
import { useId, useState } from 'react';
import { Icon } from './icon';

export interface MenuAction {
  name: string;
  icon?: LucideIcon;
  onChoose: () => void;
}

interface Props {
  label: string;
  actions: readonly MenuAction[];
  icon?: LucideIcon;
}

/** The actions on one thing behind a "…" button, which `label` names for screen readers. */
export function ActionMenu({ label, actions, icon = Ellipsis }: Props) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        size="small"
        id={id}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        title={label}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon of={icon} />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {actions.map(({ name, icon: drawing, onChoose }) => (
          <MenuItem
            key={name}
            onClick={() => {
              setAnchor(null);
              onChoose();
            }}
          >
            {drawing && (
              <ListItemIcon>
                <Icon of={drawing} />
              </ListItemIcon>
            )}
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
