/** Variables that any program may need; none is a secret. */
const PASSED_ON = ['PATH', 'HOME', 'TZ', 'LANG', 'TMPDIR'];

/** The environment of a child process: the general variables and its own, without the launcher's settings. */
export function childEnvironment(own: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const passedOn = PASSED_ON.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  });
  return { ...Object.fromEntries(passedOn), ...own };
}
