import type { RunEvent, Tell } from './run-events.ts'

/** A run as lines: what was found at once, and a line for each machine when it is done. */
export const plainly =
  (say: (line: string) => void): Tell =>
  (event: RunEvent) => {
    if (event.kind === 'found') for (const line of foundLines(event.machine, event.lines)) say(line)
    if (event.kind === 'ended') for (const line of event.lines) say(line)
  }

/** What was found in a machine, with its name before it and a free line behind. */
export const foundLines = (machine: string, [first = '', ...rest]: readonly string[]): string[] => [
  `✕ ${machine}: ${first}`,
  ...rest,
  '',
]
