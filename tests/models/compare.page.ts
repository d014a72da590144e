import type { Page, Route } from '@playwright/test'
import { expect } from '@playwright/test'
import type { StoredVersion } from '#contracts/versions'
import type { compareMachine, Sides } from '#machines/compare'
import type { Problem } from '#problems'
import type { PageModel } from '#testing'
import type { HeldRequests } from '../../testing/browser/index.ts'
import { holdRequests } from '../../testing/browser/index.ts'
import { admin } from '../kit/magazine.ts'
import { refuse } from './kit/answers.ts'
import { comesAs } from './kit/people.ts'
import type { Visitor } from './kit/session-end.ts'
import { endSession, signInIfAsked } from './kit/session-end.ts'
import type { PanelStage } from './kit/stage.ts'

interface World extends Visitor {
  /** The two versions. */
  sides: HeldRequests
  choices: HeldRequests
}

/** The third version of a post, beside another one. */
export const page: PageModel<typeof compareMachine, World, PanelStage> = {
  async open({ page, panel }) {
    await comesAs(page, panel, admin)
    const sides = await holdRequests(page, /\/api\/posts\/versions(\/\d+)?\?/, (request) =>
      /versions\/|less_than_equal/.test(request.url()),
    )
    const choices = await holdRequests(page, /\/api\/posts\/versions\?.*limit=10/)
    await page.goto(panel.at('/collections/posts/1/versions/3?locale=en'))
    await expect(tools(page)).toBeVisible()
    return { page, panel, sides, choices, hasSession: true }
  },
  states: {
    'sides.reading': async (world, { context }) => {
      const { page, panel } = world
      await expect(problem(world)).toHaveCount(0)
      if (context.sides) await expect(page.locator('[aria-busy="true"] h2')).toHaveCount(2)
      else await expect(page.getByText(panel.words('app.loading'))).toBeAttached()
    },
    'sides.shown': async (world, { context }) => {
      const { page, panel } = world
      await expect(problem(world)).toHaveCount(0)
      await expect(page.locator('h2')).toHaveCount(2)
      await expect(page.locator('[aria-busy="true"] h2')).toHaveCount(0)
      const isOldest = context.sides!.before === null
      await expect(page.getByText(panel.words('version.oldest'))).toHaveCount(isOldest ? 1 : 0)
    },
    'sides.unread': async (world, { context }) => {
      const { words } = world.panel
      await expect(problem(world)).toContainText(words(`problem.${context.problem!.code}`))
    },
    'choices.reading': (world) => expect(choicesFailed(world)).toHaveCount(0),
    'choices.offered': (world) => expect(choicesFailed(world)).toHaveCount(0),
    'choices.unread': (world) => expect(choicesFailed(world)).toHaveCount(1),
  },
  events: {
    'page.asked': async (world, _asked, { context }) => {
      await signInIfAsked(world)
      const { page } = world
      await tools(page).click()
      const options = page.getByRole('option', { disabled: false })
      await expect(options).toHaveCount(context.choices.versions.length)
      await options.last().click()
    },
    'user.retry': async (world) => {
      await signInIfAsked(world)
      await problem(world).getByRole('button').click()
    },
    'user.reachEnd': async (world) => {
      await signInIfAsked(world)
      await tools(world.page).click()
      await world.page.getByRole('listbox').dispatchEvent('scroll')
      await world.page.keyboard.press('Escape')
      await expect(world.page.getByRole('listbox')).toHaveCount(0)
    },
    'user.readChoices': async (world) => {
      await signInIfAsked(world)
      await choicesFailed(world).getByRole('button').click()
    },
  },
  work: {
    readSides: {
      asked: ({ sides }) => sides.expectAsked(),
      done: async ({ sides }, answer, { context }) => {
        if (context.asked.with !== null) return answerBoth(sides, answer)
        await (await sides.next()).fulfill({ json: answer.version })
        await (await sides.next()).fulfill({ json: { docs: answer.before ? [answer.before] : [] } })
      },
      failed: async (world, error, { context }) => {
        const { code } = error as Problem
        if (context.asked.with !== null) await world.sides.expectAsked(2)
        const [first, ...others] = await world.sides.all()
        if (code === 'session.ended') await endSession(world)
        await refuse(first!, code)
        await Promise.all(others.map((route) => refuse(route, code)))
      },
    },
    readChoices: {
      asked: ({ choices }) => choices.expectAsked(),
      done: async ({ choices }, json) => (await choices.next()).fulfill({ json }),
      failed: async ({ choices }) => (await choices.next()).abort(),
    },
  },
  beyond: (step, snapshot) => {
    const { asked, choices } = snapshot.context
    if (step.cause === 'done' && step.work === 'readSides') {
      const isOne = (step.output as Sides).before === null
      return isOne && asked.with !== null ? 'the version that was asked for is one' : undefined
    }
    if (step.cause !== 'event') return undefined
    const { type, with: other } = step.event as { type: string; with?: number | null }
    const isUnread = snapshot.matches({ choices: 'unread' })
    switch (type) {
      case 'page.asked':
        if (other === null) return 'only an address asks for it'
        if (asked.with === other) return 'what is chosen is not chosen again'
        if (isUnread) return 'there is no menu'
        if (choices.versions.at(-1)?.id === other) return undefined
        return 'the menu does not offer it last'
      case 'user.reachEnd':
        return isUnread ? 'there is no menu' : undefined
      case 'user.retry':
        return snapshot.matches({ sides: 'unread' }) ? undefined : 'nothing failed'
      default:
        return isUnread ? undefined : 'nothing failed'
    }
  },
}

const tools = (page: Page) => page.locator('#compare-version')

const choicesFailed = ({ page, panel: { words } }: World) =>
  page
    .getByRole('alert', { includeHidden: true })
    .filter({ hasText: words('version.choicesFailed') })

const problem = ({ page, panel: { words } }: World) =>
  page
    .getByRole('main', { includeHidden: true })
    .getByRole('alert', { includeHidden: true })
    .filter({ hasNotText: words('version.choicesFailed') })

/** Both were asked for at once; which is which says the address. */
async function answerBoth(sides: HeldRequests, { version, before }: Sides): Promise<void> {
  await sides.expectAsked(2)
  const routes = await sides.all()
  await Promise.all(routes.map((route) => route.fulfill({ json: sideOf(route, version, before!) })))
}

const sideOf = (route: Route, version: StoredVersion, before: StoredVersion): StoredVersion =>
  route.request().url().includes('/versions/3') ? version : before
