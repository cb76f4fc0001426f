import { COMMUNITY_PERSON_NOT_FOUND } from '@anamnesis/contracts/community/errors';
import { refuse } from '@anamnesis/contracts/language/refusal';
import { ownerOfUsername } from '../accounts/username.js';
import type { Ports } from '../ports.js';

/** The account that has a username, whatever its case. Others know a member by nothing else. */
export const personByUsername = async (ports: Pick<Ports, 'commands' | 'ids'>, username: string): Promise<string> =>
  (await ownerOfUsername(ports, username)) ?? refuse(COMMUNITY_PERSON_NOT_FOUND);
