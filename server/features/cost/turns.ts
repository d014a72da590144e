import { setImmediate as nextTurn } from 'node:timers/promises'

/** Documents that are worked on at once. */
export const atOnce = 25

/** Of the first ones nobody knows how long they take. */
const first = 5

/** After a longer turn the next ones have fewer. */
const longTurnMs = 40

export interface Page {
  docs: object[]
}

/**
 * A page whose documents Payload works on a few at a time. It hands all of them to a function at once
 * and waits for all; between two handfuls everybody else has a turn.
 */
export function inTurns<Of extends Page>(page: Of): Of {
  let docs = InTurns.from(page.docs)
  return Object.defineProperty({ ...page }, 'docs', {
    enumerable: true,
    get: () => docs,
    // What it made of them goes through another function next.
    set: (made: object[]) => {
      docs = InTurns.from(made)
    },
  })
}

class InTurns<Item> extends Array<Item> {
  static override get [Symbol.species]() {
    return Array
  }

  override map<Made>(work: (item: Item, index: number, items: Item[]) => Made): Made[] {
    // Only what promises something can wait.
    if (work.constructor.name !== 'AsyncFunction') return super.map(work)
    return mapInTurns([...this], work as never) as Made[]
  }
}

function mapInTurns<Item, Made>(
  items: Item[],
  work: (item: Item, index: number, items: Item[]) => Promise<Made>,
): Promise<Made>[] {
  const begin: (() => void)[] = []
  const giveUp: ((reason: unknown) => void)[] = []
  const made = items.map((item, index) =>
    new Promise<void>((resolve, reject) => {
      begin.push(resolve)
      giveUp.push(reject)
    }).then(() => work(item, index, items)),
  )
  const inOrder = async () => {
    let size = first
    for (let done = 0; done < made.length; ) {
      const started = performance.now()
      for (const one of begin.slice(done, done + size)) one()
      await Promise.all(made.slice(done, done + size))
      done += size
      size =
        performance.now() - started > longTurnMs ? Math.ceil(size / 4) : Math.min(2 * size, atOnce)
      await nextTurn()
    }
  }
  // Whoever waits for all of them hears of it; the rest is not begun.
  inOrder().catch((reason) => {
    for (const one of giveUp) one(reason)
  })
  return made
}

export const handfuls = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / atOnce) }, (_, turn) =>
    items.slice(turn * atOnce, (turn + 1) * atOnce),
  )
