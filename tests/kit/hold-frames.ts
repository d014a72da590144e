import type { Page } from '@playwright/test'

interface HeldFrames {
  /** Lets the page have its frames again. */
  release: () => Promise<void>
}

/** Holds what a page wants to do with its next frames, as one that is busy does. */
export async function holdFrames(page: Page): Promise<HeldFrames> {
  const frames = await page.evaluateHandle(() => {
    const { requestAnimationFrame: request, cancelAnimationFrame: cancel } = window
    const held = new Map<number, FrameRequestCallback>()
    // Below zero: the browser's own are above it.
    window.requestAnimationFrame = (callback) => {
      const id = -1 - held.size
      held.set(id, callback)
      return id
    }
    window.cancelAnimationFrame = (id) => {
      if (held.has(id)) held.set(id, () => {})
      else cancel(id)
    }
    const release = () => {
      window.requestAnimationFrame = request
      for (const id of held.keys()) request((time) => held.get(id)?.(time))
    }
    return { release }
  })
  return { release: () => frames.evaluate(({ release }) => release()) }
}
