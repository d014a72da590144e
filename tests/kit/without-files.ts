import type { Page } from '@playwright/test'

/**
 * Leaves a page and opens it again; in between the browser, short of room, has thrown away the files
 * that wait in it. What a page writes while it's left is written by then.
 */
export async function reopenWithoutFiles(page: Page): Promise<void> {
  const address = page.url()
  const between = new URL('/between-two-visits', address).href
  await page.route(between, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Between two visits</title>' }),
  )
  await page.goto(between)
  await page.evaluate(clearFiles)
  await page.goto(address)
}

/** Pictures of a text are kept with their uploads. */
async function clearFiles(): Promise<void> {
  const opening = indexedDB.open('stateroom-uploads')
  await new Promise((resolve, reject) => {
    opening.onsuccess = resolve
    opening.onerror = reject
  })
  const clearing = opening.result.transaction('files', 'readwrite')
  clearing.objectStore('files').clear()
  await new Promise((resolve, reject) => {
    clearing.oncomplete = resolve
    clearing.onabort = reject
  })
  opening.result.close()
}
