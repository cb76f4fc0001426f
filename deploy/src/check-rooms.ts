import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { cruiseRooms } from './rooms/cruise-rooms.js';
import { judge } from './rooms/verdict.js';

const root = resolve(import.meta.dirname, '../..');
const rooms = (await readFile(join(root, '.rooms'), 'utf8')).split(/\s+/).filter(Boolean);
const verdict = judge(await cruiseRooms(root, '.dependency-cruiser.cjs', rooms));

console.log(verdict.lines.join('\n'));
if (!verdict.passed) process.exitCode = 1;
