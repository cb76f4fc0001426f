import { COMMAND_ID_REUSED } from '@anamnesis/contracts/language/errors';
import type { EventMetadata } from '@anamnesis/contracts/language/event';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { Actor } from '@anamnesis/contracts/language/role';

/** Who commands, in which request, under which command id, and what. */
export interface Cause {
  actor: Actor;
  correlationId: string;
  commandId: string;
  /** Digest of all that was asked. Null for what follows from a command by itself, which its decider knows by the state alone. */
  asked: string | null;
  /** Which step, where one request gives the same command to one stream more than once. */
  step?: string;
}

/** What a command leaves beside its events, so that it is recognised when it comes again. */
export interface CommandMark {
  /** Who commanded, and under which id. */
  readonly key: string;
  readonly step: string;
  readonly asked: string;
}

/** The mark that an event bears; null for one that bears none. */
export const markOf = ({ actor, causationId, command }: EventMetadata): CommandMark | null =>
  command ? { key: keyOf(actor, causationId), ...command } : null;

/** The mark that a command leaves; null where there is nothing to recognise. */
export const markFor = ({ actor, commandId, asked, step }: Cause, command: string): CommandMark | null =>
  asked === null
    ? null
    : { key: keyOf(actor, commandId), step: step === undefined ? command : `${command}: ${step}`, asked };

/**
 * Whether a stream holds what this command did before. Refuses COMMAND_ID_REUSED where it holds what the same caller asked
 * for under the same id with another content.
 */
export function isRepeated(known: readonly CommandMark[], mark: CommandMark): boolean {
  const underThisId = known.filter(({ key }) => key === mark.key);
  if (underThisId.some(({ step, asked }) => step === mark.step && asked === mark.asked)) return true;
  if (underThisId.some(({ asked }) => asked !== mark.asked)) refuse(COMMAND_ID_REUSED);
  return false;
}

/** A step of a command, where one request gives the same command to one stream more than once. */
export const stepOf = (cause: Cause, step: string): Cause => ({ ...cause, step });

/** What has to be done because of a command, whoever does it and however often: its decider knows by the state whether it was. */
export const consequenceOf = (cause: Cause): Cause => ({ ...cause, asked: null });

/** What stands in the metadata of the events that a cause brings about. */
export const circumstances = ({
  actor,
  correlationId,
  commandId,
}: Pick<Cause, 'actor' | 'correlationId' | 'commandId'>) => ({
  actor,
  correlationId,
  causationId: commandId,
});

/** Two people may use one id: each command is its caller's own. */
const keyOf = ({ role, id }: Actor, commandId: string) => `${role}/${id}/${commandId}`;
