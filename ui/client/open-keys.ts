/** Old browsers, and pages without TLS, have none. */
type Locks = LockManager | undefined

/** Tells every tab that what is kept under this key is on a screen, until the signal ends it or the tab is gone. */
export function holdOpen(key: string, signal: AbortSignal, locks: Locks = navigator.locks): void {
  const released = ended(signal)
  locks?.request(lockName(key), { signal }, () => released).catch(() => {})
}

const ended = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))

/** What is on a screen, in any tab; for a moment also in a page that was just left. */
export async function openKeys(locks: Locks = navigator.locks): Promise<ReadonlySet<string>> {
  const { held = [] } = (await locks?.query()) ?? {}
  return new Set(
    held.flatMap(({ name }) =>
      name?.startsWith(lockName('')) ? name.slice(lockName('').length) : [],
    ),
  )
}

/** Waits until no tab has it on a screen; rejects when the signal ends the wait. */
export async function whenReleased(
  key: string,
  signal: AbortSignal,
  locks: Locks = navigator.locks,
): Promise<void> {
  await locks?.request(lockName(key), { mode: 'shared', signal }, () => {})
}

/** ms; longer than a page that was left takes to be gone. */
const leavingTime = 1_000

/** Whether no tab has it on a screen; a page that is being left is waited for. */
export const isReleased = (key: string, locks?: Locks): Promise<boolean> =>
  whenReleased(key, AbortSignal.timeout(leavingTime), locks).then(
    () => true,
    () => false,
  )

/**
 * Whether it's on this screen from now on, until the signal ends it; a page that is being left is waited
 * for. Of several who ask at once, one gets it.
 */
export async function takeOver(
  key: string,
  signal: AbortSignal,
  locks: Locks = navigator.locks,
): Promise<boolean> {
  if (!locks || signal.aborted) return !signal.aborted
  return new Promise((resolve) => {
    const hold = () => {
      resolve(true)
      return ended(signal)
    }
    const waiting = { signal: AbortSignal.timeout(leavingTime) }
    locks.request(lockName(key), waiting, hold).catch(() => resolve(false))
  })
}

const lockName = (key: string) => `stateroom-journal:${key}`
