import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { ChangedVersion } from '#contracts/changes'
import type { TimelineFilter, timelineMachine } from '#machines/timeline'
import { found } from '#machines/timeline'
import type { PageModel } from '#testing'
import type { HeldRequests } from '../../testing/browser/index.ts'
import { holdRequests } from '../../testing/browser/index.ts'
import { admin } from '../kit/magazine.ts'
import { failHeld } from './kit/fail-held.ts'
import { comesAs } from './kit/people.ts'
import type { Visitor } from './kit/session-end.ts'
import { signInIfAsked } from './kit/session-end.ts'
import type { PanelStage } from './kit/stage.ts'

interface World extends Visitor {
  requests: HeldRequests
}

/** What the versions of a post changed. */
export const page: PageModel<typeof timelineMachine, World, PanelStage> = {
  async open({ page, panel }) {
    await comesAs(page, panel, admin)
    const requests = await holdRequests(page, /\/api\/stateroom\/changes\?/)
    await page.goto(panel.at('/collections/posts/1/versions?view=timeline&locale=en'))
    return { page, panel, requests, hasSession: true }
  },
  states: {
    looking: async ({ page, panel: { words } }, { context: { versions } }) => {
      await expect(alert(page)).toHaveCount(0)
      const said = page.getByText(words('timeline.looking'))
      if (versions.length === 0) await expect(said).toBeAttached()
      else await expect(foot(page)).toContainText(words('timeline.looking'))
    },
    told: async ({ page, panel: { words } }, { context }) => {
      const { versions, left, filter } = context
      const range = { looked: versions.length, total: versions.length + left }
      const isFiltered = filter.field !== null || filter.by !== null
      await expect(foot(page)).toHaveText(
        isFiltered
          ? words('timeline.foundIn', { ...range, count: found(context).length })
          : words('timeline.looked', range),
      )
      await expect(alert(page)).toHaveCount(0)
    },
    unread: async ({ page, panel: { words } }, { context: { problem } }) => {
      await expect(alert(page)).toContainText(words(`problem.${problem!.code}`))
    },
  },
  events: {
    'page.asked': async (world, { field, by }, { context: { filter } }) => {
      await signInIfAsked(world)
      const { page, panel } = world
      if (field !== filter.field) {
        await page.getByLabel(panel.words('timeline.field')).selectOption(field ?? '')
      } else {
        await page.getByLabel(panel.words('timeline.by')).selectOption(by === null ? '' : `=${by}`)
      }
    },
    'user.choose': async (world, { version }) => {
      await signInIfAsked(world)
      const { page } = world
      await page.locator('main details:not([open])').evaluateAll((sessions) => {
        for (const session of sessions) session.setAttribute('open', '')
      })
      await page
        .getByRole('listitem')
        .filter({ has: page.locator(`a[href*="/versions/${version}?"]`) })
        .last()
        .getByRole('checkbox')
        .click()
    },
    'user.lookFurther': (world) => press(world, 'timeline.lookFurther'),
    'user.stop': (world) => press(world, 'timeline.stop'),
    'user.retry': (world) => press(world, 'app.tryAgain'),
  },
  work: {
    look: {
      asked: ({ requests }) => requests.expectAsked(),
      done: async ({ requests }, json) => (await requests.next()).fulfill({ json }),
      failed: async (world, error) => failHeld(world, await world.requests.next(), error),
    },
  },
  beyond: (step, snapshot) => {
    if (step.cause !== 'event') return undefined
    const { context } = snapshot
    const { type, ...asked } = step.event as { type: string } & TimelineFilter & { version: number }
    switch (type) {
      case 'page.asked':
        return askedAtOnce(asked, context.filter, context.versions)
      case 'user.choose':
        return found(context).some(({ id }) => id === asked.version)
          ? undefined
          : 'it is not in sight'
      case 'user.lookFurther':
        return snapshot.can({ type }) ? undefined : 'it is not offered'
      case 'user.stop':
        return snapshot.can({ type }) ? undefined : 'there is nothing to stop'
      default:
        return snapshot.value === 'unread' ? undefined : 'nothing failed'
    }
  },
}

/** A person changes one thing at a time, and to what is offered. */
function askedAtOnce(
  { field, by }: TimelineFilter,
  now: TimelineFilter,
  versions: readonly ChangedVersion[],
): string | undefined {
  if (field === now.field && by === now.by) return 'what is chosen is not chosen again'
  if (field !== now.field && by !== now.by) return 'one choice changes one thing'
  const isOffered = by !== '' || now.by === '' || versions.some(({ author }) => author === null)
  return isOffered ? undefined : 'nobody is unknown here'
}

async function press(
  world: World,
  name: 'timeline.lookFurther' | 'timeline.stop' | 'app.tryAgain',
) {
  await signInIfAsked(world)
  await world.page.getByRole('button', { name: world.panel.words(name) }).click()
}

const alert = (page: Page) =>
  page.getByRole('main', { includeHidden: true }).getByRole('alert', { includeHidden: true })

const foot = (page: Page) => page.locator('main footer [role="status"]')
