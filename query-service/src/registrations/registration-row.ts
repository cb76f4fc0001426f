import type { RegistrationState } from '@anamnesis/contracts/registrations/constants';

/** A row of `read.registrations`. */
export interface RegistrationRow {
  doctor_id: string;
  full_name: string;
  email: string;
  phone: string;
  year_exp: number;
  specializations: string[];
  picture: string | null;
  state: RegistrationState;
  since: Date;
  registered_at: Date;
  version: number;
}
