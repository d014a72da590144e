import type { Page } from '@playwright/test'
import { isExcused } from './held-requests.ts'

/** Hears what a page complains about, whoever caused it. */
export interface PageWatch {
  /** @throws {Error} with everything that was complained about since the last look */
  mustBeQuiet(): void
}

/** Uncaught errors, rejections that nobody handles, and errors in the console. */
export function watchPage(page: Page): PageWatch {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.stack ?? error.message))
  page.on('console', (message) => {
    if (message.type() !== 'error') return
    // The browser's own line about a request that a test let fail.
    const { url } = message.location()
    if (message.text().startsWith('Failed to load resource') && isExcused(page, url)) return
    if (excused.get(page)?.some((line) => line.test(message.text()))) return
    complaints.push(`console: ${message.text()} (${url})`)
  })
  return {
    mustBeQuiet() {
      const found = complaints.splice(0)
      if (found.length > 0) throw new Error(`The page complained:\n${found.join('\n')}`)
    },
  }
}

const excused = new WeakMap<Page, RegExp[]>()

/** Says that lines like this in the console are what a page has to write: no fault of it. */
export function excuseLines(page: Page, line: RegExp): void {
  excused.set(page, [...(excused.get(page) ?? []), line])
}
