/** Which tab sends what: each upload has one sender in this browser. */
export interface UploadLocks {
  /** No other tab sends it until it's released. Waits for the one that does. */
  hold(key: string): Promise<() => void>
  isHeldElsewhere(key: string): Promise<boolean>
}

/** Old browsers, and pages without TLS, have no locks: there, each tab is on its own. */
export function uploadLocks(locks: LockManager | undefined, ends: AbortSignal): UploadLocks {
  return {
    async hold(key) {
      if (!locks) return () => {}
      return new Promise((resolve) => {
        locks
          .request(lockOf(key), { signal: ends }, () => {
            return new Promise<void>((release) => {
              ends.addEventListener('abort', () => release())
              resolve(release)
            })
          })
          .catch(() => resolve(() => {}))
      })
    },
    async isHeldElsewhere(key) {
      const { held: all = [] } = (await locks?.query().catch(() => undefined)) ?? {}
      return all.some(({ name }) => name === lockOf(key))
    },
  }
}

const lockOf = (key: string) => `stateroom-upload:${key}`
