/** What is guessed at, and from where. */
export interface Guess {
  name: string
  /** null: nobody knows. */
  address: string | null
}

export interface FailureLimits {
  /** From one address, until it's locked. */
  most: number
  /** ms */
  lockTime: number
  /** ms; each time there are too many the lock lasts twice as long, up to `lockTime`. */
  firstLock?: number
  /** How many counts are kept in memory. */
  mostKept?: number
}

/** How often somebody guessed at something. Each process counts for itself. */
export interface Failures {
  /** Counts an attempt as failed until `forget` is told otherwise; false: there were too many. */
  begin: (guess: Guess) => boolean
  /** It was no attempt, such as a form without a password. */
  undo: (guess: Guess) => void
  /** It was right; without an address, for everybody who tried. */
  forget: (name: string, address?: string | null) => void
}

interface Count {
  failures: number
  /** How often it was too many. */
  locks: number
  lockedUntil: number
}

const mostKnown = 10_000

/** From all addresses together so many times as many: that takes more than one who forgot a password. */
const forEverybody = 10

/**
 * `most` failures from one address lock the account for that address: whoever guesses is kept out,
 * and nobody is kept out by what others guess. Many from many addresses lock it for addresses from
 * which nobody has signed in to it yet.
 */
export function countFailures({
  firstLock = 60_000,
  lockTime,
  most,
  mostKept = 10_000,
}: FailureLimits): Failures {
  const counts = new Map<string, Count>()
  const known = new Map<string, true>()

  const isOpen = (key: string): boolean => (counts.get(key)?.lockedUntil ?? 0) <= Date.now()
  const count = (key: string, limit: number): void => {
    const { failures, lockedUntil, locks } = counts.get(key) ?? {
      failures: 0,
      lockedUntil: 0,
      locks: 0,
    }
    const isTooMany = failures + 1 >= limit
    remember(counts, mostKept, key, {
      failures: failures + 1,
      locks: isTooMany ? locks + 1 : locks,
      lockedUntil: isTooMany
        ? Date.now() + Math.min(lockTime, firstLock * 2 ** locks)
        : lockedUntil,
    })
  }

  return {
    begin: ({ address, name }) => {
      const own = keyOf(name, address)
      const all = keyOf(name, everywhere)
      if (!isOpen(own) || (!known.has(own) && !isOpen(all))) return false
      count(own, most)
      if (!known.has(own)) count(all, most * forEverybody)
      return true
    },
    undo: ({ address, name }) => {
      for (const key of [keyOf(name, address), keyOf(name, everywhere)]) {
        const counted = counts.get(key)
        if (counted) counts.set(key, { ...counted, failures: counted.failures - 1, lockedUntil: 0 })
      }
    },
    forget: (name, address) => {
      if (address === undefined) {
        const start = keyOf(name, '')
        for (const key of counts.keys()) if (key.startsWith(start)) counts.delete(key)
        return
      }
      counts.delete(keyOf(name, address))
      remember(known, mostKnown, keyOf(name, address), true)
    },
  }
}

const everywhere = '*'

const keyOf = (name: string, address: string | null): string => `${name}\n${address ?? ''}`

/** The oldest goes when there are too many, so that made-up names cannot fill the memory. */
function remember<Value>(map: Map<string, Value>, most: number, key: string, value: Value): void {
  map.delete(key)
  map.set(key, value)
  const [oldest] = map.keys()
  if (map.size > most && oldest !== undefined) map.delete(oldest)
}
