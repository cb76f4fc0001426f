import { describe, expect, test } from '@jest/globals';
import { translate } from './dotnet-expression.js';

function matches(expression: string, text: string): boolean {
  const { source, flags } = translate(expression);
  return new RegExp(source, flags).test(text);
}

describe('a .NET expression', () => {
  test.each<[string, string[], string[]]>([
    ['^patient\\-\\d+$', ['patient-1', 'patient-12\n'], ['patient-', 'patient-1\n\n', 'xpatient-1']],
    ['(?i)^patient', ['PATIENT-1', 'Patient'], ['doctor']],
    ['\\Apatient\\z', ['patient'], ['patient\n', '\npatient']],
    ['\\Gpatient\\Z', ['patient', 'patient\n'], ['a patient']],
    ['^.$', ['a', '\r', 'é'], ['\n', 'ab']],
    ['(?s)^.$', ['\n'], ['ab']],
    ['(?m)^b$', ['a\nb\nc', 'b'], ['a\rb\rc', 'ab']],
    ['(?m:^b)c|^b$', ['b', 'a\nbc'], ['a\nb']],
    ['a(?s).|b.', ['a\n', 'b\n'], ['b']],
    ['(?n)(a)b', ['ab'], ['a']],
    ['\\d', ['7', '٣'], ['a', '½']],
    ['^\\w+$', ['Größe_7', '患者'], ['a b', '-']],
    ['\\W', ['a b', '-'], ['Größe']],
    ['^\\s$', ['\u0085', ' ', '\t'], ['a', '\u200b']],
    ['\\S', ['a'], [' ', '\u0085']],
    ['\\bärztin\\b', ['die ärztin!', 'ärztin'], ['ärztinnen', 'oberärztin']],
    ['\\Bx', ['äx'], ['x']],
    ['^\\p{Lu}\\P{L}$', ['Ä7'], ['ä7', 'Äa']],
    ['^[]a]$', [']', 'a'], ['b']],
    ['^[^]a]$', ['b'], [']', 'a']],
    ['^[a-z-[aeiou]]+$', ['xyz'], ['xaz', 'XYZ']],
    ['^[^a-c-[x]]$', ['d'], ['a', 'x']],
    ['^[\\w-.]+$', ['a-b.c'], ['a b']],
    ['^[\\]\\-\\\\^&|[(]+$', ['[]-\\^&|('], ['a']],
    ['^[+-]$', ['+', '-'], [',']],
    ['^[\\d\\D]$', ['7', 'a'], ['ab']],
    ['^[^\\W\\d]$', ['a'], ['7', '-']],
    ['^[\\b]$', ['\b'], ['b']],
    ['^\\x41\\u00e9\\t\\e\\a\\0\\cA$', ['Aé\t\x1b\x07\0\x01'], ['A']],
    ['^\\.\\*\\$\\/\\ \\#$', ['.*$/ #'], ['a']],
    ['^a{2}b{1,}c{0,2}?$', ['aabbcc'], ['abc']],
    ['^a{b}{,2}]$', ['a{b}{,2}]'], ['ab']],
    ["^(?<name>a)(?'other'b)(?:c)(d)$", ['abcd'], ['abc']],
    ['(?<=a)b(?=c)(?!cd)', ['abc'], ['abcd', 'bc']],
    ['(?<!a)b', ['cb'], ['ab']],
    ['^a(?#not this)b$', ['ab'], ['a']],
    ['', ['', 'anything'], []],
  ])('%s has the same meaning as in .NET', (expression, yes, no) => {
    expect(yes.filter((text) => !matches(expression, text))).toEqual([]);
    expect(no.filter((text) => matches(expression, text))).toEqual([]);
  });

  test.each([
    '(a)\\1',
    '(?<x>a)\\k<x>',
    '(?>a)',
    '(?(a)b|c)',
    '(?<a-b>c)',
    '(?x) a',
    'a(?i)b',
    '(?i:a)',
    '(?i)a(?-i)b',
    '(?i)\\p{Lu}',
    '\\p{IsGreek}',
    '\\y',
    '\\_',
    '[[:alpha:]]',
    '\\ud83d',
    '(?q)a',
  ])('%s has no counterpart', (expression) => {
    expect(() => translate(expression)).toThrow(/has no counterpart here/);
  });

  test.each(['(', 'a)', '[a', '\\', '[z-a]', 'a**', '*', '[a-\\d]', '[a-[b]c]', '\\x4', '\\c!', '(?#'])(
    '%s is not a valid expression',
    (expression) => {
      expect(() => matches(expression, '')).toThrow();
    },
  );
});
