import {
  CERTIFICATE_TITLE_MOST,
  certificateKindNames,
  certificateKinds,
} from '@anamnesis/contracts/accounts/certificates';
import { Field } from '../look/field';
import { SelectField } from '../look/select-field';
import { messages as m } from './messages';

/** What a doctor says of a certificate; `kind` is empty until it is chosen. */
export interface Details {
  kind: string;
  title: string;
}

const kinds = [
  { value: '', label: m.chooseKind },
  ...certificateKinds.map((kind) => ({ value: kind, label: certificateKindNames[kind] })),
];

/** Asks what a chosen certificate is. */
export const CertificateDetails = ({
  fileName,
  details,
  onChange,
}: {
  fileName: string;
  details: Details;
  onChange: (details: Details) => void;
}) => (
  <div className="two-fields">
    <SelectField
      label={m.kindOf(fileName)}
      value={details.kind}
      options={kinds}
      onChange={({ target }) => onChange({ ...details, kind: target.value })}
    />
    <Field
      label={m.titleOf(fileName)}
      optional
      value={details.title}
      placeholder={m.titlePlaceholder}
      inputProps={{ maxLength: CERTIFICATE_TITLE_MOST }}
      onChange={({ target }) => onChange({ ...details, title: target.value })}
    />
  </div>
);
