import { accountsTopic } from '@anamnesis/contracts/accounts/topics';
import { appointmentsTopic } from '@anamnesis/contracts/appointments-topic';
import { breakGlassTopic } from '@anamnesis/contracts/break-glass/topics';
import { erasureTopic } from '@anamnesis/contracts/erasure/topics';
import { familyTopic } from '@anamnesis/contracts/family/topics';
import { healthImportsTopic } from '@anamnesis/contracts/health-imports/topics';
import { notificationsTopic } from '@anamnesis/contracts/notifications/topics';
import { readingsTopic } from '@anamnesis/contracts/reading/topics';
import { insightsTopic } from '@anamnesis/contracts/insights/topics';
import { urgencyTopic } from '@anamnesis/contracts/urgent-results/topics';
import { recordsTopic } from '@anamnesis/contracts/records/topics';
import { ATTENDANCE } from '@anamnesis/contracts/sessions/constants';
import type { TopicDefinition } from '@anamnesis/contracts/language/topic';
import type { Ai } from '@anamnesis/platform/ai/ai';
import type { Bus, Consumer } from '@anamnesis/platform/bus/bus';
import type { Once } from '@anamnesis/platform/bus/deduplicate';
import type { FileStore } from '@anamnesis/platform/files/file-store';
import type { Logger } from '@anamnesis/platform/logging/logger';
import type { Mailer } from '@anamnesis/platform/mail/mailer';
import { countDiskFailures } from '@anamnesis/platform/metrics/disk-failures';
import type { Metrics } from '@anamnesis/platform/metrics/metrics';
import type { Closing } from '@anamnesis/platform/process/closing';
import { createQueue } from '@anamnesis/platform/queue/queue';
import { runJobs, type RunningJobs } from '@anamnesis/platform/queue/worker';
import type { Presence } from '@anamnesis/platform/redis/presence';
import { planEmails } from './accounts/plan-emails.js';
import { sendEmails } from './accounts/send-email.js';
import { checkForNoShow } from './appointments/no-show-check.js';
import { planAppointmentEmails } from './appointments/plan-emails.js';
import { scheduleNoShowCheck } from './appointments/schedule-no-show-check.js';
import { sendAppointmentEmails } from './appointments/send-email.js';
import type { CommandClient } from './command-client.js';
import { planBreakGlassEmail } from './break-glass/plan-email.js';
import { sendBreakGlassEmails } from './break-glass/send-email.js';
import { erasePatients, scanForErasures } from './erasure/erase-patients.js';
import { planErasureEmail } from './erasure/plan-email.js';
import { sendErasureEmails } from './erasure/send-email.js';
import { planFamilyEmails } from './family/plan-emails.js';
import { sendFamilyEmails } from './family/send-email.js';
import { importHealthData } from './health-imports/import-health-data.js';
import { planImport } from './health-imports/plan-import.js';
import { explainReports } from './insights/explain-report.js';
import { planExplanation } from './insights/plan-explanation.js';
import { planPushes, planPushPerDevice, planReminderPushes } from './push/plan-push.js';
import type { PushSender } from './push/push-sender.js';
import { sendPushes } from './push/send-push.js';
import type { QueryClient } from './query-client.js';
import { planReading } from './reading/plan-reading.js';
import type { ReadAndUnderstand } from './reading/read-and-understand.js';
import { readDocuments } from './reading/read-documents.js';
import { planThumbnail } from './records/plan-thumbnail.js';
import { reportThumbnail } from './records/report-thumbnail.js';
import { checkAttendance } from './sessions/attendance-check.js';
import { makeMedicalSummary } from './sessions/make-medical-summary.js';
import { planAttendanceCheck } from './sessions/plan-attendance-check.js';
import { planMedicalSummary } from './sessions/plan-medical-summary.js';
import { makeThumbnail } from './uploads/make-thumbnail.js';
import { checkReports } from './urgent-results/check-urgency.js';
import { planUrgencyCheck } from './urgent-results/plan-check.js';
import { planUrgentEmails } from './urgent-results/plan-emails.js';
import { sendUrgentEmails } from './urgent-results/send-email.js';

export { createCommandClient } from './command-client.js';
export { createQueryClient } from './query-client.js';

export interface WorkerPorts {
  /** Where each part registers its close function. */
  closing: Pick<Closing, 'add'>;
  redisUrl: string;
  /** Prefix of every key in Redis. */
  prefix?: string;
  bus: Bus;
  once: Once;
  commands: CommandClient;
  mailer: Mailer;
  /** Null without keys: nothing is pushed. */
  push: PushSender | null;
  queries: QueryClient;
  ai: Ai;
  /** Milliseconds until the first word of an answer of the AI provider. */
  firstWord?: number;
  files: Pick<FileStore, 'put' | 'open' | 'receive' | 'remove'>;
  readDocument: ReadAndUnderstand;
  /** Time of the last connection of each side of a session. */
  attendance: Pick<Presence, 'lastSeen'>;
  /** Time without a connection after which a side has left the session; milliseconds. */
  goneAfter?: number;
  logger: Logger;
  metrics: Pick<Metrics, 'counter'>;
  clock: () => Date;
  /** The clinic's IANA zone. */
  timeZone: string;
}

/** Consumes the bus, plans jobs and runs them. Closing stops planning, then waits for running jobs. */
export async function startWorkers(ports: WorkerPorts): Promise<Pick<RunningJobs, 'alive'>> {
  const { redisUrl, prefix = '', bus, once, commands, queries, mailer, push, logger, clock, closing } = ports;
  const { goneAfter = ATTENDANCE.goneAfter } = ports;
  const queue = createQueue(redisUrl, { logger, prefix });
  closing.add(() => queue.close());
  const runners = [
    checkForNoShow(commands, once),
    sendEmails(commands, once, mailer),
    sendAppointmentEmails(queries, once, mailer, clock),
    sendFamilyEmails(queries, once, mailer),
    sendBreakGlassEmails(queries, once, mailer),
    sendErasureEmails(queries, once, mailer),
    erasePatients(commands, queries),
    makeMedicalSummary(ports),
    explainReports(ports),
    checkReports(queries, commands),
    sendUrgentEmails(queries, once, mailer),
    makeThumbnail({ files: ports.files, made: reportThumbnail(commands) }),
    ...readDocuments({ ...ports, queue }),
    importHealthData(ports),
    checkAttendance({ ...ports, queue, goneAfter }),
    ...(push ? [planPushPerDevice(queries, queue), sendPushes({ ...ports, push })] : []),
  ];
  const jobs = runJobs(redisUrl, runners, { logger, prefix, failed: countDiskFailures(ports.metrics) });
  closing.add(() => jobs.close());
  const follow = async <Topic extends TopicDefinition>(topic: Topic, follower: Consumer<Topic>) => {
    const following = await bus.consume(topic, follower);
    closing.add(() => following.stop());
  };
  await follow(appointmentsTopic, scheduleNoShowCheck(queue, clock));
  await follow(appointmentsTopic, planMedicalSummary(queue));
  await follow(appointmentsTopic, planAttendanceCheck(queue, goneAfter));
  await follow(appointmentsTopic, planAppointmentEmails(queue, clock));
  await follow(insightsTopic, planExplanation(queue));
  await follow(urgencyTopic, planUrgencyCheck(queue, clock));
  await follow(notificationsTopic, planUrgentEmails(queue, clock));
  await follow(recordsTopic, planThumbnail(queue));
  await follow(readingsTopic, planReading(queue));
  await follow(healthImportsTopic, planImport(queue));
  await follow(familyTopic, planFamilyEmails(queue, clock));
  await follow(breakGlassTopic, planBreakGlassEmail(queue, clock));
  await follow(accountsTopic, planEmails(queue, clock));
  if (push) {
    await follow(notificationsTopic, planPushes(queue, clock));
    await follow(appointmentsTopic, planReminderPushes(queue, clock));
  }
  await follow(erasureTopic, planErasureEmail(queue, clock));
  const stop = new AbortController();
  const scanning = scanForErasures({ queries, queue, logger, clock }, stop.signal);
  closing.add(async () => {
    stop.abort();
    await scanning;
  });
  return { alive: jobs.alive };
}
