import type { Address } from '@anamnesis/contracts/language/address';
import type { Route } from '@anamnesis/contracts/language/route';
import type { DataProvider } from 'react-admin';
import type { Input, Reply } from '../api/address';
import { ApiError } from '../api/api-error';
import { call } from '../api/call';

/** A resource whose routes do not follow the simple REST protocol: those of react-admin's methods that it has. */
export type FeatureResource = Partial<Pick<DataProvider, 'getList' | 'getOne' | 'create' | 'update'>>;

/** The id of a record that each doctor has one of: the signed-in doctor's own. */
export const OWN = 'own';

/** A failed write, with the error messages where react-admin's forms read them: by input, or under `root.serverError` for the whole form. */
export class FormError extends ApiError {
  readonly body: { errors: Readonly<Record<string, unknown>> };

  constructor(
    error: ApiError,
    private readonly byInput = error.fields,
  ) {
    super(error.code, error.status, error.english, error.parameters);
    this.body = { errors: Object.keys(byInput).length > 0 ? byInput : { root: { serverError: error.message } } };
  }

  override get fields(): Readonly<Record<string, string>> {
    return this.byInput;
  }
}

/** The data of a form with the id of the command that writes it, from `useSaveOptions`. */
export type Sent<Data extends object> = Data & { commandId: string };

/** Writes through a route. Throws `FormError`. */
export async function writeTo<R extends Route>(
  address: Address<R>,
  commandId: string,
  input: Input<R>,
): Promise<Reply<R>> {
  try {
    return await call(address, input, { commandId });
  } catch (error) {
    throw error instanceof ApiError ? new FormError(error) : error;
  }
}
