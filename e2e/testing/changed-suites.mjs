import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** For each room, the digest of what its suites of some kinds have passed on. */
const recordOf = (kinds) => join(root, `node_modules/.cache/anamnesis-passed-${kinds.replaceAll(' ', '-')}.json`);
/** What a suite does that may read files of other rooms. */
const READS_FILES = /node:(fs|child_process)|import\.meta\.(dirname|url)/;

/**
 * The suites of some kinds ("unit web") in rooms of which something has changed, in them or in rooms that they use, since all of them
 * passed; with `remember`, to be called once all pass. A suite that reads files belongs to all rooms. A digest is of one day and one Node: both change
 * results.
 */
export function changedSuites(kinds) {
  const digests = digestsOfRooms();
  const record = recordOf(kinds);
  const passed = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {};
  const isChanged = (room) => passed[room] !== digests[room];
  const rooms = Object.keys(digests).filter((room) => room !== '.');
  const suites = globSync(`*/src/**/*.{${kinds.replaceAll(' ', ',')},}.test.{ts,tsx}`, { cwd: root }).filter(
    (suite) =>
      isChanged(suite.split('/')[0]) || (isChanged('.') && READS_FILES.test(readFileSync(join(root, suite), 'utf8'))),
  );
  return {
    suites,
    unchanged: rooms.filter((room) => !isChanged(room)),
    remember: () => writeFileSync(record, JSON.stringify(digests)),
  };
}

/** By room; `.` stands for the whole repository. */
function digestsOfRooms() {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  const byRoom = Map.groupBy(
    files.split('\0').filter((file) => existsSync(join(root, file)) && file !== ''),
    roomOf,
  );
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const all = [...byRoom.keys()];
  const digest = (rooms) => {
    const hash = createHash('sha256').update(`${new Date().toDateString()} ${process.version}`);
    for (const room of rooms.toSorted())
      for (const file of byRoom.get(room) ?? []) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
    return hash.digest('hex');
  };
  const rooms = workspaces.filter((room) => !room.includes('/'));
  // The files at the root configure all rooms.
  const entries = rooms.map((room) => [room, digest(readsAll(room) ? all : ['', ...withUsed(room)])]);
  return { ...Object.fromEntries(entries), '.': digest(all) };
}

const roomOf = (file) => (file.includes('/') ? file.split('/')[0] : '');

/** Rooms whose suites look at the others' files. */
const readsAll = (room) => ['embedded', 'e2e', 'bench', 'docs', 'deploy'].includes(room);

/** A room and those whose code it may import. */
function withUsed(room) {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(
    readFileSync(join(root, room, 'package.json'), 'utf8'),
  );
  const used = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => name.startsWith('@anamnesis/'));
  return [...new Set([room, ...used.flatMap((name) => withUsed(name.slice('@anamnesis/'.length)))])];
}
