import { currentDoctor, updateDoctor } from '@anamnesis/contracts/profiles/addresses';
import type { currentDoctor as route } from '@anamnesis/contracts/profiles/routes';
import type { ReplyOf } from '@anamnesis/contracts/language/route';
import type { GetOneParams, UpdateParams } from 'react-admin';
import { call } from '../api/call';
import { type FeatureResource, FormError, OWN, type Sent, writeTo } from '../desk/resource';
import { bodyOf, type DoctorDraft } from './doctor-draft';

type Profile = ReplyOf<typeof route>['data'];

/** The signed-in doctor's own profile as a record. */
export type DoctorProfileRecord = Profile & { id: typeof OWN; doctorId: Profile['id'] };

export const doctorProfileResource = {
  getOne: async (_: string, { signal }: GetOneParams) => {
    const { data } = await call(currentDoctor, undefined, signal ? { signal } : {});
    return { data: { ...data, id: OWN, doctorId: data.id } };
  },
  /** Saves a draft. A refused file is an error of the picture. */
  update: async (_: string, { data, previousData }: UpdateParams) => {
    const { profilePic, commandId, ...draft } = data as Sent<DoctorDraft>;
    const files = profilePic ? { profilePic: [profilePic] } : {};
    try {
      await writeTo(updateDoctor, commandId, { body: bodyOf(draft, previousData?.email ?? ''), files });
    } catch (error) {
      if (error instanceof FormError && error.code.startsWith('FILE_'))
        throw new FormError(error, { profilePic: error.message, ...error.fields });
      throw error;
    }
    return { data: previousData };
  },
} as FeatureResource;
