/** The keys of a list, below it. Narrow screens have no keyboard, and hide them. */
export const ListKeys = ({
  texts: { move, enter, open },
}: {
  texts: { move: string; enter: string; open: string };
}) => (
  <p className="note desk-keys">
    <kbd>J</kbd> <kbd>K</kbd> {move} <kbd>{enter}</kbd> {open}
  </p>
);
