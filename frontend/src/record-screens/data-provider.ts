import type { DataProvider } from 'react-admin';
import { availabilityResource, leavesResource } from '../availability/resources';
import { dataProvider as restProvider, type DeskDataProvider } from '../desk/data-provider';
import type { FeatureResource } from '../desk/resource';
import { patientsResource } from '../records/patients-resource';
import { doctorProfileResource } from '../profiles/doctor-profile-resource';

const ofFeatures: Readonly<Record<string, FeatureResource>> = {
  availability: availabilityResource,
  'doctor-profile': doctorProfileResource,
  leaves: leavesResource,
  patients: patientsResource,
};

const providerOf = (resource: string): DataProvider => ({ ...restProvider, ...ofFeatures[resource] });

/** The only data provider: simple REST, the resources with routes of their own, and the product's verbs. */
export const dataProvider: DeskDataProvider = {
  ...restProvider,
  getList: (resource, params) => providerOf(resource).getList(resource, params),
  getOne: (resource, params) => providerOf(resource).getOne(resource, params),
  create: (resource, params) => providerOf(resource).create(resource, params),
  update: (resource, params) => providerOf(resource).update(resource, params),
};
