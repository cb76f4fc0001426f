/** The kinds of a doctor's certificates. */
export const certificateKinds = ['registration', 'degree', 'specialist', 'identity', 'other'] as const;
export type CertificateKind = (typeof certificateKinds)[number];
/** Characters. */
export const MAX_CERTIFICATE_TITLE = 120;

/** How the doctor described a certificate. */
export interface NamedCertificate {
  /** Null if not given. */
  readonly kind: CertificateKind | null;
  /** In the doctor's words, for example "MD, General Medicine"; may be empty. */
  readonly title: string;
}

export const certificateKindNames = {
  registration: 'Medical registration',
  degree: 'Degree',
  specialist: 'Specialist qualification',
  identity: 'Proof of identity',
  other: 'Other document',
} as const satisfies Record<CertificateKind, string>;

/** The display name of a certificate: its title, or its kind if the title is empty. */
export const certificateName = ({ kind, title }: NamedCertificate): string =>
  title || (kind ? certificateKindNames[kind] : 'Certificate');

/** Adds a certificate to the certifications of a profile. A proof of identity is not added, and a name is listed once. */
export function withCertificate(certifications: readonly string[], certificate: NamedCertificate): string[] {
  const name = certificateName(certificate);
  return certificate.kind === 'identity' || certifications.includes(name)
    ? [...certifications]
    : [...certifications, name];
}
