import type { News, Tell } from '../services/news.ts'

/** News as lines: what was found at once, and a line for each machine when it is done. */
export const plainly =
  (say: (line: string) => void): Tell =>
  (news: News) => {
    if (news.kind === 'found') for (const line of foundLines(news.machine, news.lines)) say(line)
    if (news.kind === 'ended') for (const line of news.lines) say(line)
  }

/** What was found in a machine, with its name before it and a free line behind. */
export const foundLines = (machine: string, [first = '', ...rest]: readonly string[]): string[] => [
  `✕ ${machine}: ${first}`,
  ...rest,
  '',
]
