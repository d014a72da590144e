import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { LiveEvent } from '#contracts/events'
import { eventsPath } from '#contracts/events'

/** What the panel asks for to hear of others. */
export type LiveWork = 'lead' | 'connect' | 'listen' | 'say'

/** How such a piece of work fails: with this status, or without an answer. */
export type LiveFailure = number | 'no answer'

/** A page whose stream of events is the test's: it hangs until the test says how it goes on. */
export interface HeldLive {
  expectGoingOn(work: Partial<Record<LiveWork, number>>): Promise<void>
  end(work: LiveWork): Promise<void>
  fail(work: LiveWork, how: LiveFailure): Promise<void>
  /** Sends an event to the page. */
  tell(event: LiveEvent): Promise<void>
}

/** Playwright answers whole requests; a stream goes on, so it is made in the page. */
export async function holdLive(page: Page): Promise<HeldLive> {
  await page.addInitScript(holdInPage, eventsPath)
  const ask = <Answer>(question: string) => page.evaluate<Answer>(`window.heldLive.${question}`)
  return {
    expectGoingOn: (work) => expect.poll(() => ask('counts()')).toMatchObject(work),
    end: (work) => ask(`end(${JSON.stringify(work)})`),
    fail: (work, how) => ask(`fail(${JSON.stringify(work)}, ${JSON.stringify(how)})`),
    tell: (event) => ask(`tell(${JSON.stringify(event)})`),
  }
}

/** The same page, whose stream is open and silent: only the test speaks. */
export async function openLive(page: Page): Promise<HeldLive> {
  const live = await holdLive(page)
  await page.addInitScript(() => {
    const answerAll = setInterval(() => {
      const { heldLive } = window as unknown as { heldLive: Record<string, (work: string) => void> }
      for (const work of ['lead', 'connect', 'say']) heldLive.endAll?.(work)
    }, 20)
    window.addEventListener('pagehide', () => clearInterval(answerAll))
  })
  return live
}

/** Runs in the page before anything else does; it knows nothing of this file. */
function holdInPage(path: string): void {
  interface Held {
    end(): void
    fail(how: number | 'no answer'): void
  }
  const held: Record<string, Held[]> = { lead: [], connect: [], listen: [], say: [] }
  let speak = (_line: string) => {}

  const hold = (work: string, one: Held, signal?: AbortSignal | null) => {
    held[work]?.push(one)
    signal?.addEventListener('abort', () => drop(work, one))
  }
  const drop = (work: string, one: Held | undefined) => {
    held[work] = (held[work] ?? []).filter((other) => other !== one)
    return one
  }
  const newest = (work: string) => drop(work, held[work]?.at(-1))

  const realFetch = window.fetch.bind(window)
  window.fetch = (input, init = {}) => {
    if (!String(input).includes(path)) return realFetch(input, init)
    const { signal } = init
    const work = init.method === 'POST' ? 'say' : 'connect'
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
      const end = () =>
        resolve(
          work === 'say'
            ? new Response(null, { status: 204 })
            : new Response(stream(signal), { headers: { 'content-type': 'text/event-stream' } }),
        )
      const fail = (how: number | 'no answer') =>
        how === 'no answer'
          ? reject(new TypeError('No answer.'))
          : resolve(new Response('{"errors":[]}', { status: how }))
      hold(work, { end, fail }, signal)
    })
  }
  const stream = (signal?: AbortSignal | null) =>
    new ReadableStream({
      start(controller) {
        const encoder = new TextEncoder()
        speak = (line) => controller.enqueue(encoder.encode(line))
        // The server speaks at once.
        speak(':\n\n')
        const fail = () => controller.error(new TypeError('Cut.'))
        hold('listen', { end: () => controller.close(), fail }, signal)
        signal?.addEventListener('abort', fail)
      },
    })

  const realRequest = navigator.locks.request.bind(navigator.locks) as (
    ...all: unknown[]
  ) => Promise<unknown>
  const isLead = (name: unknown) => /^stateroom-live \S+ \S+$/.test(String(name))
  navigator.locks.request = ((
    name: string,
    options: { signal: AbortSignal },
    use: () => unknown,
  ) =>
    isLead(name)
      ? new Promise<unknown>((resolve, reject) => {
          options.signal.addEventListener('abort', () => reject(options.signal.reason))
          const fail = () => reject(new Error('No locks.'))
          hold('lead', { end: () => resolve(use()), fail }, options.signal)
        })
      : realRequest(name, options, use)) as typeof navigator.locks.request

  Object.assign(window, {
    heldLive: {
      counts: () =>
        Object.fromEntries(Object.entries(held).map(([work, all]) => [work, all.length])),
      end: (work: string) => newest(work)?.end(),
      endAll: (work: string) => {
        for (const one of held[work] ?? []) drop(work, one)?.end()
      },
      fail: (work: string, how: number | 'no answer') => newest(work)?.fail(how),
      tell: (event: unknown) => speak(`data: ${JSON.stringify(event)}\n\n`),
    },
  })
}
