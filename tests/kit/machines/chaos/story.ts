/** What happened, in order, and what went wrong. */
export interface Story {
  wrong: string[]
  lines: string[]
  counts: Record<string, number>
  tell(what: string): void
  report(what: string): void
}

export function storyOf(now: () => number): Story {
  const wrong: string[] = []
  const lines: string[] = []
  const counts: Record<string, number> = {}
  return {
    wrong,
    lines,
    counts,
    tell(what) {
      const kind = what.split(':')[0]!
      counts[kind] = (counts[kind] ?? 0) + 1
      lines.push(`${now()} ms ${what}`)
    },
    report(what) {
      wrong.push(what)
      lines.push(`${now()} ms WRONG ${what}`)
    },
  }
}
