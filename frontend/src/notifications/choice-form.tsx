import { changeNotificationPreferences } from '@anamnesis/contracts/notifications/addresses';
import {
  alwaysMailed,
  groupsOf,
  mailedGroups,
  type NotificationGroup,
} from '@anamnesis/contracts/notifications/constants';
import type { Choices } from '@anamnesis/contracts/notifications/events';
import { useId, useState } from 'react';
import { useCommand } from '../api/api-queries';
import { useMessages } from '../language/messages';
import { ownZone } from '../language/own-zone';
import { Button } from '../look/button';
import { Field } from '../look/field';
import { Problem } from '../look/problem';
import { toast } from '../look/toasts';
import { zoneName } from '../time/clinic-time';
import { useNow } from '../time/use-now';
import { choiceMessages } from './choice-messages';
import styles from './notifications.module.css';

const NIGHT = { from: '22:00', to: '07:00' };

/** A check box of one group; `off` are the groups that are switched off. */
function GroupTick({
  label,
  group,
  off,
  onChange,
}: {
  label: string;
  group: NotificationGroup;
  off: readonly NotificationGroup[];
  onChange: (off: NotificationGroup[]) => void;
}) {
  const others = off.filter((each) => each !== group);
  return (
    <input
      className="tick"
      type="checkbox"
      aria-label={label}
      checked={!off.includes(group)}
      onChange={(event) => onChange(event.target.checked ? others : [...others, group])}
    />
  );
}

/** The choices by group, and the quiet hours; saved together. */
export function ChoiceForm({
  role,
  preferences,
  isPushOffered,
}: {
  role: 'patient' | 'doctor';
  preferences: Choices;
  isPushOffered: boolean;
}) {
  const m = useMessages(choiceMessages);
  const why = useId();
  const now = useNow();
  const [mailOff, setMailOff] = useState<NotificationGroup[]>(preferences.mailOff);
  const [pushOff, setPushOff] = useState<NotificationGroup[]>(preferences.pushOff ?? []);
  const [isQuiet, setQuiet] = useState(preferences.quietHours !== null);
  const [hours, setHours] = useState(preferences.quietHours ?? { ...NIGHT, zone: ownZone() });
  const { mutate, isPending, error } = useCommand(changeNotificationPreferences, {
    onDone: () => toast.success(m.saved),
  });
  const save = () => {
    const body = { mailOff, pushOff, quietHours: isQuiet ? { ...hours, zone: ownZone() } : null };
    mutate({ body });
  };
  return (
    <form className="stack" action={save}>
      <p className="note">{m.note}</p>
      <table className={styles.choices}>
        <thead>
          <tr>
            <th scope="col">{m.kind}</th>
            <th scope="col">{m.email}</th>
            {isPushOffered && <th scope="col">{m.push}</th>}
          </tr>
        </thead>
        <tbody>
          {groupsOf(role).map((group) => (
            <tr key={group}>
              <th scope="row">{m.groups[group]}</th>
              <td>
                {alwaysMailed.includes(group) && <span aria-describedby={why}>{m.always}</span>}
                {!mailedGroups.includes(group) && <span className="note">{m.noEmail}</span>}
                {mailedGroups.includes(group) && !alwaysMailed.includes(group) && (
                  <GroupTick
                    label={m.emailAbout({ group: m.groups[group] })}
                    group={group}
                    off={mailOff}
                    onChange={setMailOff}
                  />
                )}
              </td>
              {isPushOffered && (
                <td>
                  {alwaysMailed.includes(group) ? (
                    <span aria-describedby={why}>{m.always}</span>
                  ) : (
                    <GroupTick
                      label={m.pushAbout({ group: m.groups[group] })}
                      group={group}
                      off={pushOff}
                      onChange={setPushOff}
                    />
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note" id={why}>
        {m.alwaysWhy}
      </p>
      <label className={styles.quiet}>
        <input
          className="tick"
          type="checkbox"
          checked={isQuiet}
          onChange={(event) => setQuiet(event.target.checked)}
        />
        {m.quiet}
      </label>
      <p className="note">{m.quietNote}</p>
      {isQuiet && (
        <div className={styles.hours}>
          <Field
            label={m.from}
            type="time"
            required
            value={hours.from}
            onChange={(event) => setHours({ ...hours, from: event.target.value })}
          />
          <Field
            label={m.to}
            type="time"
            required
            value={hours.to}
            onChange={(event) => setHours({ ...hours, to: event.target.value })}
          />
          <p className="note">{m.zone({ zone: zoneName(now, ownZone()) })}</p>
        </div>
      )}
      {error && <Problem title={error.message} />}
      <Button type="submit" disabled={isPending}>
        {m.save}
      </Button>
    </form>
  );
}
