import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { previewLinksPath } from '#contracts/preview'
import type { previewLinksMachine } from '#machines/preview-links'
import type { Problem } from '#problems'
import type { PageModel } from '#testing'
import type { HeldRequests } from '../../testing/browser/index.ts'
import { holdRequests } from '../../testing/browser/index.ts'
import type { Words } from '../kit/words.ts'
import { refuse } from './kit/answers.ts'
import { makePage } from './kit/made-page.ts'
import type { PanelStage } from './kit/stage.ts'

type Work = 'read' | 'make' | 'revoke'

interface World {
  page: Page
  words: Words
  held: Record<Work, HeldRequests>
}

const workOf = (name: Work) => ({
  asked: ({ held }: World) => held[name].expectAsked(),
  done: async ({ held }: World, answer: object) =>
    (await held[name].next()).fulfill({ json: answer }),
  failed: async ({ held }: World, error: unknown) =>
    refuse(await held[name].next(), (error as Problem).code),
})

/** The links to a page of the magazine, beside its form; the magazine's site is played here. */
export const page: PageModel<typeof previewLinksMachine, World, PanelStage> = {
  async open({ page, panel }) {
    await page
      .context()
      .route('http://localhost:3001/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Page</title>' }),
      )
    const hold = (method: string) =>
      holdRequests(
        page,
        new RegExp(`/api${previewLinksPath}`),
        (request) => request.method() === method,
      )
    const held = { read: await hold('GET'), make: await hold('POST'), revoke: await hold('DELETE') }
    await page.goto(panel.at(`/collections/pages/${await makePage(page, panel)}`))
    await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
    await page.getByRole('button', { name: panel.words('preview.label'), exact: true }).click()
    await expect(share(page)).toBeVisible()
    return { page, words: panel.words, held }
  },
  states: {
    closed: (world) => expect(dialog(world)).toHaveCount(0),
    'open.reading': async (world) => {
      await expect(dialog(world).getByText(world.words('app.loading')).first()).toBeAttached()
      await expect(lines(world)).toHaveCount(0)
    },
    'open.unread': async (world, { context: { problem } }) => {
      await expect(alert(world)).toContainText(world.words(`problem.${problem!.code}`))
      await expect(button(world, 'app.tryAgain')).toBeVisible()
    },
    'open.listed': async (world, { context: { links, problem } }) => {
      await expect(lines(world)).toHaveCount(links.length)
      await expect(dialog(world).getByText(world.words('preview.share.none'))).toHaveCount(
        links.length === 0 ? 1 : 0,
      )
      await expect(button(world, 'preview.share.make')).not.toHaveAttribute('aria-busy')
      await expect(alert(world)).toHaveCount(problem ? 1 : 0)
    },
    'open.making': (world) =>
      expect(button(world, 'preview.share.make')).toHaveAttribute('aria-busy', 'true'),
    'open.revoking': (world) =>
      expect(button(world, 'preview.share.revoke').first()).toHaveAttribute('aria-busy', 'true'),
  },
  events: {
    'user.open': ({ page }) => share(page).click(),
    'user.close': (world) => button(world, 'app.close').click(),
    'user.retry': (world) => button(world, 'app.tryAgain').click(),
    'user.make': (world) => button(world, 'preview.share.make').click(),
    'user.revoke': (world) => button(world, 'preview.share.revoke').last().click(),
  },
  work: { read: workOf('read'), make: workOf('make'), revoke: workOf('revoke') },
  beyond: (step, snapshot) => {
    if (step.cause !== 'event') return undefined
    const { type, id } = step.event as { type: string; id?: number }
    if (type === 'user.open') return snapshot.matches('closed') ? undefined : 'it is open'
    if (snapshot.matches('closed')) return 'it is closed'
    if (type === 'user.retry')
      return snapshot.matches({ open: 'unread' }) ? undefined : 'it was read'
    if (type === 'user.make' && !snapshot.matches({ open: 'listed' }))
      return 'it is busy, or unread'
    if (type !== 'user.revoke') return undefined
    return snapshot.matches({ open: 'listed' }) && snapshot.context.links.at(-1)?.id === id
      ? undefined
      : 'no button stands at it'
  },
}

const share = (page: Page) => page.locator('#live-preview-share')

const dialog = ({ page, words }: World) =>
  page.getByRole('dialog', { name: words('preview.share.title') })

const lines = (world: World) => dialog(world).getByRole('listitem')

const alert = (world: World) => dialog(world).getByRole('alert')

const button = (world: World, text: Parameters<Words>[0]) =>
  dialog(world).getByRole('button', { name: world.words(text), exact: true })
