import type { Person as Caller } from '@anamnesis/contracts/testing/access-matrix';
import { accessMatrix } from '@anamnesis/contracts/testing/access-matrix';
import { isCommand, isInternal, type Route } from '@anamnesis/contracts/language/route';
import { routes } from '@anamnesis/contracts/routes';
import type { Example } from '@anamnesis/embedded/product/testing/example';
import { exampleCalls } from '@anamnesis/embedded/product/testing/example-calls';
import { furtherExamples } from './further-examples.js';

/** A command, a caller who may send it, and a source of accepted contents. */
export interface SampleCommand {
  readonly route: Route;
  readonly caller: Caller;
  readonly example: Example;
}

const examples: Readonly<Record<string, Example>> = { ...exampleCalls, ...furtherExamples };
const commands = accessMatrix(routes).filter(({ route }) => isCommand(route));

/** Every command of the route table that a person's single call can complete. */
export const everyCommand: readonly SampleCommand[] = commands.flatMap(({ route, expected }) => {
  const example = examples[route.name];
  const caller = (Object.keys(expected) as Caller[]).find((each) => expected[each] === 'allowed');
  return example && caller && whyLeftOut(route) === null ? [{ route, caller, example }] : [];
});

/** The other commands, and why each is not sent. */
export const leftOut: Readonly<Record<string, string>> = Object.fromEntries(
  commands.flatMap(({ route }) => {
    const reason = whyLeftOut(route);
    return reason === null ? [] : [[route.name, reason]];
  }),
);

function whyLeftOut(route: Route): string | null {
  if (isInternal(route)) return 'background work sends it';
  const example = examples[route.name];
  if (!example) return 'it has no example call';
  return example.refused ? `its example is refused: ${example.refused}` : null;
}
