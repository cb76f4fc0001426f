import { createContext, Script } from 'node:vm';
import { translate } from './dotnet-expression.js';
import { badRequest, describe } from './errors.js';

const LONGEST_EXPRESSION = 1000;
/**
 * Milliseconds one expression may take over one text. Patterns that backtrack without end are cut off there. The clock is on
 * the wall, so an innocent expression on a busy machine needs room.
 */
const PATIENCE = 500;

const test = new Script('expression.test(text)');

/**
 * A client's regular expression, of the .NET kind as EventStoreDB takes it, that cannot hold up the server: the engine stops it after
 * a time limit, and the caller's request fails. Throws a bad request when it can't be read, and from the test when it takes too long.
 */
export function guardedExpression(source: string): (text: string) => boolean {
  if (source.length > LONGEST_EXPRESSION)
    throw badRequest(`A filter expression is longer than ${LONGEST_EXPRESSION} characters`);
  const sandbox: { expression: RegExp; text: string } = { expression: compile(source), text: '' };
  const context = createContext(sandbox);
  return (text) => {
    sandbox.text = text;
    try {
      return test.runInContext(context, { timeout: PATIENCE }) === true;
    } catch (error) {
      throw badRequest(`The filter expression is too slow: ${describe(error)}`);
    }
  };
}

function compile(source: string): RegExp {
  try {
    const translated = translate(source);
    return new RegExp(translated.source, translated.flags);
  } catch (error) {
    throw badRequest(`The filter expression can't be read: ${describe(error)}`);
  }
}
