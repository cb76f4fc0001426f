import { errors } from '@anamnesis/contracts/errors';
import { fieldProblems } from '@anamnesis/contracts/field-problems';

const sentences = (kinds: Readonly<Record<string, { readonly message: string }>>) =>
  Object.fromEntries(Object.entries(kinds).map(([code, { message }]) => [code, message]));

/** The English sentences of errors and of problems of fields, as a file of the frontend's catalogue. */
export const refusalMessages = (): string =>
  `/** Generated from the contracts by \`npm run write -w docs\`: what the server says in English, by code. */
export default ${JSON.stringify({ errors: sentences(errors), problems: sentences(fieldProblems) }, null, 2)} as const;
`;
