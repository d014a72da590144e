import type { Frame, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { previewPath } from '#contracts/preview'
import type { livePreviewMachine } from '#machines/live-preview'
import type { PageModel } from '#testing'
import { unseen } from '#testing'
import type { HeldRequests } from '../../testing/browser/index.ts'
import { endRequest, holdRequests } from '../../testing/browser/index.ts'
import type { Words } from '../kit/words.ts'
import { makePage } from './kit/made-page.ts'
import { notReached } from './kit/not-reached.ts'
import type { PanelStage } from './kit/stage.ts'

interface World {
  page: Page
  words: Words
  locating: HeldRequests
  /** The window that the panel opened last. */
  popup: Page | null
  /** So that what is typed is never what stands there. */
  typed: number
}

type Snapshot = Parameters<
  Extract<
    PageModel<typeof livePreviewMachine, World, PanelStage>['states']['page.nowhere'],
    CallableFunction
  >
>[1]

const site = 'http://localhost:3001'

/** A page of the magazine beside its form; the magazine's site is played here. */
export const page: PageModel<typeof livePreviewMachine, World, PanelStage> = {
  async open({ page, panel }) {
    const address = panel.at(`/collections/pages/${await makePage(page, panel)}`)
    await page
      .context()
      .route(`${site}/**`, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Page</title>' }),
      )
    const locating = await holdRequests(page, new RegExp(`/api${previewPath}\\?`))
    await page.goto(address)
    await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
    await page.getByRole('button', { name: panel.words('preview.label'), exact: true }).click()
    return { page, words: panel.words, locating, popup: null, typed: 0 }
  },
  states: {
    'page.locating': async ({ page, words }) => {
      await expect(iframe(page)).toHaveCount(0)
      await expect(preview(page).getByText(words('app.loading'))).toBeAttached()
    },
    'page.nowhere': ({ page, words }) =>
      expect(page.getByText(words('preview.nowhere'))).toBeVisible(),
    'page.unlocated': ({ page }) => expect(page.locator('#live-preview-retry')).toBeVisible(),
    'page.shown.address.known': isShown,
    'page.shown.address.checking': isShown,
    'page.shown.window.frame.waiting': isFramed,
    'page.shown.window.frame.early': isFramed,
    'page.shown.window.frame.listening': isFramed,
    'page.shown.window.frame.silent': async (world, snapshot) => {
      await isFramed(world, snapshot)
      await expect(world.page.getByText(world.words('preview.silent'))).toBeVisible()
    },
    'page.shown.window.popup.waiting': ({ page, words }) =>
      expect(page.getByText(words('preview.inWindowWaiting'))).toBeVisible(),
    'page.shown.window.popup.listening': ({ page, words }) =>
      expect(page.getByText(words('preview.inWindow'), { exact: true })).toBeVisible(),
    'page.shown.window.popup.silent': ({ page, words }) =>
      expect(page.getByText(words('preview.silent'))).toBeVisible(),
    'page.shown.window.blocked': unseen('the same press opens and is refused: live-preview.spec'),
    'page.shown.window.cutOff': ({ page, words }) =>
      expect(page.getByText(words('preview.cutOff'))).toBeVisible(),
    'breakpoint.responsive': hasSize,
    'breakpoint.named': hasSize,
    'breakpoint.custom': hasSize,
  },
  events: {
    'document.saved': async ({ page, ...world }) => {
      const title = page.locator('#field-title')
      await title.fill(`${await title.inputValue()} again ${world.typed}`)
      // Once it asks anew it has heard of the save, and given up what it asked before.
      const isLocated = page.waitForRequest((request) => request.url().includes(previewPath))
      await page.locator('#action-save-draft').click()
      await isLocated
    },
    'browser.ready': async (world, _, before) => {
      const isInWindow = before.matches({ page: { shown: { window: 'popup' } } })
      const from = isInWindow ? world.popup! : await framed(world.page)
      await from.evaluate((panel) => {
        const opener: Window = window.opener ?? window.parent
        opener.postMessage({ type: 'payload-live-preview', ready: true }, panel)
      }, new URL(world.page.url()).origin)
    },
    'browser.loaded': async ({ page }) => {
      const frame = await framed(page)
      await frame.goto(frame.url())
    },
    'browser.windowBlocked': unseen('the same press opens and is refused: live-preview.spec'),
    'browser.windowClosed': async (world, { isAtOnce }, before) => {
      const isYoung = before.matches({ page: { shown: { window: { popup: 'waiting' } } } })
      if (isYoung && !isAtOnce) await world.page.clock.runFor(1000)
      await world.popup!.close()
      await world.page.clock.runFor(1000)
    },
    'user.retry': ({ page }) => page.locator('#live-preview-retry').click(),
    'user.openWindow': async (world) => {
      const opened = world.page.waitForEvent('popup')
      await world.page.locator('#live-preview-window').click()
      world.popup = await opened
      await world.popup.waitForLoadState()
    },
    'user.closeWindow': ({ page }) => page.locator('#live-preview-here').click(),
    'user.chooseBreakpoint': ({ page, words }, { name }) =>
      page.getByLabel(words('preview.breakpoint')).selectOption(name),
    'user.resize': async ({ page, words }, { size }) => {
      for (const side of ['width', 'height'] as const) {
        await page.getByLabel(words(`preview.${side}`), { exact: true }).fill(String(size[side]))
      }
    },
    'user.zoom': ({ page, words }, { zoom }) =>
      page.getByLabel(words('preview.zoom')).selectOption(String(zoom)),
  },
  work: {
    locate: {
      asked: ({ locating }) => locating.expectAsked(),
      done: async ({ page, locating }, { url, origins }) =>
        endRequest(page, await locating.next(), (route) =>
          route.fulfill({ json: { url, pageUrl: null, origins } }),
        ),
      failed: async ({ page, locating }) => notReached(page, await locating.next()),
    },
  },
  beyond: (step, snapshot) => {
    if (step.cause !== 'event') return undefined
    const { type } = step.event
    const isShown = snapshot.matches({ page: 'shown' })
    const isFramed = snapshot.matches({ page: { shown: { window: 'frame' } } })
    const isInWindow = snapshot.matches({ page: { shown: { window: 'popup' } } })
    switch (type) {
      case 'document.saved':
        return undefined
      case 'browser.ready':
        if (step.example === 'foreign') return 'no page of that origin is shown'
        return isFramed || isInWindow ? undefined : 'no page is shown'
      case 'browser.loaded':
        return isFramed ? undefined : 'there is no frame'
      case 'browser.windowClosed':
        return isInWindow ? undefined : 'no window is open'
      case 'user.retry':
        return snapshot.matches({ page: 'unlocated' }) ? undefined : notOffered
      case 'user.openWindow':
        return isFramed ? undefined : notOffered
      case 'user.closeWindow':
        return isShown && !isFramed ? undefined : notOffered
      case 'user.chooseBreakpoint':
        if (step.example === 'unknown') return 'the list has no other'
        return isFramed ? undefined : notOffered
      case 'user.zoom':
        if (step.example === 'none') return 'the list has no other'
        return isFramed ? undefined : notOffered
      default:
        return isFramed ? undefined : notOffered
    }
  },
}

const notOffered = 'it is not offered there'

const preview = (page: Page) => page.locator('#live-preview')

const iframe = (page: Page) => page.locator('#live-preview-iframe')

/** The page in the frame, once it has loaded: what it says before goes nowhere. */
async function framed(page: Page): Promise<Frame> {
  const frame = (await (await iframe(page).elementHandle())?.contentFrame()) ?? null
  if (frame === null) throw new Error('There is no frame.')
  await frame.waitForURL(`${site}/**`)
  return frame
}

async function isShown({ page }: World): Promise<void> {
  await expect(page.getByText('app.loading')).toHaveCount(0)
  await expect(preview(page)).toBeVisible()
}

async function isFramed({ page }: World, { context: { url } }: Snapshot): Promise<void> {
  await expect(iframe(page)).toHaveAttribute('src', url!)
}

/** As long as there is a frame: the bar stands for it. */
async function hasSize({ page, words }: World, snapshot: Snapshot): Promise<void> {
  if (!snapshot.matches({ page: { shown: { window: 'frame' } } })) return
  const { breakpoint, size, zoom } = snapshot.context
  await expect(page.getByLabel(words('preview.breakpoint'))).toHaveValue(breakpoint)
  await expect(page.getByLabel(words('preview.zoom'))).toHaveValue(String(zoom))
  if (size === null) return
  await expect(iframe(page)).toHaveCSS('width', `${size.width}px`)
  await expect(iframe(page)).toHaveCSS('height', `${size.height}px`)
}
