import { MAX_SUMMARY_PARAGRAPHS } from '@anamnesis/contracts/insights/constants';
import { spokenBlocks } from '@anamnesis/contracts/insights/shown-blocks';
import { languageOfPage } from '@anamnesis/contracts/language/language-header';
import { refuse } from '@anamnesis/contracts/language/refusal';
import { HEALTH_DATA_MISSING } from '@anamnesis/contracts/wearables/errors';
import { explainDay } from '@anamnesis/contracts/wearables/explain-day';
import { explainHealthData, listHealthDays, loadWearables } from '@anamnesis/contracts/wearables/routes';
import { answer, type RouteHandler } from '@anamnesis/platform/http/answer';
import { wearables } from '@anamnesis/read-models/wearables/wearables';
import type { Ports } from '../ports.js';
import { healthDaysOf, mergedDaysOf, wearablesOf } from './health-days-of.js';

const reads = { reads: [wearables] };

/** Handlers of a patient's devices, their days, and the insights on them. */
export const wearableHandlers = (ports: Ports): RouteHandler[] => [
  answer(loadWearables, async ({ actor }) => ({ body: { devices: await wearablesOf(ports, actor.id) } }), reads),
  answer(listHealthDays, async ({ actor }) => ({ body: { days: await healthDaysOf(ports, actor.id) } }), reads),
  answer(
    explainHealthData,
    async ({ actor, headers }) => {
      const days = await mergedDaysOf(ports, actor.id);
      const latest = days.at(-1) ?? refuse(HEALTH_DATA_MISSING);
      const written = explainDay(days, latest, languageOfPage(headers));
      const paragraphs = spokenBlocks(written.blocks, MAX_SUMMARY_PARAGRAPHS);
      const insight = { ...written, day: latest.day, writtenAt: ports.clock().toISOString() };
      return { body: { insights: paragraphs.map(({ text }) => text).join('\n\n'), insight } };
    },
    reads,
  ),
];
