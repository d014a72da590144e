interface Timer {
  at: number
  order: number
  does: () => void
}

/** Time that passes only when it is told to. What is due at one moment happens in the order in which it was asked for. */
export class VirtualClock {
  #now: number
  #order = 0
  #heap: Timer[] = []
  readonly #off = new WeakSet<Timer>()

  constructor(start: number) {
    this.#now = start
  }

  now = (): number => this.#now

  setTimeout = (does: () => void, ms = 0): Timer => {
    const timer = { at: this.#now + Math.max(0, ms), order: this.#order++, does }
    this.#push(timer)
    return timer
  }

  clearTimeout = (timer: unknown): void => {
    if (typeof timer === 'object' && timer !== null) this.#off.add(timer as Timer)
  }

  /** Everything that is due within these ms, each after all that followed from the one before. */
  async pass(ms: number, after: () => void = () => {}): Promise<void> {
    const end = this.#now + ms
    for (let next = this.#due(end); next; next = this.#due(end)) {
      this.#now = next.at
      next.does()
      await settled()
      after()
    }
    this.#now = end
  }

  #due(end: number): Timer | undefined {
    while (this.#heap[0] && this.#heap[0].at <= end) {
      const next = this.#pop()
      if (!this.#off.has(next)) return next
    }
    return undefined
  }

  #push(timer: Timer): void {
    const heap = this.#heap
    let at = heap.push(timer) - 1
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (!isBefore(timer, heap[parent]!)) break
      heap[at] = heap[parent]!
      at = parent
    }
    heap[at] = timer
  }

  #pop(): Timer {
    const heap = this.#heap
    const first = heap[0]!
    const last = heap.pop()!
    if (heap.length === 0) return first
    let at = 0
    for (;;) {
      let child = 2 * at + 1
      if (child >= heap.length) break
      if (child + 1 < heap.length && isBefore(heap[child + 1]!, heap[child]!)) child += 1
      if (!isBefore(heap[child]!, last)) break
      heap[at] = heap[child]!
      at = child
    }
    heap[at] = last
    return first
  }
}

const isBefore = (one: Timer, other: Timer): boolean =>
  one.at < other.at || (one.at === other.at && one.order < other.order)

/** Everything that was promised by now has happened: this comes after all of it, however long the chain. */
export const settled = (): Promise<void> => new Promise((resolve) => realImmediate(resolve))

const realImmediate = setImmediate
