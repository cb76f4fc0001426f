import { interestChoices, MAX_INTERESTS } from '@anamnesis/contracts/profiles/constants';
import type { Interest } from '@anamnesis/contracts/profiles/routes';
import { TagsInput } from '../look/tags-input';
import { patientProfileMessages } from './patient-profile-messages';
import { useMessages } from '../language/messages';
import { interestName } from './offered-names';
import styles from './profiles.module.css';

/** Interests: the offered ones as checkboxes, others as free text. Each checked interest can be marked as a goal. */
export function InterestsEditor({
  interests,
  error,
  onChange,
}: {
  interests: readonly Interest[];
  error: string | undefined;
  onChange: (interests: Interest[]) => void;
}) {
  const m = useMessages(patientProfileMessages);
  const own = interests.map(({ name }) => name).filter((name) => !isOffered(name));
  const add = (name: string) => {
    const offered = interestChoices.find((choice) => choice.toLowerCase() === name.toLowerCase()) ?? name;
    const known = interests.some((each) => each.name.toLowerCase() === offered.toLowerCase());
    if (!known && interests.length < MAX_INTERESTS) onChange([...interests, { name: offered, goal: false }]);
  };
  return (
    <fieldset className="stack">
      <legend className="lab">{m.interests}</legend>
      <p className="hint">{m.interestsHint}</p>
      <ul className={styles.interests}>
        {[...interestChoices, ...own].map((name) => {
          const chosen = interests.find((each) => each.name === name);
          return (
            <li key={name}>
              <label className="choice grow">
                <input
                  className="tick"
                  type="checkbox"
                  checked={chosen !== undefined}
                  onChange={() => (chosen ? onChange(interests.filter((each) => each !== chosen)) : add(name))}
                />
                {interestName(m, name)}
              </label>
              {chosen && (
                <label className="choice">
                  <input
                    className="tick"
                    type="checkbox"
                    aria-label={m.goalOf({ name: interestName(m, name) })}
                    checked={chosen.goal}
                    onChange={() =>
                      onChange(interests.map((each) => (each === chosen ? { name, goal: !each.goal } : each)))
                    }
                  />
                  {m.goal}
                </label>
              )}
            </li>
          );
        })}
      </ul>
      <TagsInput
        label={m.addInterest}
        hint={m.addInterestHint}
        addLabel={m.add}
        tags={[]}
        error={error}
        onChange={(added) => added.forEach(add)}
      />
    </fieldset>
  );
}

const isOffered = (name: string) => interestChoices.some((choice) => choice === name);
