import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { JournalRecord } from '#machines/recovery'

/** The browser's store takes its time to open the first time, until a test says what is in it. */
export async function holdOpening(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const own = indexedDB.open.bind(indexedDB)
    indexedDB.open = (name, version) => {
      const request = own(name, version)
      if (window.storeOpening) return request
      window.storeOpening = { request }
      for (const property of ['onsuccess', 'onerror'] as const) {
        Object.defineProperty(request, property, {
          set: (hear: () => void) => Object.assign(window.storeOpening!, { [property]: hear }),
        })
      }
      return request
    }
  })
}

export const expectOpening = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => window.storeOpening !== undefined), {
      message: 'the browser’s store was opened',
    })
    .toBe(true)

/** It is open and has these records; null: it cannot be opened. */
export async function endOpening(
  page: Page,
  records: readonly JournalRecord[] | null,
): Promise<void> {
  await expectOpening(page)
  await page.evaluate(async (text) => {
    const records: JournalRecord[] | null = JSON.parse(text)
    const { request, onsuccess, onerror } = window.storeOpening!
    if (request.readyState === 'pending') {
      await new Promise((resolve) => request.addEventListener('success', resolve))
    }
    if (records === null) return onerror?.()
    if (records.length > 0) {
      const change = request.result.transaction('journal', 'readwrite')
      for (const record of records) change.objectStore('journal').put(record, record.key)
      await new Promise((resolve) => change.addEventListener('complete', resolve))
    }
    onsuccess?.()
  }, JSON.stringify(records))
}

declare global {
  interface Window {
    storeOpening?: {
      request: IDBOpenDBRequest
      onsuccess?: () => void
      onerror?: () => void
    }
  }
}
