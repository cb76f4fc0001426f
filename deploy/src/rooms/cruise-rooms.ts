import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { cyclesBetweenFeatures, type Module } from './cycles.js';
import type { Violation } from './violation.js';

export interface Cruise {
  /** Number of modules read in each room. */
  readonly modules: Readonly<Record<string, number>>;
  readonly violations: readonly Violation[];
}

/** The used parts of dependency-cruiser's JSON report. */
interface Report {
  modules: Module[];
  summary: { violations: { rule: { name: string }; from: string; to: string }[] };
}

const depcruise = resolve(import.meta.dirname, '../../../node_modules/.bin/depcruise');

/**
 * Checks every module of the rooms (folders relative to `root`) against the rules of `config`,
 * and for cycles between features of a room.
 * Throws when dependency-cruiser fails, for example because a room does not exist.
 */
export async function cruiseRooms(root: string, config: string, rooms: readonly string[]): Promise<Cruise> {
  const report = await runDepcruise(root, ['--config', config, '--output-type', 'json', ...rooms]);
  const within = (room: string) => report.modules.filter(({ source }) => source.startsWith(`${room}/`)).length;
  return {
    modules: Object.fromEntries(rooms.map((room) => [room, within(room)])),
    violations: [
      ...report.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
      ...cyclesBetweenFeatures(report.modules),
    ],
  };
}

function runDepcruise(cwd: string, args: readonly string[]): Promise<Report> {
  return new Promise((fulfil, reject) => {
    execFile(process.execPath, [depcruise, ...args], { cwd, maxBuffer: 256 << 20 }, (_error, stdout, stderr) => {
      // The exit code covers both violations and failures; only the report distinguishes them.
      try {
        fulfil(JSON.parse(stdout) as Report);
      } catch (cause) {
        reject(new Error(`dependency-cruiser gave no report: ${stderr || stdout}`, { cause }));
      }
    });
  });
}
