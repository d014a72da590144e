import type { Page } from '@playwright/test'
import type { JournalRecord } from '#machines/recovery'

/** Tabs that have a document open beside the one under test: for its journal, locks that are held. */
export interface OtherTabs {
  /** The next of them is gone, and this is what it left behind. */
  leave(record: JournalRecord): Promise<void>
}

/** More than any path leaves. */
const count = 12

/** @param prefix under which records of this person and this document are kept */
export async function openOtherTabs(
  page: Page,
  address: string,
  prefix: string,
): Promise<OtherTabs> {
  const other = await page.context().newPage()
  await other.goto(address)
  const keys = Array.from({ length: count }, (_, place) => `${prefix}other-${place}`)
  await other.evaluate(async (keys) => {
    window.otherTabs = {}
    const held = keys.map(
      (key) =>
        new Promise<void>((isHeld) => {
          navigator.locks.request(`stateroom-journal:${key}`, () => {
            isHeld()
            return new Promise<void>((release) => {
              window.otherTabs[key] = release
            })
          })
        }),
    )
    await Promise.all(held)
  }, keys)
  return {
    async leave(record) {
      const key = keys.shift()!
      await other.evaluate(
        async ([key, text]) => {
          const opening = indexedDB.open('stateroom')
          await new Promise((resolve) => opening.addEventListener('success', resolve))
          const change = opening.result.transaction('journal', 'readwrite')
          change.objectStore('journal').put({ ...JSON.parse(text), key }, key)
          await new Promise((resolve) => change.addEventListener('complete', resolve))
          opening.result.close()
          window.otherTabs[key]!()
        },
        [key, JSON.stringify(record)] as const,
      )
    },
  }
}

declare global {
  interface Window {
    otherTabs: Record<string, () => void>
  }
}
