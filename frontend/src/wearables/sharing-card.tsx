import { shareHealthDays } from '@anamnesis/contracts/wearables/addresses';
import { useId } from 'react';
import { useCommand } from '../api/api-queries';
import { useMessages } from '../language/messages';
import { LinkButton } from '../look/link-button';
import { Problem } from '../look/problem';
import { Section } from '../look/section';
import { sharingMessages } from './sharing-messages';
import styles from './wearables.module.css';

/** The patient's decision whether the doctors who treat them see the days of their devices, with who then sees what. */
export function SharingCard({ isShared }: { isShared: boolean }) {
  const m = useMessages(sharingMessages);
  const explanation = useId();
  const { mutate, isPending, isError, variables } = useCommand(shareHealthDays);
  const isOn = isPending ? variables.body.isShared : isShared;
  return (
    <Section title={m.title}>
      <label className={styles.sharing}>
        <input
          className="tick"
          type="checkbox"
          role="switch"
          aria-describedby={explanation}
          checked={isOn}
          onChange={({ target }) => {
            if (!isPending) mutate({ body: { isShared: target.checked } });
          }}
        />
        {m.share}
      </label>
      <p className="note" id={explanation}>
        {isOn ? `${m.on} ${m.end}` : m.off}
      </p>
      {isError && !isPending && <Problem title={variables.body.isShared ? m.shareFailed : m.endFailed} />}
      <LinkButton look="text" size="small" to="/record-readings">
        {m.readings}
      </LinkButton>
    </Section>
  );
}
