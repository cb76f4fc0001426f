import { withdrawLeave } from '@anamnesis/contracts/availability/addresses';
import { dismissReports, hideReportedMessage, removeRoomMember } from '@anamnesis/contracts/community/addresses';
import { retrySetAside } from '@anamnesis/contracts/operations/addresses';
import { rejectDoctor, verifyDoctor } from '@anamnesis/contracts/registrations/addresses';
import { COMMAND_ID } from '@anamnesis/contracts/language/headers';
import { MAX_ROWS } from '@anamnesis/contracts/language/list-constants';
import type { Address } from '@anamnesis/contracts/language/address';
import type { Route } from '@anamnesis/contracts/language/route';
import type { QueryMeta } from '@tanstack/react-query';
import simpleRestProvider from 'ra-data-simple-rest';
import { HttpError, type DataProvider, type GetListParams, type Identifier, type RaRecord } from 'react-admin';
import { appointmentVerbs } from './appointment-verbs';
import type { Input, Reply } from '../api/address';
import { errorOf } from '../api/api-error';
import { call, type CallOptions } from '../api/call';
import { newCommandId } from '../api/command-id';
import { send } from '../api/send';

/** Maximum number of ids in one `getMany`: the filter is part of the URL, whose length is limited. */
const MAX_IDS = 25;

/** Sends react-admin's requests through the product's only HTTP client, with token, command id and known position. */
async function throughClient(
  url: string,
  { method = 'GET', body, signal }: RequestInit,
  further: CallOptions['headers'] = {},
) {
  const headers = new Headers({ accept: 'application/json', ...further });
  if (method !== 'GET') {
    headers.set('content-type', 'application/json');
    headers.set(COMMAND_ID, newCommandId());
  }
  const response = await send(url, { method, headers, ...(body && { body }), ...(signal && { signal }) });
  if (!response.ok) {
    const error = await errorOf(response);
    throw new HttpError(error.message, error.status, { code: error.code, errors: error.fields });
  }
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text, json: JSON.parse(text) as unknown };
}

/** The requests of react-admin, with these headers. */
const restWith = (headers?: CallOptions['headers']) =>
  simpleRestProvider('/api/admin', (url, init = {}) => throughClient(url, init, headers));
const rest = restWith();

/** A list. One that exceeds the server's page size is fetched in several requests, so that an export is complete. */
async function getList<R extends RaRecord>(resource: string, params: GetListParams) {
  const { headers } = (params.meta ?? {}) as Pick<QueryMeta, 'headers'>;
  const rest = restWith(headers);
  const { page = 1, perPage = MAX_ROWS } = params.pagination ?? {};
  if (perPage <= MAX_ROWS) return rest.getList<R>(resource, params);
  const from = (page - 1) * perPage;
  const firstPart = Math.floor(from / MAX_ROWS);
  const data: R[] = [];
  for (let part = firstPart; ; part += 1) {
    const pagination = { page: part + 1, perPage: MAX_ROWS };
    const { data: rows, total = 0 } = await rest.getList<R>(resource, { ...params, pagination });
    data.push(...rows);
    if (rows.length === 0 || (part + 1) * MAX_ROWS >= Math.min(total, from + perPage)) {
      const offset = from - firstPart * MAX_ROWS;
      return { data: data.slice(offset, offset + perPage), total };
    }
  }
}

/** Records by their ids, in as many requests as the URL length requires. */
async function getMany<R extends RaRecord>(resource: string, { ids, ...params }: { ids: Identifier[] }) {
  const parts = Array.from({ length: Math.ceil(ids.length / MAX_IDS) }, (_, part) =>
    rest.getMany<R>(resource, { ...params, ids: ids.slice(part * MAX_IDS, (part + 1) * MAX_IDS) }),
  );
  return { data: (await Promise.all(parts)).flatMap(({ data }) => data) };
}

/** The product's verbs: commands that are more than an update of fields. */
export const verbs = {
  verify: verifyDoctor,
  reject: rejectDoctor,
  retry: retrySetAside,
  withdraw: withdrawLeave,
  hideMessage: hideReportedMessage,
  dismissReports,
  removeMember: removeRoomMember,
  ...appointmentVerbs,
} as const;
export type Verb = keyof typeof verbs;
export type RouteOf<V extends Verb> = (typeof verbs)[V] extends Address<infer R> ? R : never;

/** A command that is sent again under the same command id is executed once. */
export type Send<V extends Verb> = (input: Input<RouteOf<V>>, options?: CallOptions) => Promise<Reply<RouteOf<V>>>;
export type DeskDataProvider = DataProvider & { [V in Verb]: Send<V> };

const sendTo =
  <R extends Route>(address: Address<R>) =>
  (input: Input<R>, options?: CallOptions): Promise<Reply<R>> =>
    call(address, input, options);

/** react-admin's reads and writes by the simple REST protocol, plus the product's verbs. */
export const dataProvider: DeskDataProvider = {
  ...rest,
  ...{ getList, getMany },
  ...{ verify: sendTo(verbs.verify), reject: sendTo(verbs.reject), retry: sendTo(verbs.retry) },
  withdraw: sendTo(verbs.withdraw),
  hideMessage: sendTo(verbs.hideMessage),
  ...{ dismissReports: sendTo(verbs.dismissReports), removeMember: sendTo(verbs.removeMember) },
  ...{ reschedule: sendTo(verbs.reschedule), cancel: sendTo(verbs.cancel) },
  ...{ joinSession: sendTo(verbs.joinSession), endSession: sendTo(verbs.endSession) },
  confirmPayment: sendTo(verbs.confirmPayment),
  refundPayment: sendTo(verbs.refundPayment),
  rejectPayment: sendTo(verbs.rejectPayment),
  supportAbortSignal: true,
};
