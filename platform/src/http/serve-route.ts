import { createHash, randomUUID } from 'node:crypto';
import type { Context } from 'koa';
import {
  FILE_TOO_LARGE,
  INPUT_INVALID,
  NOT_CAUGHT_UP,
  TOO_MANY_TRIES,
  UNAVAILABLE,
} from '@anamnesis/contracts/language/errors';
import { COMMAND_ID, INCOMPLETE, MIN_POSITION, OUTDATED } from '@anamnesis/contracts/language/headers';
import { refuse } from '@anamnesis/contracts/language/refusal';
import { isOpenToAll } from '@anamnesis/contracts/language/route';
import type { Digest } from '../deciding/digest.js';
import type { FileStore } from '../files/file-store.js';
import type { Progress } from '../projection/progress.js';
import type { ReadModelName } from '../read-model/read-model.js';
import type { Admission, Caller } from './access.js';
import type { Call, RouteHandler } from './answer.js';
import { whatWasAsked } from './asked.js';
import { asksForPart } from './byte-range.js';
import { isOfOtherTables } from '../failures/driver-failures.js';
import { unlessAborted } from '../supervision/unless-aborted.js';
import { whileArriving, type SlowestBody } from './body-progress.js';
import { networkOf } from './caller-address.js';
import { readCookie } from './cookies.js';
import { parseInput } from './input.js';
import { readJson } from './json-body.js';
import type { Limits } from './limits.js';
import { multipartBytesMost, multipartReader, type Multipart } from './multipart-body.js';
import { checkOrigin } from './origin.js';
import { requestOf } from './request.js';
import { sendAnswer, type SendOptions } from './send-answer.js';
import type { createUploadPlaces, Uploader } from './upload-places.js';

/** How far the read models are that answers are made from. */
export type ReadingPlace = Pick<Progress, 'reached' | 'doubtsAbout'>;

export interface ServeOptions extends SendOptions {
  readonly admit: Admission;
  readonly limits: Limits;
  readonly progress: ReadingPlace | null;
  readonly friendHosts: ReadonlySet<string>;
  /** Where files that come with a body go; null in a service that takes none. */
  readonly files: FileStore | null;
  readonly uploads: ReturnType<typeof createUploadPlaces>;
  readonly slowestBody: SlowestBody;
  readonly digest: Digest;
  /** Milliseconds until who reads is told that the answer can't be had now. */
  readonly readsWithin: number;
}

/** In good health an answer takes some ten milliseconds. */
export const READS_WITHIN_MILLISECONDS = 10_000;

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const PLACE = /^\d{1,20}$/;
const DEVICE_MOST = 200;
const NOTHING = {};
const NOTHING_TO_DROP = () => undefined;
const NO_FILES = { files: NOTHING, drop: () => Promise.resolve() };

/** How requests of one route are answered: admitted, counted, read, waited for, handled, sent. All that can be is made ready here. */
export function serveRoute(handler: RouteHandler, options: ServeOptions): (ctx: Context) => Promise<void> {
  const { route, reads, limitAlso, handle } = handler;
  const { admit, limits, progress, friendHosts, digest, readsWithin } = options;
  const tries = route.triesPerMinute ?? limits.triesPerMinute;
  const readBody = bodyReader(route, options);
  const usesCookies = (ctx: Context) => isOpenToAll(route) || ctx.headers.cookie !== undefined;

  const count = async (who: string) => {
    const retryAfterSeconds = await limits.take(route.name, who, tries);
    if (retryAfterSeconds > 0) refuse(TOO_MANY_TRIES, { retryAfterSeconds });
  };

  const answerCall = async (ctx: Context, caller: Caller | null, { body, files }: Multipart) => {
    const input = {
      params: route.params ? parseInput(route.params, ctx['params']) : NOTHING,
      query: route.query ? parseInput(route.query, ctx.query) : NOTHING,
      body: route.body ? parseInput(route.body, body) : NOTHING,
      files,
    };
    const call = {
      ...input,
      actor: caller?.actor ?? null,
      signIn: caller?.signIn ?? null,
      methods: caller?.methods ?? [],
      requestId: requestOf(ctx).id,
      // What a reading is written down under its reader does not choose.
      commandId: route.method === 'POST' ? commandIdOf(ctx) : randomUUID(),
      asked: route.method === 'POST' ? digest(whatWasAsked(route, input)) : '',
      address: ctx.ip,
      ofPart: asksForPart(ctx),
      device: ctx.get('user-agent').slice(0, DEVICE_MOST),
      cookie: (name: string) => readCookie(ctx, name),
    } as Call;
    if (limitAlso) await count(nameless(limitAlso(call)));
    sendAnswer(ctx, route, await (route.method === 'GET' ? inTime(handle(call), readsWithin) : handle(call)), options);
  };

  // Signing up and signing in are counted without accounts: whoever makes some would have as many tries more.
  const isForStrangers = isOpenToAll(route) && route.method === 'POST';

  return async (ctx) => {
    requestOf(ctx).route = route.name;
    if (route.method === 'POST' && usesCookies(ctx)) checkOrigin(ctx, friendHosts);
    const caller = await admit(ctx, route);
    const network = networkOf(ctx.ip);
    const who = caller && !isForStrangers ? `${network} ${caller.actor.id}` : network;
    await count(who);
    const isOutdated = reads.length > 0 && progress !== null && (await waitFor(ctx, reads, progress));
    const received = await readBody(ctx, { who, network });
    try {
      await answerCall(ctx, caller, received).catch((error: unknown) => {
        // What an earlier version of a read model does not have, it will once this one's is built.
        if (isOutdated && isOfOtherTables(error)) refuse(NOT_CAUGHT_UP, { retryAfterSeconds: 1 });
        throw error;
      });
    } finally {
      await received.drop();
    }
  };
}

/** A database that has stalled would leave whoever reads without an answer. What a command has done then is for itself to tell. */
async function inTime<Result>(reading: Promise<Result>, milliseconds: number): Promise<Result> {
  const late = AbortSignal.timeout(milliseconds);
  return unlessAborted(reading, late).catch((error: unknown) =>
    late.aborted ? refuse(UNAVAILABLE) : Promise.reject(error),
  );
}

/** Limits may be kept outside this process, where no e-mail belongs. */
const nameless = (text: string): string => createHash('sha256').update(text).digest('base64url');

type BodyReader = (ctx: Context, uploader: Uploader) => Promise<Multipart>;

function bodyReader({ name, body, files }: RouteHandler['route'], options: ServeOptions): BodyReader {
  const { files: store, uploads, slowestBody } = options;
  const json: BodyReader = async (ctx) => ({
    body: body ? await whileArriving(ctx, slowestBody, () => readJson(ctx), NOTHING_TO_DROP) : NOTHING,
    ...NO_FILES,
  });
  if (!files) return json;
  if (!store) throw new Error(`${name} takes files, and there is nowhere to put them`);
  const multipart = multipartReader(files, store);
  const bytesMost = multipartBytesMost(files);
  return async (ctx, uploader) => {
    if (!ctx.is('multipart/form-data')) return json(ctx, uploader);
    if ((ctx.request.length ?? 0) > bytesMost) refuse(FILE_TOO_LARGE);
    const giveBack = uploads.take(uploader);
    try {
      return await whileArriving(
        ctx,
        slowestBody,
        () => multipart(ctx),
        (late) => late.drop(),
      );
    } finally {
      giveBack();
    }
  };
}

/** Waits for what the caller has to see, and says what the answer may lack; whether an earlier version is shown. */
async function waitFor(ctx: Context, reads: readonly ReadModelName[], progress: ReadingPlace): Promise<boolean> {
  const place = ctx.get(MIN_POSITION);
  if (place !== '') {
    if (!PLACE.test(place)) refuse(INPUT_INVALID, { fields: { [MIN_POSITION]: 'A position is a whole number.' } });
    if (!(await progress.reached(reads, BigInt(place)))) refuse(NOT_CAUGHT_UP, { retryAfterSeconds: 1 });
  }
  const { incomplete, outdated } = progress.doubtsAbout(reads);
  if (incomplete.length > 0) ctx.set(INCOMPLETE, incomplete.join(', '));
  if (outdated.length > 0) ctx.set(OUTDATED, outdated.join(', '));
  return outdated.length > 0;
}

function commandIdOf(ctx: Context): string {
  const given = ctx.get(COMMAND_ID);
  if (given === '') return randomUUID();
  if (!UUID.test(given)) refuse(INPUT_INVALID, { fields: { [COMMAND_ID]: 'A command id is a UUID.' } });
  return given.toLowerCase();
}
