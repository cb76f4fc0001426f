import type { FamilyInvitation, FamilyMember, FamilyReader } from '@anamnesis/contracts/family/routes';
import type { FamilyTieRow } from '@anamnesis/read-models/family/family-ties';
import type { PatientRow } from '@anamnesis/read-models/profiles/patient-profile';
import type { Ports } from '../ports.js';

interface Other {
  full_name: string;
  current_email: string;
}
/** Null where the member has no account. */
type MemberRow = FamilyTieRow & { [Column in keyof Other]: Other[Column] | null } & Pick<PatientRow, 'gender' | 'age'>;

interface Family {
  familyMembers: FamilyMember[];
  readers: FamilyReader[];
  invitations: FamilyInvitation[];
}

/** The family of a patient as they may know it: a member's name and account only once the member has accepted. */
export async function familyOf({ pool, clock }: Pick<Ports, 'pool' | 'clock'>, patientId: string): Promise<Family> {
  const now = clock();
  const [members, others] = await Promise.all([
    pool.query<MemberRow>(
      `select t.*, p.full_name, p.email as current_email, p.gender, p.age
       from read.family_ties t left join read.patients p on p.patient_id = t.member_id
       where t.inviter_id = $1 and t.state <> 'withdrawn'
       order by array_position(array['accepted', 'invited', 'declined'], t.state), t.since desc, t.tie_id`,
      [patientId],
    ),
    pool.query<FamilyTieRow & Other & { email_confirmed: boolean; last_opened: string | null }>(
      `select t.*, p.full_name, p.email as current_email, me.email_confirmed,
         (select max(r.read_at) from read.record_readings r
          where r.patient_id = t.member_id and r.reader_id = t.inviter_id) as last_opened
       from read.family_ties t join read.patients p on p.patient_id = t.inviter_id
       join read.credentials me on me.account_id = t.member_id
       where t.member_id = $1 and (t.state = 'accepted' or (t.state = 'invited' and t.until > $2))
       order by t.since desc, t.tie_id`,
      [patientId, now],
    ),
  ]);
  return {
    familyMembers: members.rows.map((row) => memberOf(row, now)),
    readers: others.rows
      .filter(({ state }) => state === 'accepted')
      .map((row) => ({
        ...{ _id: row.tie_id, fullName: row.full_name, email: row.current_email },
        ...{ since: row.since, scope: row.scope, lastOpened: row.last_opened },
      })),
    invitations: others.rows
      .filter(({ state, email_confirmed: isOwner }) => state === 'invited' && isOwner)
      .map((row) => ({
        ...{ _id: row.tie_id, fullName: row.full_name, email: row.current_email },
        ...{ askedAt: row.invited_at, until: row.until, scope: row.scope },
      })),
  };
}

function memberOf(row: MemberRow, now: Date): FamilyMember {
  const { tie_id: _id, member_id, full_name, current_email, email, state, since, until, scope } = row;
  const isAccepted = state === 'accepted';
  const showsTests = isAccepted && scope.includes('testReports');
  return {
    ...{ _id, since, until, scope },
    patientId: isAccepted ? member_id : null,
    fullName: isAccepted ? full_name : null,
    email: isAccepted ? (current_email ?? email) : email,
    ...(showsTests ? { gender: row.gender, age: row.age } : { gender: null, age: null }),
    state: state === 'invited' && Date.parse(until) <= now.getTime() ? 'expired' : (state as FamilyMember['state']),
  };
}
