import { like, type Reader } from './cell-readers.js';
import { endOf } from './plain-text.js';
import { dateEndAt } from './printed-range.js';

const MONTH =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const WEEKDAY = '(?:mon|tue(?:s)?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?';
const PART_OF_DATE = new RegExp(
  String.raw`(?:${WEEKDAY}|\d{1,2}(?:st|nd|rd|th)?[ /-](?:${MONTH})(?:[ /,-]{1,2}(?:\d{4}|\d{2})(?![\d.]))?|(?:${MONTH})(?:[ ,-]{1,2}\d{4}(?![\d.]))?|(?:19|20)\d{2}(?![\d./-]))(?![a-z])`,
  'y',
);
const DAY_AND_MONTH = /(?:0?[1-9]|[12]\d|3[01])[/-](?:0?[1-9]|1[0-2])(?![\d./-])/y;
const TIME = /(?:at )?(?:\d{1,2}:\d{2}|\d{1,2}(?:\.\d{2})?(?=\s?[ap]\.?m(?![a-z]))|\d{4}(?=\s?hrs?(?![a-z])))/y;
/** Behind a date, or hours and minutes: seconds, and the half of the day. */
const REST_OF_TIME =
  /(?:t\d{2}:\d{2})?(?::\d{2})?(?:\.\d+)?(?:\s?(?:[ap]\.?m(?![a-z])\.?|hrs?(?![a-z])|ist(?![a-z])))?/y;

const timed =
  (read: Reader): Reader =>
  (cell, from) => {
    const end = read(cell, from);
    return end === null ? null : endOf(REST_OF_TIME, cell, end);
  };

/** Days and times of the day, and parts of them. */
export const days: readonly Reader[] = [
  ...[dateEndAt, like(TIME)].map(timed),
  ...[DAY_AND_MONTH, PART_OF_DATE].map(like),
];
