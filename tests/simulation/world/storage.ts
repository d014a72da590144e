import type { UseStore } from 'idb-keyval'
import type { VirtualClock } from './clock.ts'

/** What a browser keeps, in memory; every write takes its time, and fails where there is no room. */
export class Storage {
  readonly records = new Map<string, unknown>()
  isFull = false
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

  /** As `idb-keyval` knows a store, for a tab that hears nothing more once it is gone. */
  of(tab: { isGone: boolean }): UseStore {
    return (_mode, work) => (tab.isGone ? new Promise(() => {}) : this.#transact(tab, work))
  }

  async #transact<Result>(
    tab: { isGone: boolean },
    work: (store: IDBObjectStore) => Result | PromiseLike<Result>,
  ): Promise<Result> {
    const jobs: (() => void)[] = []
    let isWriting = false
    const transaction: Partial<IDBTransaction> = { commit: () => {} }
    const later = (job: () => unknown, writes = false) => {
      isWriting ||= writes
      const request: Partial<IDBRequest> = {}
      jobs.push(() => {
        Object.assign(request, { result: job() })
        if (!tab.isGone) request.onsuccess?.call(request as IDBRequest, happened)
      })
      return request
    }
    const { records } = this
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
      if (isWriting && this.isFull) {
        Object.assign(transaction, { error: new DOMException('No room.', 'QuotaExceededError') })
        if (!tab.isGone) transaction.onabort?.call(transaction as IDBTransaction, happened)
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
