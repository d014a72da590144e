import type { UploadTurns } from '#machines/open-uploads'

/** Old browsers, and pages without TLS, have no locks: there, each tab is on its own. */
export function uploadTurns(locks: LockManager | undefined): UploadTurns {
  return {
    async hold(key, signal) {
      if (!locks) return () => {}
      return new Promise((resolve) => {
        locks
          .request(lockOf(key), { signal }, () => {
            return new Promise<void>((release) => {
              signal.addEventListener('abort', () => release())
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
