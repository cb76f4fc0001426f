import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { circlesBetweenFeatures, type Module } from './circles.js';
import type { Violation } from './violation.js';

export interface Cruise {
  /** How many modules were read in each room. */
  readonly modules: Readonly<Record<string, number>>;
  readonly violations: readonly Violation[];
}

/** What dependency-cruiser's JSON report says, as far as it is used here. */
interface Report {
  modules: Module[];
  summary: { violations: { rule: { name: string }; from: string; to: string }[] };
}

const depcruise = resolve(import.meta.dirname, '../../../node_modules/.bin/depcruise');

/**
 * Reads every module of the rooms (folders relative to `root`) and holds them against the rules of `config`,
 * and against the one that no features of a room know each other in a circle.
 * Throws when the cruise itself could not be done, for instance because a room does not exist.
 */
export async function cruiseRooms(root: string, config: string, rooms: readonly string[]): Promise<Cruise> {
  const report = await runDepcruise(root, ['--config', config, '--output-type', 'json', ...rooms]);
  const within = (room: string) => report.modules.filter(({ source }) => source.startsWith(`${room}/`)).length;
  return {
    modules: Object.fromEntries(rooms.map((room) => [room, within(room)])),
    violations: [
      ...report.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
      ...circlesBetweenFeatures(report.modules),
    ],
  };
}

function runDepcruise(cwd: string, args: readonly string[]): Promise<Report> {
  return new Promise((fulfil, reject) => {
    execFile(process.execPath, [depcruise, ...args], { cwd, maxBuffer: 256 << 20 }, (_error, stdout, stderr) => {
      // The exit code counts violations as well as failures; only the report tells them apart.
      try {
        fulfil(JSON.parse(stdout) as Report);
      } catch (cause) {
        reject(new Error(`dependency-cruiser gave no report: ${stderr || stdout}`, { cause }));
      }
    });
  });
}
