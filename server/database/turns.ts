/** So many at a time, in the order of asking. */
export interface Turns {
  /** Resolves when it is the caller's turn; rejects after the patience given. */
  take: () => Promise<void>
  /** Ends the caller's turn. */
  end: () => void
}

export function makeTurns(atOnce: number, patienceMs: number): Turns {
  const waiting: (() => void)[] = []
  let taken = 0

  const wait = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const giveUp = setTimeout(() => {
        waiting.splice(waiting.indexOf(begin), 1)
        reject(new Error(`Other saves have kept the database busy for ${patienceMs} ms.`))
      }, patienceMs)
      const begin = () => {
        clearTimeout(giveUp)
        resolve()
      }
      waiting.push(begin)
    })

  return {
    take: async () => {
      if (taken === atOnce) return wait()
      taken += 1
    },
    end: () => {
      const next = waiting.shift()
      if (next) next()
      else taken -= 1
    },
  }
}
