import type { UseStore } from 'idb-keyval'
import type { VirtualClock } from './clock.ts'
import type { ImportJob, KeptJob } from './jobs.ts'

/** What a browser keeps, in memory; every write takes its time, and fails where there is no room. */
export class Storage {
  readonly records = new Map<string, unknown>()
  /** Changes of many documents that are not done, by their names. */
  readonly jobs = new Map<string, KeptJob>()
  /** The lines of files that are imported. */
  readonly lines = new Map<string, unknown>()
  /** Pictures that texts wait for. */
  readonly pictures = new Map<string, unknown>()
  /** Comments that nobody has sent. */
  readonly comments = new Map<string, unknown>()
  /** Whose file it is, by the key that its lines are kept under: for the oracle, and for no one else. */
  readonly imports = new Map<string, ImportJob>()
  isFull = false
  /** Its database is closed, and does not open: nothing is read or written. */
  isBroken = false
  /** ms: the last time that something could not be written, or was taken away. */
  failedAt = 0
  readonly #clock: VirtualClock
  /** ms: transactions come about one after the other. */
  #freeAt = 0
  #age = 0

  constructor(clock: VirtualClock) {
    this.#clock = clock
  }

  /** The machine goes down: what was on its way to the disk is lost. */
  crash(): void {
    this.#age += 1
  }

  /** Whether something may not have been written since then, for a reason that is its own. */
  mayLack(since: number): boolean {
    return this.isFull || this.isBroken || this.failedAt >= since
  }

  /** Whoever clears the data of sites takes all that is kept along. */
  clear(): void {
    this.records.clear()
    this.jobs.clear()
    this.lines.clear()
    this.pictures.clear()
    this.comments.clear()
    this.failedAt = this.#clock.now()
  }

  /** As `idb-keyval` knows a store, for a tab that hears nothing more once it is gone. */
  of(tab: { isGone: boolean }, records = this.records): UseStore {
    return async (_mode, work) => {
      if (tab.isGone) return new Promise(() => {})
      if (!this.isBroken) return this.#transact(tab, records, work)
      this.failedAt = this.#clock.now()
      throw new DOMException('The database connection is closing.', 'InvalidStateError')
    }
  }

  async #transact<Result>(
    tab: { isGone: boolean },
    records: Map<string, unknown>,
    work: (store: IDBObjectStore) => Result | PromiseLike<Result>,
  ): Promise<Result> {
    const jobs: (() => void)[] = []
    const requests: Partial<IDBRequest>[] = []
    let isWriting = false
    const transaction: Partial<IDBTransaction> = { commit: () => {} }
    const later = (job: () => unknown, writes = false) => {
      isWriting ||= writes
      const request: Partial<IDBRequest> = {}
      requests.push(request)
      jobs.push(() => {
        Object.assign(request, { result: job() })
        if (!tab.isGone) request.onsuccess?.call(request as IDBRequest, happened)
      })
      return request
    }
    const store = {
      transaction,
      put: (value: unknown, key: string) => later(() => records.set(key, value), true),
      delete: (key: string) => later(() => records.delete(key)),
      get: (key: string) => later(() => records.get(key)),
      getAll: () => later(() => [...sorted(records).map(([, value]) => value)]),
      getAllKeys: () => later(() => [...sorted(records).map(([key]) => key)]),
    }
    const age = this.#age
    this.#freeAt = Math.max(this.#freeAt, this.#clock.now()) + 3
    this.#clock.setTimeout(() => {
      if (age !== this.#age) return
      if (this.isBroken || (isWriting && this.isFull)) {
        this.failedAt = this.#clock.now()
        const error = new DOMException('No room.', 'QuotaExceededError')
        Object.assign(transaction, { error })
        if (tab.isGone) return
        for (const request of requests) {
          Object.assign(request, { error })
          request.onerror?.call(request as IDBRequest, happened)
        }
        transaction.onabort?.call(transaction as IDBTransaction, happened)
        return
      }
      for (const job of jobs) job()
      if (!tab.isGone) transaction.oncomplete?.call(transaction as IDBTransaction, happened)
    }, this.#freeAt - this.#clock.now())
    return work(store as unknown as IDBObjectStore)
  }
}

/** Nobody reads what it says. */
const happened = new Event('happened')

const sorted = (records: ReadonlyMap<string, unknown>) =>
  [...records].sort(([one], [other]) => (one < other ? -1 : 1))
