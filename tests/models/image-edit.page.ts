import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { OriginalAnswer } from '#contracts/files'
import { originalFilePath } from '#contracts/files'
import type { EditedImage, imageEditMachine } from '#machines/image-edit'
import { pixelsOf } from '#machines/image-edit'
import type { PageModel } from '#testing'
import type { HeldRequests } from '../../testing/browser/index.ts'
import { holdRequests } from '../../testing/browser/index.ts'
import type { Words } from '../kit/words.ts'
import type { PanelStage } from './kit/stage.ts'

interface World {
  page: Page
  words: Words
  read: HeldRequests
}

/** A picture of the magazine, of whose original the server tells what the plan says. */
export const page: PageModel<typeof imageEditMachine, World, PanelStage> = {
  async open({ page, panel }) {
    const isPicture = (url: URL) =>
      url.pathname.endsWith(originalFilePath) && url.searchParams.has('file')
    await page.route(isPicture, (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: picture }),
    )
    const read = await holdRequests(
      page,
      new RegExp(`/api${originalFilePath}`),
      (request) => !isPicture(new URL(request.url())),
    )
    await page.goto(panel.at('/collections/media/1?locale=en'))
    await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
    const world = { page, words: panel.words, read }
    await expect(opener(world)).toBeVisible()
    return world
  },
  states: {
    closed: (world) => expect(dialog(world)).toHaveCount(0),
    'open.reading': async (world) => {
      await expect(dialog(world).getByText(world.words('app.loading')).first()).toBeAttached()
      await expect(facts(world)).toHaveCount(0)
    },
    'open.unread': async (world, { context: { problem } }) => {
      await expect(dialog(world).getByRole('alert')).toContainText(
        world.words(`problem.${problem!.code}`),
      )
      await expect(button(world, 'app.tryAgain')).toBeVisible()
    },
    'open.editing': async (world, snapshot) => {
      const { image, edit } = snapshot.context
      const { width, height } = pixelsOf(edit.area, image!)
      await expect(facts(world)).toHaveText(world.words('crop.part', { width, height }))
      const apply = expect(button(world, 'crop.apply'))
      if (snapshot.can({ type: 'user.apply' })) await apply.not.toHaveAttribute('aria-disabled')
      else await apply.toHaveAttribute('aria-disabled', 'true')
    },
  },
  events: {
    'user.open': (world) => opener(world).click(),
    'user.close': (world) => button(world, 'crop.cancel').click(),
    'user.retry': (world) => button(world, 'app.tryAgain').click(),
    'user.reset': (world) => button(world, 'crop.reset').click(),
    'user.apply': (world) => button(world, 'crop.apply').click(),
    'user.crop': () => Promise.reject(new Error('beyond')),
    'user.focus': () => Promise.reject(new Error('beyond')),
  },
  work: {
    read: {
      asked: ({ read }) => read.expectAsked(),
      done: async ({ read }, { isKept, width, height, now }: EditedImage) => {
        const crop = now.area ?? { x: 0, y: 0, width: 100, height: 100 }
        const json: OriginalAnswer = { isKept, original: { width, height, crop }, shown: null }
        await (await read.next()).fulfill({ json })
      },
      failed: async ({ read }) => (await read.next()).abort(),
    },
  },
  beyond: (step, snapshot) => {
    if (step.cause !== 'event') return undefined
    const { type } = step.event as { type: string }
    if (type === 'user.crop' || type === 'user.focus') return 'it is dragged to no exact place'
    if (type === 'user.open') return snapshot.matches('closed') ? undefined : 'it is open'
    if (snapshot.matches('closed')) return 'it is closed'
    if (type === 'user.retry')
      return snapshot.matches({ open: 'unread' }) ? undefined : 'it was read'
    if (type === 'user.close') return undefined
    return snapshot.matches({ open: 'editing' }) && snapshot.can(step.event as never)
      ? undefined
      : 'its button is disabled'
  },
}

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><rect width="400" height="200"/></svg>'

const opener = ({ page, words }: World) =>
  page.getByRole('button', { name: words('crop.open'), exact: true })

const dialog = ({ page, words }: World) => page.getByRole('dialog', { name: words('crop.title') })

const facts = (world: World) => dialog(world).getByText(/^\d+ × \d+ pixels$/)

const button = (world: World, text: Parameters<Words>[0]) =>
  dialog(world).getByRole('button', { name: world.words(text), exact: true })
