/** Of several who would write to one key, the last one does: those before are ended first. */
export interface SoleWriters {
  /** Ends whoever writes, and waits until nothing more of it is written. */
  end: (key: string) => Promise<void>
  write: <Result>(key: string, stop: () => void, work: () => Promise<Result>) => Promise<Result>
}

export function soleWriters(): SoleWriters {
  const live = new Map<string, () => Promise<void>>()

  const end = async (key: string) => {
    for (let stop = live.get(key); stop; stop = live.get(key)) await stop()
  }

  return {
    end,
    write: async (key, stop, work) => {
      // No pause between the last look and the own entry, or two would write.
      for (let other = live.get(key); other; other = live.get(key)) await other()
      let close = () => {}
      const closed = new Promise<void>((resolve) => {
        close = resolve
      })
      live.set(key, () => {
        stop()
        return closed
      })
      try {
        return await work()
      } finally {
        live.delete(key)
        close()
      }
    },
  }
}
