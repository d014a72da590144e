import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import sharp from 'sharp'

export const tray = (page: Page) => page.locator('[data-uploads]')

export const line = (page: Page, name: string) =>
  tray(page).getByRole('listitem').filter({ hasText: name })

export const button = (page: Page, name: string) =>
  tray(page).getByRole('button', { name, exact: true })

export const choose = (page: Page, name: string, buffer: Buffer) =>
  page.locator('#field-file').setInputFiles({ name, mimeType: 'image/png', buffer })

/** It is on its way: more is sent than a moment ago. */
export async function expectSent(page: Page, name: string) {
  const bar = line(page, name).getByRole('progressbar')
  const sent = async () => Number(await bar.getAttribute('value'))
  const before = await sent()
  await expect.poll(sent, { timeout: 45_000 }).toBeGreaterThan(before)
}

/** Pixels that no format makes smaller: `side` squared times three bytes. */
export const noise = (side: number): Promise<Buffer> => {
  const pixels = Buffer.alloc(side * side * 3)
  for (let at = 0, seed = 7; at < pixels.length; at += 1) {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff
    pixels[at] = seed >> 16
  }
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer()
}

export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** Of the file that the document on the screen has by now. */
export async function storedHash(page: Page, { origin }: { origin: string }): Promise<string> {
  const id = page.url().match(/media\/(\d+)/)?.[1]
  const { url } = await (await page.request.get(`${origin}/api/media/${id}`)).json()
  return sha256(await (await page.request.get(new URL(url, origin).href)).body())
}

/**
 * The controls of the page that the tray lies over, by their names. One that scrolls is looked for
 * where the page brings it when it takes the focus.
 */
export const coveredControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const tray = document.querySelector('[data-uploads]')!
    const controls = 'a[href], button, input, textarea, select, [role="textbox"], [tabindex="0"]'
    return [...document.querySelectorAll<HTMLElement>(controls)]
      .filter((control) => !tray.contains(control) && !control.closest('[inert]'))
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => {
        control.scrollIntoView({ block: 'nearest', behavior: 'instant' })
        const { x, y, width, height } = control.getBoundingClientRect()
        const [left, right] = [x + 2, x + width - 2]
        const [top, foot] = [y + 2, y + height - 2]
        const points = [
          [x + width / 2, y + height / 2],
          [left, top],
          [right, top],
          [left, foot],
          [right, foot],
        ] as const
        return points.some((point) => tray.contains(document.elementFromPoint(...point)))
      })
      .map(({ id, textContent, ariaLabel }) => id || ariaLabel || textContent || '?')
  })

export interface Network {
  /** KiB a second. */
  slow(upload: number): Promise<unknown>
  cut(): Promise<unknown>
}

export async function throttle(page: Page): Promise<Network> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  const set = (offline: boolean, kib: number) =>
    cdp.send('Network.emulateNetworkConditions', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: kib * 1024,
    })
  return { slow: (upload) => set(false, upload), cut: () => set(true, 0) }
}
