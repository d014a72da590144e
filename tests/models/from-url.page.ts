import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { FetchedUpload } from '#contracts/uploads'
import { uploadFromUrlPath } from '#contracts/uploads'
import type { fromUrlMachine } from '#machines/from-url'
import type { PageModel } from '#testing'
import type { HeldRequests } from '../../testing/browser/index.ts'
import { endRequest, holdRequests } from '../../testing/browser/index.ts'
import type { Words } from '../kit/words.ts'
import { changeConfig } from './kit/change-config.ts'
import { notReached } from './kit/not-reached.ts'
import type { PanelStage } from './kit/stage.ts'

interface World {
  page: Page
  words: Words
  fetches: HeldRequests
}

/** A new picture, whose file may come from an address. */
export const page: PageModel<typeof fromUrlMachine, World, PanelStage> = {
  async open({ page, panel }) {
    await changeConfig(page, panel, (config) => ({
      ...config,
      collections: config.collections.map((one) =>
        one.upload ? { ...one, upload: { ...one.upload, fromUrl: true as const } } : one,
      ),
    }))
    const fetches = await holdRequests(page, `**/api${uploadFromUrlPath}`)
    await page.goto(panel.at('/collections/media/create?locale=en'))
    const world = { page, words: panel.words, fetches }
    await expect(button(world, 'fromUrl.open')).toBeVisible()
    return world
  },
  states: {
    closed: (world) => expect(button(world, 'fromUrl.open')).toBeVisible(),
    typing: async (world, { context: { url } }) => {
      await expect(address(world)).toHaveValue(url)
      await expect(address(world)).not.toHaveAttribute('aria-invalid')
    },
    fetching: async (world) => {
      await expect(address(world)).toHaveAttribute('readonly')
    },
    failed: async (world, { context: { problem } }) => {
      const { code, details } = problem!
      await expect(address(world)).toHaveAccessibleDescription(
        world.words(`problem.${code}`, details),
      )
    },
  },
  events: {
    'user.open': (world) => button(world, 'fromUrl.open').click(),
    'user.type': (world, { url }) => address(world).fill(url),
    'user.fetch': (world) => address(world).press('Enter'),
    'user.close': (world) => button(world, 'app.cancel').click(),
  },
  work: {
    fetch: {
      asked: ({ fetches }) => fetches.expectAsked(),
      done: async ({ page, fetches }, output: FetchedUpload) => {
        await endRequest(page, await fetches.next(), (route) => route.fulfill({ json: output }))
        await expect(page.locator('[data-field="file"]')).toContainText(output.serverData.name)
      },
      failed: async ({ page, fetches }, error) => {
        const { code, details } = error as { code: string; details: { message: string } }
        const route = await fetches.next()
        if (code === 'server.unreachable') return notReached(page, route)
        await endRequest(page, route, () =>
          route.fulfill({ status: 403, json: { code: 'FORBIDDEN', ...details } }),
        )
      },
    },
  },
  beyond: (step, snapshot) => {
    if (step.cause !== 'event') return undefined
    const event = step.event as { type: string; url?: string }
    // The browser hears no input where the text stays the same.
    if (event.type === 'user.type' && event.url === snapshot.context.url) return 'it is typed'
    return snapshot.can(step.event as never) ? undefined : 'no button'
  },
}

const button = ({ page, words }: World, text: Parameters<Words>[0]) =>
  page.getByRole('button', { name: words(text), exact: true })

const address = ({ page, words }: World) => page.getByLabel(words('fromUrl.label'))
