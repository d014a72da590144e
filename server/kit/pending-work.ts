/** Work that goes on after its answer was sent. */
export interface PendingWork {
  add: (work: Promise<unknown>) => void
  /** Resolves when there is none left. */
  finished: () => Promise<void>
}

export function pendingWork(): PendingWork {
  const pending = new Set<Promise<unknown>>()
  return {
    add: (work) => {
      const ended = work.finally(() => pending.delete(ended))
      pending.add(ended)
    },
    finished: async () => {
      await Promise.allSettled(pending)
    },
  }
}
