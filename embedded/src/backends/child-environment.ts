/** What any program may need of its surroundings, and nothing that is a secret. */
const PASSED_ON = ['PATH', 'HOME', 'TZ', 'LANG', 'TMPDIR'];

/** The environment of a child process: the surroundings of every program and what is its own, but none of the launcher's settings. */
export function childEnvironment(own: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const passedOn = PASSED_ON.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  });
  return { ...Object.fromEntries(passedOn), ...own };
}
