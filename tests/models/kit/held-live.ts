import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { LiveEvent } from '#contracts/events'
import { eventsPath } from '#contracts/events'

/** A page whose stream of events is open and silent: only the test speaks. */
export interface HeldLive {
  expectListening(): Promise<void>
  /** Sends an event to the page. */
  tell(event: LiveEvent): Promise<void>
}

/** Playwright answers whole requests; a stream goes on, so it is made in the page. */
export async function holdLive(page: Page): Promise<HeldLive> {
  await page.addInitScript(holdInPage, eventsPath)
  return {
    expectListening: () =>
      expect.poll(() => page.evaluate<boolean>('heldLive.isListening()')).toBe(true),
    tell: (event) => page.evaluate(`heldLive.tell(${JSON.stringify(event)})`),
  }
}

/** Runs in the page before anything else does; it knows nothing of this file. */
function holdInPage(path: string): void {
  let speak: ((line: string) => void) | undefined
  const realFetch = window.fetch.bind(window)

  window.fetch = async (input, init = {}) => {
    if (!String(input).includes(path)) return realFetch(input, init)
    if (init.method === 'POST') return new Response(null, { status: 204 })
    return new Response(stream(init.signal), { headers: { 'content-type': 'text/event-stream' } })
  }
  const stream = (signal?: AbortSignal | null) =>
    new ReadableStream({
      start(controller) {
        const encoder = new TextEncoder()
        speak = (line) => controller.enqueue(encoder.encode(line))
        // The server speaks at once.
        speak(':\n\n')
        signal?.addEventListener('abort', () => {
          speak = undefined
          controller.error(new TypeError('Cut.'))
        })
      },
    })

  Object.assign(window, {
    heldLive: {
      isListening: () => speak !== undefined,
      tell: (event: unknown) => speak?.(`data: ${JSON.stringify(event)}\n\n`),
    },
  })
}
