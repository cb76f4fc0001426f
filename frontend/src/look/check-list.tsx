/** A titled group of checkboxes. */
export function CheckList<Option extends string>({
  title,
  hint,
  options,
  nameOf,
  ticked,
  onChange,
}: {
  title: string;
  hint?: string;
  options: readonly Option[];
  nameOf: (option: Option) => string;
  ticked: readonly Option[];
  onChange: (ticked: Option[]) => void;
}) {
  const toggle = (option: Option) =>
    onChange(ticked.includes(option) ? ticked.filter((each) => each !== option) : [...ticked, option]);
  return (
    <fieldset>
      <legend className="lab">{title}</legend>
      {hint && <p className="hint">{hint}</p>}
      <div className="choices">
        {options.map((option) => (
          <label className="choice" key={option}>
            <input className="tick" type="checkbox" checked={ticked.includes(option)} onChange={() => toggle(option)} />
            {nameOf(option)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
