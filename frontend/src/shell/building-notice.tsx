import { Clock } from 'lucide-react';
import { useBuilding } from '../api/building';
import { Icon } from '../look/icon';
import { useMessages } from '../language/messages';
import { shellMessages } from './messages';
import styles from './shell.module.css';

/** Shown while the page waits for what the server is still building. */
export function BuildingNotice() {
  const m = useMessages(shellMessages);
  const building = useBuilding();
  if (!building) return null;
  return (
    <div className={`notice info ${styles.incompleteNotice}`}>
      <Icon of={Clock} size={22} />
      <div className="grow">
        <strong>{m.buildingTitle}</strong>
        <p className="note">
          {m.buildingText} {/* Not read aloud each time that it changes. */}
          <span aria-live="off">{building.percent !== null && m.buildingPercent({ percent: building.percent })}</span>
        </p>
      </div>
    </div>
  );
}
