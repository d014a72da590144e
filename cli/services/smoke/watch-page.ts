import type { Page } from '@playwright/test'

/** What a screen did that nobody wants of it. */
export interface Trouble {
  kind: 'console' | 'error' | 'request' | 'unnamed' | 'alert' | 'unopened' | 'wrote'
  detail: string
}

/** POST requests that only read, below the API. */
const reading = [/\/access(\/[^/]+)?$/, /\/stateroom\/form-state$/, /\/stateroom\/events$/]

/** Hears what the page complains about, and lets nothing through that writes. */
export async function watchPage(page: Page, api: string): Promise<() => Trouble[]> {
  let heard: Trouble[] = []
  const hear = (kind: Trouble['kind'], detail: string) =>
    heard.push({ kind, detail: detail.slice(0, 300) })
  const stopped = new Set<string>()

  await page.route('**/*', (route, request) => {
    const method = request.method()
    const path = new URL(request.url()).pathname
    const isReading =
      ['GET', 'HEAD', 'OPTIONS'].includes(method) ||
      (request.url().startsWith(api) && method === 'POST' && reading.some((one) => one.test(path)))
    if (isReading) return route.continue()
    stopped.add(request.url())
    hear('wrote', `${method} ${path}`)
    return route.abort()
  })
  page.on('pageerror', (error) => hear('error', error.message))
  page.on('console', (message) => {
    const { url } = message.location()
    if (message.type() === 'error' && !stopped.has(url))
      hear('console', `${message.text()} (${url})`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) {
      hear('request', `${response.request().method()} ${response.url()}: ${response.status()}`)
    }
  })
  return () => {
    const taken = heard
    heard = []
    return taken
  }
}
