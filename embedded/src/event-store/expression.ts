import { createContext, Script } from 'node:vm';
import { badRequest, describe } from './errors.js';

const LONGEST_EXPRESSION = 1000;
/**
 * Milliseconds one expression may take over one text. Patterns that backtrack without end are cut off there. The clock is on
 * the wall, so an innocent expression on a busy machine needs room.
 */
const PATIENCE = 500;

const test = new Script('expression.test(text)');

/**
 * A client's regular expression that cannot hold up the server: the engine stops it after a time limit, and the caller's request
 * fails. Throws a bad request when it isn't an expression, and from the test when it takes too long.
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
    return new RegExp(source, 'u');
  } catch (error) {
    throw badRequest(`The filter expression can't be read: ${describe(error)}`);
  }
}
