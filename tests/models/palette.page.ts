import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { FoundDocument, PaletteEvent, paletteMachine } from '#machines/palette'
import type { Problem } from '#problems'
import type { PageModel } from '#testing'
import type { HeldRequests } from '../../testing/browser/index.ts'
import { holdRequests } from '../../testing/browser/index.ts'
import { admin } from '../kit/magazine.ts'
import { refuse } from './kit/answers.ts'
import { changeConfig } from './kit/change-config.ts'
import { comesAs } from './kit/people.ts'
import type { Visitor } from './kit/session-end.ts'
import { endSession, mustAskForSession, signInIfAsked } from './kit/session-end.ts'
import type { PanelStage } from './kit/stage.ts'

interface World extends Visitor {
  /** Two collections are searched. */
  searches: HeldRequests
}

type Snapshot = Parameters<
  Extract<PageModel<typeof paletteMachine, World, PanelStage>['states']['closed'], CallableFunction>
>[1]

/** A new category in a magazine of posts and categories: nothing was typed there. */
export const page: PageModel<typeof paletteMachine, World, PanelStage> = {
  async open({ page, panel }) {
    await comesAs(page, panel, admin)
    await changeConfig(page, panel, (config) => ({
      ...config,
      collections: config.collections.filter(({ slug }) => ['posts', 'categories'].includes(slug)),
    }))
    const searches = await holdRequests(page, /\/api\/(posts|categories)\?.*like/)
    await page.goto(panel.at('/collections/categories/create'))
    await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
    // The first field has the focus: a key would be typed there.
    await page.locator('form').getByRole('status').first().click()
    return { page, panel, searches, hasSession: true }
  },
  states: {
    closed: async ({ page }) => {
      await expect(sheets(page)).toHaveCount(0)
    },
    keys: async ({ page, panel: { words } }) => {
      await expect(sheets(page)).toHaveCount(1)
      await expect(page.getByRole('dialog', { name: words('keys.title') })).toContainText('Ctrl+K')
    },
    terms: async ({ page, panel: { words } }) => {
      await expect(sheets(page)).toHaveCount(1)
      const sheet = page.getByRole('dialog', { name: words('terms.title') })
      await expect(sheet.getByRole('definition')).toContainText([words('terms.draft')])
    },
    'open.quiet': async (world, { context: { words } }) => {
      await expect(line(world)).toHaveValue(words)
      await expect(option(world, 'document-posts-7')).toHaveCount(0)
      await expect(said(world)).toBeEmpty()
    },
    'open.pausing': isSearching,
    'open.asking': isSearching,
    'open.found': async (world, { context: { documents, missed } }) => {
      await shows(world, documents)
      const labels = missed.map((slug) => (slug === 'posts' ? 'Posts' : slug))
      const told = missed.length > 0 ? world.panel.words('palette.missed', { labels }) : ''
      await expect(said(world)).toHaveText(told)
    },
    'open.failed': async (world, { context: { problem } }) => {
      await expect(said(world)).toContainText(world.panel.words(`problem.${problem!.code}`))
      await mustAskForSession(world, !world.hasSession)
    },
  },
  events: {
    'user.toggle': async (world) => {
      await signInIfAsked(world)
      await world.page.keyboard.press('Control+k')
    },
    'user.showKeys': ({ page }) => page.keyboard.press('?'),
    'user.showTerms': async ({ page, panel: { words } }) => {
      await page.getByRole('button', { name: words('shell.meIs', { name: '' }) }).click()
      await page.getByRole('menuitem', { name: words('terms.title') }).click()
    },
    'user.type': async (world, { words }) => {
      await signInIfAsked(world)
      await line(world).fill(words)
    },
    'user.retry': async (world) => {
      await signInIfAsked(world)
      await world.page.getByRole('button', { name: world.panel.words('app.tryAgain') }).click()
    },
    'user.choose': async (world, { entry }) => {
      await signInIfAsked(world)
      // A press on what is refused is a press all the same.
      await option(world, entry.id).click({ force: true })
    },
    'user.close': async (world) => {
      await signInIfAsked(world)
      await world.page.keyboard.press('Escape')
    },
  },
  work: {
    find: {
      asked: ({ searches }) => searches.expectAsked(2),
      done: async ({ searches }, { documents, missed }) => {
        await searches.expectAsked(2)
        for (const route of await searches.all()) {
          const isPosts = route.request().url().includes('/api/posts?')
          if (isPosts && missed.length > 0) await refuse(route, 'unexpected')
          else await route.fulfill({ json: { docs: isPosts ? documents : [] } })
        }
      },
      failed: async (world, error) => {
        // What the plan makes the work fail with is a problem.
        const { code } = error as Problem
        await world.searches.expectAsked(2)
        if (code === 'session.ended') await endSession(world)
        for (const route of await world.searches.all()) await refuse(route, code)
      },
    },
  },
  beyond: (step, snapshot) => {
    if (step.cause !== 'event') return undefined
    // A step of this machine's plan carries one of its events.
    const event = step.event as PaletteEvent
    if (event.type === 'user.close')
      return snapshot.matches('closed') ? 'nothing is open' : undefined
    const isSheet = snapshot.matches('keys') || snapshot.matches('terms')
    if (isSheet) return 'the sheet must be closed first'
    if (event.type === 'user.showKeys') return snapshot.matches('open') ? 'it is typed' : undefined
    if (event.type === 'user.showTerms')
      return snapshot.matches('open') ? 'the menu is behind it' : undefined
    if (event.type === 'user.toggle') return undefined
    if (snapshot.matches('closed')) return 'the palette is not there'
    if (event.type === 'user.type') {
      return event.words === snapshot.context.words ? 'it stands there already' : undefined
    }
    if (event.type === 'user.retry') return snapshot.can(event) ? undefined : 'no button offers it'
    return event.entry.isRefused && snapshot.context.words.trim() !== ''
      ? 'its name does not have these words'
      : undefined
  },
}

/** What stands over the page, but not the question for a new session. */
const sheets = (page: Page) =>
  page.locator('[role="dialog"][data-state="open"]').filter({ visible: true })

const line = ({ page }: World) => page.getByRole('combobox', { includeHidden: true }).last()

const said = ({ page }: World) =>
  page.getByRole('dialog', { includeHidden: true }).getByRole('status', { includeHidden: true })

const option = ({ page }: World, id: string) => page.locator(`[role="option"][id$="-${id}"]`)

async function isSearching(world: World, { context }: Snapshot): Promise<void> {
  await expect(line(world)).toHaveValue(context.words)
  await expect(said(world)).toContainText(world.panel.words('palette.searching'))
  await shows(world, context.documents)
}

/** They are shown as long as they have the words, whatever is being asked. */
async function shows(world: World, documents: readonly FoundDocument[]): Promise<void> {
  for (const { slug, id } of documents) {
    await expect(option(world, `document-${slug}-${id}`)).toHaveCount(1)
  }
}
