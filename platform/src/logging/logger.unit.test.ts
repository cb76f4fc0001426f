import { describe, expect, test } from '@jest/globals';
import { createLogger, type LogLevel } from './logger.js';

function linesOf(level: LogLevel, write: (logger: ReturnType<typeof createLogger>) => void) {
  const lines: string[] = [];
  write(createLogger('query-service', level, { write: (line: string) => void lines.push(line) }));
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe('the log', () => {
  test('consists of JSON lines with service, level and time', () => {
    const [line] = linesOf('info', (logger) => logger.child({ part: 'http' }).info({ port: 80 }, 'Listening'));
    expect(line).toEqual({
      level: 'info',
      time: expect.stringMatching(/Z$/),
      service: 'query-service',
      part: 'http',
      port: 80,
      message: 'Listening',
    });
  });

  test('leaves out lines below its level', () => {
    const lines = linesOf('warn', (logger) => {
      logger.info({}, 'small');
      logger.warn({}, 'large');
    });
    expect(lines.map(({ message }) => message)).toEqual(['large']);
  });

  test('redacts private fields at every level', () => {
    const secret = 'meera@example.org';
    const [line] = linesOf('debug', (logger) =>
      logger.error(
        {
          email: secret,
          account: { fullName: secret, password: secret },
          request: { headers: { authorization: secret, cookie: secret, 'set-cookie': secret, 'x-ai-key': secret } },
          deep: { in: { side: { username: secret } } },
          err: Object.assign(new Error('x'), { body: secret }),
          kept: 'route',
        },
        'A request failed',
      ),
    );
    expect(JSON.stringify(line)).not.toContain(secret);
    expect(line).toMatchObject({ email: '[private]', kept: 'route', err: { type: 'Error', message: 'x' } });
  });
});
