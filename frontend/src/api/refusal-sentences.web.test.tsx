import { afterEach, expect, test } from '@jest/globals';
import { errors } from '@anamnesis/contracts/errors';
import { fieldProblems } from '@anamnesis/contracts/field-problems';
import { problemOf } from '@anamnesis/contracts/language/field-problem';
import { withParameters } from '@anamnesis/contracts/language/refusal';
import { act, cleanup, screen } from '@testing-library/react';
import { setLanguage } from '../language/language';
import { currentMessages } from '../language/messages';
import { pseudo } from '../language/pseudo';
import { renderPage } from '../testing/render-page';
import { ApiError } from './api-error';
import { refusalMessages } from './refusal-messages';
import { useRefusalSentences } from './refusal-sentences';

afterEach(() => {
  cleanup();
  act(() => setLanguage('en'));
});

const INVALID = errors.INPUT_INVALID.message;

/** A page that shows a refusal. */
function Refused({ error }: { error: ApiError }) {
  useRefusalSentences();
  return (
    <>
      <h1>{error.message}</h1>
      <p>{error.fields.hours}</p>
    </>
  );
}
/** Values for every argument of a message. */
const samplesFor = (message: string) =>
  Object.fromEntries([...message.matchAll(/\{(\w+)\}/g)].map(([, name = ''], index) => [name, index + 2]));
const said = (text: unknown, values: Record<string, number>) =>
  typeof text === 'function' ? (text as (given: typeof values) => string)(values) : text;

test.each(Object.values(errors))("$code: the catalogue's English is what the server says", ({ code, message }) => {
  const values = samplesFor(message);
  expect(said(currentMessages(refusalMessages).errors[code], values)).toBe(withParameters(message, values));
});

test.each(Object.values(fieldProblems))("the field's problem $code: the same", ({ code, message }) => {
  const values = samplesFor(message);
  const problem = problemOf(fieldProblems[code], values);
  expect(said(currentMessages(refusalMessages).problems[code], values)).toBe(problem.message);
});

test('a refusal is shown in the language of the page, also when that changes', async () => {
  const { code, status, message } = errors.SLOT_TAKEN;
  renderPage(<Refused error={new ApiError(code, status, message)} />);
  expect(screen.getByRole('heading').textContent).toBe(message);
  await act(async () => setLanguage('en-XA'));
  expect(await screen.findByText(String(pseudo(message)))).toBeTruthy();
});

test('an invalid field is shown in the language of the page, with the values of its sentence', async () => {
  const hours = problemOf(fieldProblems.HOURS_TOO_SHORT, { minutes: 30 });
  renderPage(<Refused error={new ApiError('INPUT_INVALID', 400, hours.message, { fields: { hours } })} />);
  expect(screen.getAllByText('This is too short for a consultation of 30 minutes.')).toHaveLength(2);
  await act(async () => setLanguage('en-XA'));
  expect(
    await screen.findAllByText(
      `${String(pseudo('This is too short for a consultation of'))} 30 ${String(pseudo('minutes.'))}`,
    ),
  ).toHaveLength(2);
});

test('an unknown code is shown with the sentence of the server', async () => {
  setLanguage('en-XA');
  renderPage(<Refused error={new ApiError('OF_A_LATER_VERSION' as 'SLOT_TAKEN', 409, 'A later sentence.')} />);
  expect(await screen.findByText('A later sentence.')).toBeTruthy();
  expect(new ApiError('INPUT_INVALID', 400, INVALID).message).toBe(pseudo(INVALID));
});
