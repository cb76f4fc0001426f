import { createHash, randomUUID } from 'node:crypto';
import type { Context } from 'koa';
import {
  INPUT_INVALID,
  NOT_CAUGHT_UP,
  STILL_BUILDING,
  TOO_MANY_TRIES,
  UNAVAILABLE,
} from '@anamnesis/contracts/language/errors';
import { FILE_TOO_LARGE } from '@anamnesis/contracts/language/file-errors';
import { problemOf } from '@anamnesis/contracts/language/field-problem';
import { COMMAND_ID_NOT_UUID, POSITION_NOT_WHOLE } from '@anamnesis/contracts/language/field-problems';
import { COMMAND_ID, INCOMPLETE, MIN_POSITION, OUTDATED } from '@anamnesis/contracts/language/headers';
import { refuse } from '@anamnesis/contracts/language/refusal';
import { isCommand, isOpenToAll } from '@anamnesis/contracts/language/route';
import type { Digest } from '../deciding/digest.js';
import type { FileStore } from '../files/file-store.js';
import type { Progress } from '../projection/progress.js';
import type { ReadModelName } from '../read-model/read-model.js';
import type { Admission, Caller } from './access.js';
import type { Call, RouteHandler } from './answer.js';
import { requestContent } from './request-content.js';
import { isRangeRequest } from './byte-range.js';
import { goneSignal, wantsEventStream } from './event-stream.js';
import { isOfOtherTables } from '../failures/driver-failures.js';
import { unlessAborted } from '../supervision/unless-aborted.js';
import { whileArriving, type SlowestBody } from './body-progress.js';
import { networkOf } from './caller-address.js';
import { readCookie } from './cookies.js';
import { parseInput } from './input.js';
import { jsonWithFileReader, MAX_JSON_BODY, readJson } from './json-body.js';
import type { Limits } from './limits.js';
import { maxMultipartBytes, multipartReader, type Received } from './multipart-body.js';
import { checkOrigin } from './origin.js';
import { readContent } from './raw-content.js';
import { requestOf } from './request.js';
import { sendAnswer, type SendOptions } from './send-answer.js';
import type { createUploadSlots, Uploader } from './upload-slots.js';

/** Progress of the read models behind the replies. */
export type ReadProgress = Pick<Progress, 'reached' | 'doubtsAbout' | 'percentBuilt'>;

export interface ServeOptions extends SendOptions {
  readonly admit: Admission;
  readonly limits: Limits;
  readonly progress: ReadProgress | null;
  readonly allowedHosts: ReadonlySet<string>;
  /** Storage of uploaded files; null in a service whose routes accept none. */
  readonly files: FileStore | null;
  readonly uploads: ReturnType<typeof createUploadSlots>;
  readonly slowestBody: SlowestBody;
  readonly digest: Digest;
  /** Time limit for queries in milliseconds; after it the reply is 503. */
  readonly readsWithin: number;
}

/** A healthy query takes about ten milliseconds. */
export const READS_WITHIN_MILLISECONDS = 10_000;

/** Between two looks at a read model that is being built. */
const BUILDING_RETRY_SECONDS = 3;

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
/** As many digits as a position can have below 2^63. */
const POSITION_FORMAT = /^\d{1,18}$/;
const MAX_DEVICE_LENGTH = 200;
const EMPTY = {};
const NO_DROP = () => undefined;
const NO_FILES = { files: EMPTY, content: null, drop: () => Promise.resolve() };

/** Handler of one route: admission, rate limit, body, read position, handler, reply. Everything static is prepared once here. */
export function serveRoute(handler: RouteHandler, options: ServeOptions): (ctx: Context) => Promise<void> {
  const { route, reads, rateLimitKey, handle } = handler;
  const { admit, limits, progress, allowedHosts, digest } = options;
  const { answersWithin = options.readsWithin } = route;
  const tries = route.attemptsPerMinute ?? limits.attemptsPerMinute;
  const readBody = bodyReader(route, options);
  const usesCookies = (ctx: Context) => isOpenToAll(route) || ctx.headers.cookie !== undefined;

  const count = async (who: string) => {
    const retryAfterSeconds = await limits.take(route.name, who, tries);
    if (retryAfterSeconds > 0) refuse(TOO_MANY_TRIES, { retryAfterSeconds });
  };

  const answerCall = async (ctx: Context, caller: Caller | null, { body, files, content }: Received) => {
    const input = {
      params: route.params ? parseInput(route.params, ctx['params']) : EMPTY,
      query: route.query ? parseInput(route.query, ctx.query) : EMPTY,
      headers: route.headers ? parseInput(route.headers, ctx.headers) : EMPTY,
      body: route.body ? parseInput(route.body, body) : EMPTY,
      files,
    };
    // The caller must not choose the id under which a reading is recorded.
    const commandId = isCommand(route) ? commandIdOf(ctx) : randomUUID();
    // With person and id in it, equal digests in the log say nothing about the content of other people's commands.
    const by = isOpenToAll(route) ? null : (caller?.actor.id ?? null);
    const call = {
      ...{ ...input, content },
      actor: caller?.actor ?? null,
      signIn: caller?.signIn ?? null,
      methods: caller?.methods ?? [],
      requestId: requestOf(ctx).id,
      commandId,
      asked: isCommand(route) ? digest({ by, commandId, ...requestContent(route, input) }) : '',
      address: ctx.ip,
      isRangeRequest: isRangeRequest(ctx),
      device: ctx.get('user-agent').slice(0, MAX_DEVICE_LENGTH),
      cookie: (name: string) => readCookie(ctx, name),
      hasLeft: () => ctx.req.socket.destroyed,
      wantsStream: route.streamed !== undefined && wantsEventStream(ctx),
      gone: route.streamed ? goneSignal(ctx) : null,
    } as Call;
    if (rateLimitKey) await count(anonymised(rateLimitKey(call)));
    sendAnswer(ctx, route, await (isCommand(route) ? handle(call) : inTime(handle(call), answersWithin)), options);
  };

  // Sign-up and sign-in are counted without the account: creating accounts would otherwise multiply the attempts.
  const countsByNetwork = isOpenToAll(route) && isCommand(route);

  return async (ctx) => {
    Object.assign(requestOf(ctx), { route: route.name, namesError: route.namesError ?? false });
    if (isCommand(route) && usesCookies(ctx)) checkOrigin(ctx, allowedHosts);
    const caller = await admit(ctx, route);
    const network = networkOf(ctx.ip);
    const who = caller && !countsByNetwork ? `${network} ${caller.actor.id}` : network;
    await count(who);
    const isOutdated = reads.length > 0 && progress !== null && (await waitFor(ctx, reads, progress));
    const received = await readBody(ctx, { who, network });
    try {
      await answerCall(ctx, caller, received).catch(async (error: unknown) => {
        if (!isOfOtherTables(error)) throw error;
        // A column that an earlier version of a read model lacks appears once the current version is built.
        if (isOutdated) refuse(NOT_CAUGHT_UP, { retryAfterSeconds: 1 });
        // A call may also ask others, such as who may read a record.
        if (progress) await refuseWhileBuilding(progress);
        throw error;
      });
    } finally {
      await received.drop();
    }
  };
}

/** Limits the time of a query on a stalled database. A command has no limit, since its outcome would be uncertain. */
async function inTime<Result>(query: Promise<Result>, milliseconds: number): Promise<Result> {
  const late = AbortSignal.timeout(milliseconds);
  return unlessAborted(query, late).catch((error: unknown) =>
    late.aborted ? refuse(UNAVAILABLE) : Promise.reject(error),
  );
}

/** Rate limits may be stored outside this process, where no email address belongs. */
const anonymised = (text: string): string => createHash('sha256').update(text).digest('base64url');

type BodyReader = (ctx: Context, uploader: Uploader) => Promise<Received>;

function bodyReader(
  { name, body, bodyBytes, files, content }: RouteHandler['route'],
  options: ServeOptions,
): BodyReader {
  const { files: store, uploads, slowestBody } = options;
  const json: BodyReader = async (ctx) => ({
    body: body ? await whileArriving(ctx, slowestBody, () => readJson(ctx), NO_DROP) : EMPTY,
    ...NO_FILES,
  });
  const inSlot = async (ctx: Context, uploader: Uploader, read: () => Promise<Received>) => {
    const release = uploads.take(uploader);
    try {
      return await whileArriving(ctx, slowestBody, read, (late) => late.drop());
    } finally {
      release();
    }
  };
  if (bodyBytes !== undefined) {
    const large = jsonWithFileReader(bodyBytes);
    return async (ctx, uploader) =>
      (ctx.request.length ?? Infinity) <= MAX_JSON_BODY
        ? json(ctx, uploader)
        : inSlot(ctx, uploader, async () => ({ body: await large(ctx), ...NO_FILES }));
  }
  if (!files && !content) return json;
  if (!store) throw new Error(`${name} accepts files, but no file store is configured`);
  if (content) {
    return (ctx, uploader) =>
      inSlot(ctx, uploader, async () => {
        const arrival = await readContent(ctx, content, store);
        return { body: EMPTY, files: EMPTY, content: arrival, drop: () => arrival.drop() };
      });
  }
  if (!files) return json;
  const multipart = multipartReader(files, store);
  const maxBytes = maxMultipartBytes(files);
  return async (ctx, uploader) => {
    if (!ctx.is('multipart/form-data')) return json(ctx, uploader);
    if ((ctx.request.length ?? 0) > maxBytes) refuse(FILE_TOO_LARGE);
    return inSlot(ctx, uploader, () => multipart(ctx));
  };
}

/** Refuses while a read model is visible in no version, waits for the requested position, and reports incomplete and outdated read models; true when an earlier version is in use. */
async function waitFor(ctx: Context, reads: readonly ReadModelName[], progress: ReadProgress): Promise<boolean> {
  await refuseWhileBuilding(progress, reads);
  const position = ctx.get(MIN_POSITION);
  if (position !== '') {
    if (!POSITION_FORMAT.test(position))
      refuse(INPUT_INVALID, { fields: { [MIN_POSITION]: problemOf(POSITION_NOT_WHOLE) } });
    if (!(await progress.reached(reads, BigInt(position)))) refuse(NOT_CAUGHT_UP, { retryAfterSeconds: 1 });
  }
  const { incomplete, outdated } = progress.doubtsAbout(reads);
  if (incomplete.length > 0) ctx.set(INCOMPLETE, incomplete.join(', '));
  if (outdated.length > 0) ctx.set(OUTDATED, outdated.join(', '));
  return outdated.length > 0;
}

async function refuseWhileBuilding(progress: ReadProgress, reads?: readonly ReadModelName[]): Promise<void> {
  const percent = await progress.percentBuilt(reads);
  if (percent !== null) refuse(STILL_BUILDING, { retryAfterSeconds: BUILDING_RETRY_SECONDS, percent });
}

function commandIdOf(ctx: Context): string {
  const given = ctx.get(COMMAND_ID);
  if (given === '') return randomUUID();
  if (!UUID.test(given)) refuse(INPUT_INVALID, { fields: { [COMMAND_ID]: problemOf(COMMAND_ID_NOT_UUID) } });
  return given.toLowerCase();
}
