interface Held {
  owner: object
  waiting: (() => void)[]
}

/** The locks that the tabs of one browser share. A tab that is gone has none. */
export class WebLocks {
  readonly #held = new Map<string, Held>()
  readonly #gone = new WeakSet<object>()

  /** As one tab sees them. */
  of(owner: object): LockManager {
    const request = async (
      name: string,
      { mode = 'exclusive', signal }: LockOptions,
      use: () => unknown,
    ) => {
      while (this.#held.has(name)) await this.#released(name, signal)
      // What a tab still waited for when it went, it never gets.
      if (this.#gone.has(owner)) return new Promise(() => {})
      if (mode === 'shared') return use()
      this.#held.set(name, { owner, waiting: [] })
      try {
        return await use()
      } finally {
        if (this.#held.get(name)?.owner === owner) this.#release(name)
      }
    }
    const query = async () => ({ held: [...this.#held.keys()].map((name) => ({ name })) })
    return { request, query } as unknown as LockManager
  }

  /** The tab is gone. */
  forget(owner: object): void {
    this.#gone.add(owner)
    for (const [name, held] of [...this.#held]) if (held.owner === owner) this.#release(name)
  }

  #release(name: string): void {
    const { waiting = [] } = this.#held.get(name) ?? {}
    this.#held.delete(name)
    for (const go of waiting) go()
  }

  #released(name: string, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#held.get(name)?.waiting.push(resolve)
      signal?.addEventListener('abort', () => reject(new DOMException('Gone.', 'AbortError')))
    })
  }
}
