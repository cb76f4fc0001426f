import { useMessages } from '../language/messages';
import { listMessages } from './messages';
import { useSingleKeys } from './single-keys';

/** Turns the keys of a single character off and on. */
export function KeySwitch() {
  const m = useMessages(listMessages);
  const [areOn, turn] = useSingleKeys();
  return (
    <button type="button" className="key-switch" onClick={() => turn(!areOn)}>
      {areOn ? m.keysOff : m.keysOn}
    </button>
  );
}
