import { MAX_CERTIFICATE_TITLE, certificateKinds } from '@anamnesis/contracts/accounts/certificates';
import { Field } from '../look/field';
import { SelectField } from '../look/select-field';
import { useMessages } from '../language/messages';
import { certificateMessages } from './certificate-messages';

/** A doctor's description of a certificate; `kind` is empty until it is chosen. */
export interface Details {
  kind: string;
  title: string;
}

/** Inputs for kind and title of a certificate. */
export const CertificateDetails = ({
  fileName,
  details,
  onChange,
}: {
  fileName: string;
  details: Details;
  onChange: (details: Details) => void;
}) => {
  const m = useMessages(certificateMessages);
  const kinds = [
    { value: '', label: m.chooseKind },
    ...certificateKinds.map((kind) => ({ value: kind, label: m.certificateKinds[kind] })),
  ];
  return (
    <div className="two-fields">
      <SelectField
        label={m.kindOf({ fileName })}
        value={details.kind}
        options={kinds}
        onChange={({ target }) => onChange({ ...details, kind: target.value })}
      />
      <Field
        label={m.titleOf({ fileName })}
        optional
        value={details.title}
        placeholder={m.titlePlaceholder}
        inputProps={{ maxLength: MAX_CERTIFICATE_TITLE }}
        onChange={({ target }) => onChange({ ...details, title: target.value })}
      />
    </div>
  );
};
