const two = (number: number) => String(number).padStart(2, '0');

/** How long until a moment, from ms: "11 days, 2:05:09", "2:05:09", "14:59". What has passed is "00:00". */
export function countdownWords(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  const [days, rest] = [Math.floor(seconds / 86_400), seconds % 86_400];
  const [hours, minutes] = [Math.floor(rest / 3_600), Math.floor(rest / 60) % 60];
  const clock = `${days + hours > 0 ? `${hours}:` : ''}${two(minutes)}:${two(seconds % 60)}`;
  if (days === 0) return clock;
  return `${days === 1 ? '1 day' : `${days} days`}, ${clock}`;
}
