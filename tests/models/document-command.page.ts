import type { Route } from '@playwright/test'
import { expect } from '@playwright/test'
import type { TextKey } from '#locales'
import type { DocumentCommand, documentCommandMachine } from '#machines/document-command'
import type { Problem } from '#problems'
import type { PageModel } from '#testing'
import type { HeldRequests } from '../../testing/browser/index.ts'
import { holdRequests } from '../../testing/browser/index.ts'
import { admin } from '../kit/magazine.ts'
import { refuse } from './kit/answers.ts'
import { makePage } from './kit/made-page.ts'
import { comesAs } from './kit/people.ts'
import type { Visitor } from './kit/session-end.ts'
import { endSession, mustAskForSession, signInIfAsked } from './kit/session-end.ts'
import type { PanelStage } from './kit/stage.ts'

interface World extends Visitor {
  requests: HeldRequests
}

type Snapshot = Parameters<
  Extract<
    PageModel<typeof documentCommandMachine, World, PanelStage>['states']['idle'],
    CallableFunction
  >
>[1]

/** A page of the magazine, and the next one when that is gone. */
export const page: PageModel<typeof documentCommandMachine, World, PanelStage> = {
  async open({ page, panel }) {
    await comesAs(page, panel, admin)
    const requests = await holdRequests(
      page,
      /\/api\/pages\/\d+(\/duplicate)?\?/,
      (request) => request.method() === 'DELETE' || request.url().includes('/duplicate'),
    )
    const world = { page, panel, requests, hasSession: true }
    await openPage(world)
    return world
  },
  states: {
    idle: async ({ page }) => {
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
    },
    asking: async (world, snapshot) => {
      await expect(question(world, snapshot)).toBeVisible()
      await expect(question(world, snapshot).getByRole('alert')).toHaveCount(0)
    },
    running: async (world, snapshot) => {
      if (isSilent(snapshot)) await expect(world.page.getByRole('alertdialog')).toHaveCount(0)
      else await expect(question(world, snapshot).locator('[aria-busy="true"]')).toBeAttached()
    },
    refused: async (world, snapshot) => {
      const { code } = snapshot.context.problem!
      const isAfterSignIn = code === 'session.ended' && snapshot.context.command === 'duplicate'
      if (isAfterSignIn) return mustAskForSession(world, true)
      await expect(question(world, snapshot)).toContainText(world.panel.words(`problem.${code}`))
    },
  },
  events: {
    'user.ask': async (world, { command }) => {
      const { page, panel } = world
      await page.getByRole('button', { name: panel.words('document.more') }).click()
      await page.getByRole('menuitem', { name: panel.words(items[command]) }).click()
      if (command === 'delete') await page.locator('#delete-forever').click()
    },
    'user.confirm': (world, _, before) => answer(world, before, 'confirm'),
    'user.cancel': (world, _, before) => answer(world, before, 'cancel'),
  },
  work: {
    run: {
      asked: ({ requests }) => requests.expectAsked(),
      done: async (world, _, { context: { command } }) => {
        const { page, panel } = world
        const before = page.url()
        await (await world.requests.next()).continue()
        if (command === 'duplicate') {
          await expect(page).not.toHaveURL(before)
          // The address changes before the form does.
          const id = /\/pages\/\d+/.exec(page.url())![0]
          await expect(page.locator('#doc-url')).toHaveAttribute('href', new RegExp(`${id}\\b`))
          await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
          return
        }
        await expect(page.getByText(panel.words('document.deleted'))).toBeVisible()
        await openPage(world)
      },
      failed: async (world, error) => fail(world, await world.requests.next(), error),
    },
  },
  beyond: ({ cause, ...step }, snapshot) => {
    if (cause !== 'event' || !('event' in step)) return undefined
    const isAsking = snapshot.matches('asking') || snapshot.matches('refused')
    if (step.event.type !== 'user.ask') return isAsking ? undefined : 'nothing is asked'
    return snapshot.matches('idle') || isSilent(snapshot) ? undefined : 'a question stands over it'
  },
}

const items: Record<DocumentCommand, TextKey> = {
  delete: 'document.delete',
  trash: 'document.delete',
  unpublish: 'document.unpublish',
  revert: 'document.revertToPublished',
  duplicate: 'document.duplicate',
  restore: 'bulk.action.restore',
  restorePublished: 'bulk.action.restorePublished',
}

/** What takes nothing away is done without a question. */
const isSilent = (snapshot: Snapshot) =>
  snapshot.matches('running') && snapshot.context.command === 'duplicate'

const texts = (snapshot: Snapshot): Record<'title' | 'confirm' | 'cancel', TextKey> =>
  snapshot.context.command === 'delete'
    ? {
        title: 'document.confirmDelete.title',
        confirm: 'document.confirmDelete.confirm',
        cancel: 'document.confirmDelete.cancel',
      }
    : {
        title: 'document.duplicateFailed.title',
        confirm: 'app.tryAgain',
        cancel: 'app.cancel',
      }

/** Signing in again may stand over it. */
const question = ({ page, panel }: World, snapshot: Snapshot) =>
  page
    .getByRole('alertdialog', { includeHidden: true })
    .filter({ hasText: panel.words(texts(snapshot).title, { title: 'Hello' }) })

async function answer(world: World, before: Snapshot, which: 'confirm' | 'cancel') {
  await signInIfAsked(world)
  await question(world, before)
    .getByRole('button', { name: world.panel.words(texts(before)[which]) })
    .click()
}

async function openPage({ page, panel }: Visitor): Promise<void> {
  await page.goto(panel.at(`/collections/pages/${await makePage(page, panel)}?locale=en`))
  await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
}

async function fail(world: World, route: Route, error: unknown): Promise<void> {
  const { code } = error as Problem
  if (code !== 'session.ended') return refuse(route, code)
  await endSession(world)
  await route.continue()
}
