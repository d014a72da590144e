import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { Lock } from '#contracts/locks'
import { lockPath } from '#contracts/locks'
import type { lockMachine } from '#machines/lock'
import type { PageModel } from '#testing'
import { unseen } from '#testing'
import type { HeldRequests } from '../../testing/browser/index.ts'
import { endRequest, excuseLines, holdRequests } from '../../testing/browser/index.ts'
import type { Words } from '../kit/words.ts'
import { holdLive } from './kit/held-live.ts'
import { makePage } from './kit/made-page.ts'
import { notReached } from './kit/not-reached.ts'
import type { PanelStage } from './kit/stage.ts'

interface World {
  page: Page
  words: Words
  address: string
  requests: HeldRequests
  /** What the page heard last from the server; null: nobody edits it. */
  said: Lock | null
  /** So that what is typed is never what stands there. */
  typed: number
}

const name = 'Ann'

/** A page of the magazine that somebody called Ann edits, or does not. */
export const page: PageModel<typeof lockMachine, World, PanelStage> = {
  async open({ page, panel }) {
    const address = panel.at(`/collections/pages/${await makePage(page, panel)}`)
    await holdLive(page)
    const requests = await holdRequests(page, new RegExp(`/api${lockPath}(\\?|$)`))
    excuseLines(page, /^Error during document takeover/)
    await page.goto(panel.at('/'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    return { page, words: panel.words, address, requests, said: null, typed: 0 }
  },
  states: {
    waiting: ({ page }) => expect(page.locator('form')).toHaveCount(0),
    looking: isEditable,
    free: isEditable,
    glancing: isEditable,
    acquiring: isEditable,
    checking: isEditable,
    'held.fresh': isEditable,
    'held.due': isEditable,
    'held.looking': isEditable,
    'held.refreshing': isEditable,
    'lockedOut.found': (world) => isAsked(world, 'lock.found.title'),
    'lockedOut.lost': (world) => isAsked(world, 'lock.lost.title'),
    'lockedOut.viewing': async (world, { context: { problem } }) => {
      await isReadOnly(world)
      const failure = world.words('problem.server.unreachable')
      if (problem) await expect(world.page.getByText(failure)).toBeVisible()
    },
    'lockedOut.looking': isReadOnly,
    'lockedOut.takingOver': async (world) => {
      await isReadOnly(world)
      await expect(world.page.getByText(world.words('document.status.takingOver'))).toBeVisible()
    },
  },
  events: {
    'document.opened': async ({ page, address }) => {
      await page.goto(address)
      await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
    },
    'document.edited': async (world) => {
      world.typed += 1
      await title(world).fill(`Typed ${world.typed}`)
    },
    'document.refused': unseen('it takes a save over somebody’s lock: locks.spec'),
    'server.lockChanged': unseen('a stream of its own tells it: presence.spec'),
    'page.left': unseen('whoever leaves has nothing to look at: locks.spec'),
    'user.goBack': unseen('whoever goes back has nothing to look at: locks.spec'),
    'user.view': async ({ page, words }) => {
      await page
        .getByRole('dialog')
        .getByRole('button', { name: words('lock.view') })
        .click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByText(words('document.status.takingOver'))).toHaveCount(0)
    },
    'user.takeOver': async ({ page, words }) => {
      const dialog = page.getByRole('dialog')
      const place = (await dialog.count()) > 0 ? dialog : page.locator('form')
      await place.getByRole('button', { name: words('lock.takeOver') }).click()
    },
  },
  work: { look: lockWork(), acquire: lockWork(), takeOver: lockWork() },
  beyond: (step, snapshot) => {
    if (step.cause !== 'event') return undefined
    const isLockedOut = snapshot.hasTag('lockedOut')
    switch (step.event.type) {
      case 'document.opened':
        return snapshot.matches('waiting') ? undefined : 'it is on the screen'
      case 'document.edited':
        if (snapshot.matches('waiting')) return 'it is not on the screen'
        return isLockedOut ? 'it can only be read' : undefined
      default:
        // A step knows of its event no more than its type.
        return snapshot.can(step.event as never) ? undefined : 'it is not offered'
    }
  },
}

/** Looking, taking and taking over are answered alike. */
function lockWork() {
  return {
    asked: ({ requests }: World) => requests.expectAsked(),
    done: async (world: World, lock: Lock | null) => {
      const isHeard = await endRequest(world.page, await world.requests.next(), (route) =>
        route.fulfill({ json: { lock } }),
      )
      // What it no longer asks, it isn't told.
      if (isHeard) world.said = lock
    },
    failed: async ({ page, requests }: World) => notReached(page, await requests.next()),
  }
}

const title = ({ page }: World): Locator => page.locator('#field-title')

const isOthers = ({ said }: World) => said !== null && !said.isMine

async function isAsked(world: World, title: 'lock.found.title' | 'lock.lost.title') {
  const { page, words } = world
  expect(isOthers(world), 'the server has said that somebody else edits it').toBe(true)
  await expect(page.getByRole('dialog', { name: words(title, { name }) })).toBeVisible()
}

async function isEditable(world: World): Promise<void> {
  expect(isOthers(world), 'the server has said that somebody else edits it').toBe(false)
  await expect(title(world)).toBeEditable()
  await expect(world.page.getByRole('dialog')).toHaveCount(0)
}

async function isReadOnly(world: World): Promise<void> {
  expect(isOthers(world), 'the server has said that somebody else edits it').toBe(true)
  await expect(world.page.getByRole('dialog')).toHaveCount(0)
  await expect(title(world)).toHaveAttribute('readonly')
  await expect(world.page.locator('#action-save-draft')).toHaveAttribute('aria-disabled', 'true')
}
