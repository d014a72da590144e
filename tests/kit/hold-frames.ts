import type { Page } from '@playwright/test'

interface HeldFrames {
  /** Lets the page have its frames again. */
  release: () => Promise<void>
}

/** Holds what a page wants to do with its next frames, as one that is busy does. */
export async function holdFrames(page: Page): Promise<HeldFrames> {
  const frames = await page.evaluateHandle(() => {
    const request = window.requestAnimationFrame
    const held: FrameRequestCallback[] = []
    window.requestAnimationFrame = (callback) => held.push(callback)
    const release = () => {
      window.requestAnimationFrame = request
      for (const callback of held) request(callback)
    }
    return { release }
  })
  return { release: () => frames.evaluate(({ release }) => release()) }
}
