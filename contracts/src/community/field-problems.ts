import { defineProblem } from '../language/field-problem.js';

export const ROOM_NAME_MISSING = defineProblem('ROOM_NAME_MISSING', 'Please give the room a name.');
export const MESSAGE_BLANK = defineProblem('MESSAGE_BLANK', 'Please write something first.');
export const ROOM_ID_MISSING = defineProblem('ROOM_ID_MISSING', 'Please enter the ID of the room.');
