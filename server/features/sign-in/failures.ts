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

/** A guess that is being looked at. One of these ends it; what comes after does nothing. */
export interface Trial {
  fail: () => void
  /** It was right, or no attempt, such as a form without a password. */
  undo: () => void
}

/** How often somebody guessed at something. Each process counts for itself. */
export interface Failures {
  /**
   * null: there were too many. No more are looked at together than may fail: the next waits until it
   * is known whether one of them was right.
   */
  begin: (guess: Guess) => Promise<Trial | null>
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
  const trials = makeTrials()

  const isOpen = (key: string): boolean => (counts.get(key)?.lockedUntil ?? 0) <= Date.now()
  const hasRoom = (key: string, limit: number): boolean => {
    const running = trials.running(key)
    return running === 0 || (counts.get(key)?.failures ?? 0) + running < limit
  }
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
    begin: async ({ address, name }) => {
      const own = keyOf(name, address)
      for (;;) {
        const limits = new Map([[own, most]])
        if (!known.has(own)) limits.set(keyOf(name, everywhere), most * forEverybody)
        const keys = [...limits.keys()]
        if (!keys.every(isOpen)) return null
        const full = [...limits].find(([key, limit]) => !hasRoom(key, limit))
        if (full) {
          await trials.oneEnds(full[0])
          continue
        }
        return trials.start(keys, () => {
          for (const [key, limit] of limits) count(key, limit)
        })
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

/** No look at a password takes as long: nobody waits for one whose end is never told. */
const longestTrialMs = 30_000

/** The guesses that are being looked at, by what they count for. */
function makeTrials() {
  const open = new Map<string, { running: number; waiting: (() => void)[] }>()

  const endOne = (key: string): void => {
    const trial = open.get(key)
    if (!trial) return
    trial.running -= 1
    if (trial.running === 0) open.delete(key)
    for (const goOn of trial.waiting.splice(0)) goOn()
  }

  return {
    running: (key: string): number => open.get(key)?.running ?? 0,
    oneEnds: (key: string): Promise<void> =>
      new Promise((goOn) => {
        const trial = open.get(key)
        if (trial) trial.waiting.push(goOn)
        else goOn()
      }),
    /** `count` is called where it has failed, before those who wait look again. */
    start: (keys: readonly string[], count: () => void): Trial => {
      let hasEnded = false
      for (const key of keys) {
        const trial = open.get(key)
        if (trial) trial.running += 1
        else open.set(key, { running: 1, waiting: [] })
      }
      const end = (meaning: () => void): void => {
        if (hasEnded) return
        hasEnded = true
        clearTimeout(lease)
        meaning()
        for (const key of keys) endOne(key)
      }
      const trial = { fail: () => end(count), undo: () => end(() => {}) }
      const lease = setTimeout(trial.fail, longestTrialMs).unref()
      return trial
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
