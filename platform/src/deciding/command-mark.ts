import { COMMAND_ID_REUSED } from '@anamnesis/contracts/language/errors';
import type { EventMetadata } from '@anamnesis/contracts/language/event';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { Actor, Visitor } from '@anamnesis/contracts/language/role';

/** Origin of a command: actor, request, command id and a digest of its content. */
export interface Cause {
  actor: Actor | Visitor;
  correlationId: string;
  commandId: string;
  /** Digest of the requested content. Null for a consequence of a command, which its decider recognises from the state alone. */
  asked: string | null;
  /** Name of the step, where one request sends the same command to one stream more than once. */
  step?: string;
  /** Whether nobody waits for the outcome any more: then a command that met others on its stream is not tried again. */
  hasLeft?: () => boolean;
}

/** Metadata that a command stores with its events, so that a repetition is recognised. */
export interface CommandMark {
  /** The actor and the command id. */
  readonly key: string;
  readonly step: string;
  readonly asked: string;
}

/** The mark stored with an event; null where there is none. */
export const markOf = ({ actor, causationId, command }: EventMetadata): CommandMark | null =>
  command ? { key: keyOf(actor, causationId), ...command } : null;

/** The mark that a command stores; null for a consequence. */
export const markFor = ({ actor, commandId, asked, step }: Cause, command: string): CommandMark | null =>
  asked === null
    ? null
    : { key: keyOf(actor, commandId), step: step === undefined ? command : `${command}: ${step}`, asked };

/**
 * Whether the stream already holds the effect of this command. Refuses COMMAND_ID_REUSED where the same actor used
 * the same command id with different content.
 */
export function isRepeated(known: readonly CommandMark[], mark: CommandMark): boolean {
  const underThisId = known.filter(({ key }) => key === mark.key);
  if (underThisId.some(({ step, asked }) => step === mark.step && asked === mark.asked)) return true;
  if (underThisId.some(({ asked }) => asked !== mark.asked)) refuse(COMMAND_ID_REUSED);
  return false;
}

/** The cause of one step, where one request sends the same command to one stream more than once. */
export const stepOf = (cause: Cause, step: string): Cause => ({ ...cause, step });

/**
 * The cause of a consequence: its decider recognises from the state whether it is already done, so any actor may repeat it. It is carried out
 * whether or not the caller has left.
 */
export const consequenceOf = ({ hasLeft: _, ...cause }: Cause): Cause => ({ ...cause, asked: null });

/** The metadata that events take from their cause. */
export const circumstances = ({
  actor,
  correlationId,
  commandId,
}: Pick<Cause, 'actor' | 'correlationId' | 'commandId'>) => ({
  actor,
  correlationId,
  causationId: commandId,
});

/** Part of the key is the actor: two people may use the same command id. */
const keyOf = ({ role, id }: Actor | Visitor, commandId: string) => `${role}/${id}/${commandId}`;
