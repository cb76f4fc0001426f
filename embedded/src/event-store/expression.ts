import { createContext, Script } from 'node:vm';
import { translate } from './dotnet-expression.js';
import { badRequest, describe } from './errors.js';

const LONGEST_EXPRESSION = 1000;
/**
 * Time-out of one expression on one text, ms; stops catastrophic backtracking. It measures wall-clock time, so a simple expression on
 * a busy machine needs some reserve.
 */
const TIMEOUT = 500;

const test = new Script('expression.test(text)');

/**
 * A client's .NET regular expression that cannot block the server: the engine stops it after a time limit, and the caller's request
 * fails. Throws a bad request if it is invalid; the returned function throws one if it takes too long.
 */
export function guardedExpression(source: string): (text: string) => boolean {
  if (source.length > LONGEST_EXPRESSION)
    throw badRequest(`A filter expression is longer than ${LONGEST_EXPRESSION} characters`);
  const sandbox: { expression: RegExp; text: string } = { expression: compile(source), text: '' };
  const context = createContext(sandbox);
  return (text) => {
    sandbox.text = text;
    try {
      return test.runInContext(context, { timeout: TIMEOUT }) === true;
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
