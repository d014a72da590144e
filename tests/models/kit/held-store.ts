import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** What is done with the edits that a browser keeps. */
export type StoreWork = 'keep' | 'forget'

/** The browser's own store. What is done there is done at once, and told when a test says so. */
export interface HeldStore {
  expectAsked(work: StoreWork): Promise<void>
  /** Tells the newest that it was done. */
  done(work: StoreWork): Promise<void>
  /** Tells the newest that it was not. */
  failed(work: StoreWork): Promise<void>
  /** Tells all, and from now on at once, until it is held again. */
  tellAll(): Promise<void>
  hold(): Promise<void>
}

export async function holdStore(page: Page, ...held: readonly StoreWork[]): Promise<HeldStore> {
  await page.addInitScript(holdInPage, [...held])
  const end = (work: StoreWork, how: 'done' | 'failed') =>
    page.evaluate(([work, how]) => window.heldStore.end(work, how), [work, how] as const)
  const expectAsked = (work: StoreWork) =>
    expect
      .poll(() => page.evaluate((work) => window.heldStore.count(work), work), {
        message: `the browser's store was asked to ${work}`,
      })
      .toBeGreaterThan(0)
  return {
    expectAsked,
    async done(work) {
      await expectAsked(work)
      await end(work, 'done')
    },
    async failed(work) {
      await expectAsked(work)
      await end(work, 'failed')
    },
    tellAll: () => page.evaluate(() => window.heldStore.tellAll()),
    hold: () => page.evaluate(() => window.heldStore.hold()),
  }
}

interface InPage {
  count(work: StoreWork): number
  end(work: StoreWork, how: 'done' | 'failed'): void
  tellAll(): void
  hold(): void
}

declare global {
  interface Window {
    heldStore: InPage
  }
}

/** Runs in the page: whoever waits for a transaction hears of its end when the test says so. */
function holdInPage(held: readonly StoreWork[]): void {
  interface Waiting {
    work: StoreWork
    done?: () => void
    failed?: () => void
  }
  const known = new WeakMap<IDBTransaction, Waiting>()
  let waiting: Waiting[] = []
  let isHeld = true

  const name = (method: 'put' | 'delete', work: StoreWork) => {
    const own = IDBObjectStore.prototype[method] as (...args: unknown[]) => IDBRequest
    IDBObjectStore.prototype[method] = function (this: IDBObjectStore, ...args: unknown[]) {
      if (held.includes(work)) known.set(this.transaction, { work })
      return own.apply(this, args)
    } as never
  }
  name('put', 'keep')
  name('delete', 'forget')

  const listen = (property: 'oncomplete' | 'onabort', end: 'done' | 'failed') => {
    const own = Object.getOwnPropertyDescriptor(IDBTransaction.prototype, property)!
    Object.defineProperty(IDBTransaction.prototype, property, {
      ...own,
      set(this: IDBTransaction, hear: () => void) {
        const entry = known.get(this)
        if (!entry) return own.set!.call(this, hear)
        entry[end] = hear
        if (end === 'failed') return
        own.set!.call(this, () => {
          // Whoever forgets does not wait for what was to be kept before.
          if (entry.work === 'forget') waiting = waiting.filter(({ work }) => work !== 'keep')
          if (isHeld) waiting.push(entry)
          else hear()
        })
      },
    })
  }
  listen('oncomplete', 'done')
  listen('onabort', 'failed')

  window.heldStore = {
    count: (work) => waiting.filter((entry) => entry.work === work).length,
    end(work, how) {
      const entry = waiting.findLast((one) => one.work === work)
      waiting = waiting.filter((one) => one.work !== work)
      entry?.[how]?.()
    },
    tellAll() {
      isHeld = false
      for (const { done } of waiting.splice(0)) done?.()
    },
    hold: () => {
      isHeld = true
    },
  }
}
