import { KeySwitch } from './key-switch';
import { useSingleKeys } from './single-keys';

/** The keys of a list, and the button that turns them off. Touch screens have no keyboard, and hide them. */
export function ListKeys({ texts: { move, enter, open } }: { texts: { move: string; enter: string; open: string } }) {
  const [areOn] = useSingleKeys();
  return (
    <p className="note desk-keys">
      {areOn && (
        <>
          <kbd>J</kbd> <kbd>K</kbd> {move} <kbd>{enter}</kbd> {open}{' '}
        </>
      )}
      <KeySwitch />
    </p>
  );
}
