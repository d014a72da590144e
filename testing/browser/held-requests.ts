import type { Page, Request, Route } from '@playwright/test'
import { expect } from '@playwright/test'

/** Requests of one kind, which hang until a test says how they end. */
export interface HeldRequests {
  /** Asserts that so many hang; by default one. */
  expectAsked(count?: number): Promise<void>
  /** The newest that hangs, or comes within 10 seconds; it goes on hanging. */
  newest(): Promise<Request>
  /** The newest that hangs, or comes within 10 seconds; it hangs no longer. */
  next(): Promise<Route>
  /** All that hang now, at least one; they hang no longer. */
  all(): Promise<Route[]>
}

/** Lets requests hang; `isMeant` picks among those whose address fits. */
export async function holdRequests(
  page: Page,
  url: string | RegExp,
  isMeant: (request: Request) => boolean = () => true,
): Promise<HeldRequests> {
  const held: Route[] = []
  heldIn.set(page, [...(heldIn.get(page) ?? []), held])
  await page.route(url, async (route) => {
    if (!isMeant(route.request())) return route.fallback()
    excuseFailures(page, route.request().url())
    held.push(route)
  })
  page.on('requestfailed', (request) => {
    const index = held.findIndex((route) => route.request() === request)
    if (index !== -1) held.splice(index, 1)
  })

  const expectAsked = async (count = 1) =>
    expect
      .poll(() => held.length, { message: `requests to ${url} that hang`, timeout: patience })
      .toBeGreaterThanOrEqual(count)
  return {
    expectAsked,
    async newest() {
      await expectAsked()
      return held.at(-1)!.request()
    },
    async next() {
      await expectAsked()
      return held.pop()!
    },
    async all() {
      await expectAsked()
      return held.splice(0)
    },
  }
}

const heldIn = new WeakMap<Page, Route[][]>()

/** The requests of a page that hang now. */
export const hangingIn = (page: Page): readonly Route[] => (heldIn.get(page) ?? []).flat()

/** This request is the next that a test ends. */
export function endNext(page: Page, request: Route): void {
  for (const held of heldIn.get(page) ?? []) {
    if (held.includes(request)) held.push(...held.splice(held.indexOf(request), 1))
  }
}

const patience = 10_000

/**
 * Ends a request that hangs, and waits until the page knows: its clock may only go on then. False: it
 * failed, or the page had given it up before the answer came.
 */
export async function endRequest(
  page: Page,
  route: Route,
  end: (route: Route) => Promise<void>,
): Promise<boolean> {
  const hasAnswer = new Promise<boolean>((resolve) => {
    const endAs = (isAnswered: boolean) => (request: Request) => {
      if (request !== route.request()) return
      page.off('requestfinished', finish).off('requestfailed', fail)
      resolve(isAnswered)
    }
    const [finish, fail] = [endAs(true), endAs(false)]
    page.on('requestfinished', finish).on('requestfailed', fail)
  })
  await end(route)
  const isAnswered = await hasAnswer
  // What a page runs for a script comes after what it runs for the answer.
  await page.evaluate(() => {})
  return isAnswered
}

const excused = new WeakMap<Page, (string | RegExp)[]>()

/** Says that requests to these addresses fail because a test wants it so: no fault of the page. */
export function excuseFailures(page: Page, url: string | RegExp): void {
  excused.set(page, [...(excused.get(page) ?? []), url])
}

/** Whether a test wants requests to this address to fail. */
export const isExcused = (page: Page, url: string): boolean =>
  (excused.get(page) ?? []).some((known) =>
    typeof known === 'string' ? known === url : known.test(url),
  )
