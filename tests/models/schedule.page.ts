import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { schedulePath } from '#contracts/schedule'
import type { scheduleMachine } from '#machines/schedule'
import type { Problem } from '#problems'
import type { PageModel } from '#testing'
import { unseen } from '#testing'
import type { HeldRequests } from '../../testing/browser/index.ts'
import { holdRequests } from '../../testing/browser/index.ts'
import type { Panel } from '../kit/fixtures.ts'
import { admin } from '../kit/magazine.ts'
import { failHeld } from './kit/fail-held.ts'
import { comesAs } from './kit/people.ts'
import { openQuestion } from './kit/question.ts'
import type { Visitor } from './kit/session-end.ts'
import { signInIfAsked } from './kit/session-end.ts'
import type { PanelStage } from './kit/stage.ts'
import { withoutAnswers } from './kit/without-answers.ts'

interface World extends Visitor {
  /** Reading the post hangs, until it is to be there. */
  reading: HeldRequests
  requests: HeldRequests
}

type Snapshot = Parameters<
  Extract<PageModel<typeof scheduleMachine, World, PanelStage>['states']['idle'], CallableFunction>
>[1]

/** A post of the magazine, and what is planned for it. */
export const page: PageModel<typeof scheduleMachine, World, PanelStage> = {
  async open({ page, panel }) {
    await comesAs(page, panel, admin)
    const id = await makePost(page, panel)
    await withoutAnswers(page, panel)
    const reading = await holdRequests(page, new RegExp(`/api/posts/${id}\\?`))
    const requests = await holdRequests(page, new RegExp(`/api${schedulePath}`))
    await page.goto(panel.at(`/collections/posts/${id}?locale=en`))
    return { page, panel, reading, requests, hasSession: true }
  },
  states: {
    idle: async ({ page }) => {
      await expect(page.locator('[data-form-ready="false"]')).toBeVisible()
      await expect(dialog(page)).toHaveCount(0)
    },
    looking: isClosed,
    known: isClosed,
    'open.reading': async ({ page, panel: { words } }) => {
      await expect(dialog(page).getByText(words('app.loading'))).toBeAttached()
      await expect(planButton(page)).toHaveCount(0)
    },
    'open.unread': async (world, { context: { problem } }) => {
      await says(world, problem!.code)
      await expect(planButton(world.page)).toHaveCount(0)
    },
    'open.listed.settled': isListed,
    'open.listed.renewing': isListed,
    'open.listed.refused': async (world, snapshot) => {
      await isListed(world, snapshot)
      await says(world, snapshot.context.problem!.code)
    },
    'open.planning': ({ page }) => expect(planButton(page)).toHaveAttribute('aria-busy', 'true'),
    'open.removing': ({ page }) => expect(rows(page).locator('[aria-busy="true"]')).toHaveCount(1),
  },
  events: {
    'document.opened': async ({ page, reading }) => {
      await (await reading.next()).continue()
      await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
    },
    'clock.due': unseen('the moment of a plan is years away'),
    'user.open': async ({ page, panel: { words } }) => {
      await page.getByRole('button', { name: words('document.more') }).click()
      await page.getByRole('menuitem', { name: words('schedule.open') }).click()
    },
    'user.close': async (world) => {
      await signInIfAsked(world)
      const { page, panel } = world
      const at = dialog(page).getByLabel(panel.words('schedule.at'))
      const isTyped = (await at.count()) > 0 && (await at.inputValue()) !== ''
      await inDialog(world, 'app.close').click()
      if (isTyped)
        await page.getByRole('button', { name: panel.words('unsavedForm.discard') }).click()
    },
    'user.retry': async (world) => {
      await signInIfAsked(world)
      await inDialog(world, 'app.tryAgain').click()
    },
    'user.plan': async (world, { plan }) => {
      await signInIfAsked(world)
      const { page, panel } = world
      const field = (name: string) => dialog(page).getByLabel(name)
      await field(panel.words('field.date.timezone')).selectOption(plan.timezone)
      await field(panel.words('schedule.at')).fill(plan.at.slice(0, 16))
      await planButton(page).click()
    },
    'user.remove': async (world) => {
      await signInIfAsked(world)
      await rows(world.page).getByRole('button').click()
    },
  },
  work: {
    read: held(),
    plan: held(),
    remove: held(),
  },
  beyond: (step, snapshot) => {
    if (step.cause !== 'event') return undefined
    const { type } = step.event as { type: string }
    if (snapshot.value === 'idle')
      return type === 'document.opened' ? undefined : 'nothing is there'
    if (type === 'document.opened') return 'it is there already'
    const isOpen = snapshot.matches('open')
    if (type === 'user.open') return isOpen ? 'the dialog stands over the menu' : undefined
    if (!isOpen) return 'the dialog is not there'
    if (type === 'user.close') return undefined
    if (type === 'user.retry') return snapshot.matches({ open: 'unread' }) ? undefined : notOffered
    if (snapshot.matches({ open: 'reading' }) || snapshot.matches({ open: 'unread' })) {
      return notOffered
    }
    if (snapshot.hasTag('busy')) return 'a button is busy'
    return type === 'user.remove' && snapshot.context.planned.length === 0 ? notOffered : undefined
  },
}

const notOffered = 'no button offers it'

const dialog = (page: Page) => page.getByRole('dialog', { includeHidden: true })

const planButton = (page: Page) => page.locator('#scheduled-publish-save')

const rows = (page: Page) => dialog(page).getByRole('listitem', { includeHidden: true })

const inDialog = ({ page, panel: { words } }: World, name: 'app.close' | 'app.tryAgain') =>
  dialog(page).getByRole('button', { name: words(name) })

async function isClosed({ page, panel: { words } }: World, { context }: Snapshot): Promise<void> {
  await expect(dialog(page)).toHaveCount(0)
  const told = page.getByText(words('schedule.willPublish', { time: '' }).trim())
  await expect(told).toHaveCount(context.planned.length)
}

async function isListed({ page }: World, { context }: Snapshot): Promise<void> {
  await expect(rows(page)).toHaveCount(context.planned.length)
  for (const { text } of context.warnings) await expect(dialog(page)).toContainText(text)
  await expect(planButton(page)).toBeAttached()
}

async function says(world: World, code: Problem['code']): Promise<void> {
  const { page, panel } = world
  await expect(dialog(page)).toContainText(panel.words(`problem.${code}`))
  await expect(openQuestion(page)).toHaveCount(
    code === 'session.ended' && !world.hasSession ? 1 : 0,
  )
}

function held() {
  return {
    asked: ({ requests }: World) => requests.expectAsked(),
    done: async ({ requests }: World, schedule: object) =>
      (await requests.next()).fulfill({ json: schedule }),
    failed: async (world: World, error: unknown) =>
      failHeld(world, await world.requests.next(), error),
  }
}

async function makePost(page: Page, { server }: Panel): Promise<number> {
  const answer = await page.request.post(`${server.api}/posts?draft=true`, {
    data: { title: 'Hello', slug: crypto.randomUUID() },
    headers: { origin: server.origin },
  })
  if (!answer.ok()) throw new Error(`Making a post answered ${await answer.text()}`)
  return (await answer.json()).doc.id
}
