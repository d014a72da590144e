import { expect } from '@playwright/test'
import type { BulkRequest, BulkResult } from '#contracts/bulk'
import { bulkPath } from '#contracts/bulk'
import type { BulkChange } from '#contracts/bulk-change'
import type { BulkEdit } from '#contracts/bulk-edit'
import type { TextKey } from '#locales'
import type { bulkMachine } from '#machines/bulk'
import { changeable, leftOf, resultsOf } from '#machines/bulk'
import type { PageModel } from '#testing'
import { unseen } from '#testing'
import type { HeldRequests } from '../../testing/browser/index.ts'
import { holdRequests } from '../../testing/browser/index.ts'
import { admin } from '../kit/magazine.ts'
import { changeConfig } from './kit/change-config.ts'
import { failHeld } from './kit/fail-held.ts'
import {
  barButton,
  holdWork,
  mustTell,
  pressInBar,
  pressInWindow,
  workBar,
  workWindow,
} from './kit/long-work.ts'
import { comesAs } from './kit/people.ts'
import type { Visitor } from './kit/session-end.ts'
import type { PanelStage } from './kit/stage.ts'
import { isIdsAsked, pageOfIds, showTwoPosts } from './kit/two-posts.ts'

interface World extends Visitor {
  lists: HeldRequests
  looks: HeldRequests
  runs: HeldRequests
}

/** What is said of each document that was changed. */
const endings: Record<BulkChange['kind'], TextKey> = {
  delete: 'bulk.told.delete',
  deleteForever: 'bulk.told.deleteForever',
  edit: 'bulk.changed',
  publish: 'bulk.told.publish',
  restore: 'bulk.told.restore',
  restorePublished: 'bulk.told.restorePublished',
  undo: 'bulk.told.undo',
  unpublish: 'bulk.told.unpublish',
}

type Model = PageModel<typeof bulkMachine, World, PanelStage>
type Snapshot = Parameters<Extract<Model['states']['asking'], CallableFunction>>[1]

/** A list of posts of which all that match are chosen; the server is asked for one at a time. */
export const page: Model = {
  async open({ page, panel }, { size }) {
    await comesAs(page, panel, admin)
    await changeConfig(page, panel, (config) => ({ ...config, changesMany: size }))
    await showTwoPosts(page, panel, 3)
    const lists = await holdRequests(page, /\/api\/posts\?/, isIdsAsked)
    const { looks, runs } = await holdWork(page, bulkPath)
    await page.goto(panel.at('/collections/posts?locale=en'))
    await page.locator('td[data-cell="select"] input').first().click()
    await page
      .getByRole('button', { name: panel.words('selection.matching', { number: 3 }) })
      .click()
    return { page, panel, lists, looks, runs, hasSession: true }
  },
  states: {
    idle: async ({ page }) => {
      await expect(workWindow(page)).toHaveCount(0)
      await expect(page.locator('#bulk-publish')).toBeVisible()
    },
    filling: ({ page }) => expect(page.locator('#bulk-look')).toBeVisible(),
    listing: (world) => says(world, 'bulk.listing'),
    looking: async ({ page, panel: { words } }, { context: { looked, ids } }) => {
      const told = words('bulk.looking', { done: looked.length, total: ids.length })
      await expect(workWindow(page)).toContainText(told)
    },
    unseen: (world, { context: { problem } }) =>
      mustTell(world, workWindow(world.page), problem!.code),
    asking: async ({ page, panel: { words } }, { context }) => {
      const count = changeable(context).length
      const key = context.job?.change.kind === 'edit' ? 'bulk.confirm.edit' : 'bulk.confirm.publish'
      await expect(page.locator('#bulk-confirm')).toHaveText(
        words(key, { count, number: count, singular: 'post', plural: 'posts' }),
      )
    },
    'running.going': async (world, snapshot) => {
      await isAt(world, snapshot)
      await expect(barButton(world, 'bulk.pause')).toBeVisible()
    },
    'running.pausing': async (world, snapshot) => {
      await isAt(world, snapshot)
      await expect(workBar(world.page)).toContainText(world.panel.words('bulk.pausing'))
    },
    'waiting.paused': async (world, snapshot) => {
      await isAt(world, snapshot)
      await expect(workBar(world.page)).toContainText(world.panel.words('bulk.paused'))
    },
    'waiting.halted': async (world, snapshot) => {
      await isAt(world, snapshot)
      await mustTell(world, workBar(world.page), snapshot.context.problem!.code)
    },
    'waiting.found': unseen('a reload is played by the end-to-end tests'),
    finished: async ({ page, panel: { words } }, { context }) => {
      const left = leftOf(context)
      const told = workWindow(page).getByText(words('bulk.left', { count: left, number: left }))
      await expect(told).toHaveCount(left > 0 ? 1 : 0)
      const changed = resultsOf(context).filter(({ outcome }) => outcome === 'changed').length
      // What is announced says it, too.
      const done = workWindow(page)
        .locator('summary')
        .filter({
          hasText: words(endings[context.job?.change.kind ?? 'undo'], {
            count: changed,
            number: changed,
          }),
        })
      await expect(done).toHaveCount(changed > 0 ? 1 : 0)
    },
  },
  events: {
    'user.ask': ({ page }, { job }) => page.locator(`#bulk-${job.change.kind}`).click(),
    'user.fill': async ({ page }, { edit: { data } }) => {
      await workWindow(page).getByRole('checkbox', { name: 'Title' }).check()
      await page.locator('#field-title').fill(String(data.title))
      await page.locator('#bulk-look').click()
    },
    'user.cancel': (world) => pressInWindow(world, 'app.cancel'),
    'user.retry': (world) => pressInWindow(world, 'app.tryAgain'),
    'user.confirm': ({ page }) => page.locator('#bulk-confirm').click(),
    'user.pause': (world) => pressInBar(world, 'bulk.pause'),
    'user.resume': (world) => pressInBar(world, 'bulk.resume'),
    'user.stop': (world) => pressInBar(world, 'bulk.skipRest'),
    'user.undo': ({ page }) => page.locator('#bulk-undo').click(),
    'user.close': (world) => pressInWindow(world, 'app.close'),
    'user.changeNow': unseen('an import hands over what it has changed'),
    'journal.found': unseen('a reload is played by the end-to-end tests'),
  },
  work: {
    list: {
      asked: ({ lists }) => lists.expectAsked(),
      done: async ({ lists }, ids) => (await lists.next()).fulfill({ json: pageOfIds(ids) }),
      failed: async (world, error) => failHeld(world, await world.lists.next(), error),
    },
    look: held('looks'),
    run: held('runs'),
  },
  beyond: (step, snapshot) => {
    if (step.cause !== 'event') return undefined
    const { type, edit } = step.event as { type: string; edit?: BulkEdit }
    if (edit?.lists) return 'lists are changed by the end-to-end tests'
    if (type === 'user.retry' && snapshot.matches('finished')) {
      return 'what was refused has names, and nobody is asked for them'
    }
    return snapshot.can(step.event as never) ? undefined : 'nothing offers it'
  },
}

const says = ({ page, panel }: World, key: TextKey) =>
  expect(workWindow(page)).toContainText(panel.words(key))

async function isAt({ page, panel }: World, { context }: Snapshot): Promise<void> {
  const total = changeable(context).length
  const told = panel.words('bulk.progress', { done: context.done.length, total })
  await expect(workBar(page)).toContainText(told)
}

/** The machine's answers are of one document; in the browser each question names its own. */
function held(name: 'looks' | 'runs') {
  return {
    asked: (world: World) => world[name].expectAsked(),
    done: async (world: World, results: readonly BulkResult[]) => {
      const route = await world[name].next()
      const { documents }: BulkRequest = route.request().postDataJSON()
      const named = results.map((result, index) => ({ ...result, id: documents[index]?.id }))
      await route.fulfill({ json: { results: named } })
    },
    failed: async (world: World, error: unknown) =>
      failHeld(world, await world[name].next(), error),
  }
}
