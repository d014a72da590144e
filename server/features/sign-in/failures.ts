/** How often somebody tried to sign in as somebody, whether that user exists or not. */
export interface Failures {
  /** Counts one more; true: there were so many before that the user counts as locked. */
  add: (name: string) => boolean
  forget: (name: string) => void
}

interface Count {
  failures: number
  lockedUntil: number
}

const mostNames = 10_000

/** As Payload counts for users that exist: `most` failures lock for `lockTime` ms, then it starts at one. */
export function countFailures(most: number, lockTime: number): Failures {
  const counts = new Map<string, Count>()

  return {
    add: (name) => {
      const now = Date.now()
      const count = counts.get(name) ?? { failures: 0, lockedUntil: 0 }
      if (count.lockedUntil > now) return true

      const failures = (count.lockedUntil > 0 ? 0 : count.failures) + 1
      const lockedUntil = failures >= most ? now + lockTime : 0
      remember(counts, name, { failures, lockedUntil })
      return false
    },
    forget: (name) => {
      counts.delete(name)
    },
  }
}

/** The oldest name goes when there are too many, so that made-up names cannot fill the memory. */
function remember(counts: Map<string, Count>, name: string, count: Count): void {
  counts.delete(name)
  counts.set(name, count)
  const [oldest] = counts.keys()
  if (counts.size > mostNames && oldest !== undefined) counts.delete(oldest)
}
