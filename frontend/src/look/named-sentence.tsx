/** Stands for the name while the sentence is written around it; in no text of a catalogue. */
const MARK = '\uE000';

/** A sentence with an emphasised name, which is set apart from the direction of the text around it. `of` writes the sentence with a given name. */
export function NamedSentence({ of, name }: { of: (name: string) => string; name: string }) {
  const [before, after] = of(MARK).split(MARK);
  return (
    <>
      {before}
      <strong>
        <bdi>{name}</bdi>
      </strong>
      {after}
    </>
  );
}
