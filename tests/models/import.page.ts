import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { ImportRequest } from '#contracts/import'
import { importPath } from '#contracts/import'
import type { TextKey } from '#locales'
import type { ImportTally, importMachine } from '#machines/import'
import { countOf, resultOf, toWrite } from '#machines/import'
import type { PageModel } from '#testing'
import { unseen } from '#testing'
import type { HeldRequests } from '../../testing/browser/index.ts'
import { admin } from '../kit/magazine.ts'
import { changeConfig } from './kit/change-config.ts'
import { failHeld } from './kit/fail-held.ts'
import { chooseFile, expectFileAsked, holdFiles, tellFile } from './kit/held-file.ts'
import {
  barButton,
  holdWork,
  mustTell,
  pressInBar,
  pressInWindow,
  workBar,
  workWindow,
} from './kit/long-work.ts'
import { openMore } from './kit/open-more.ts'
import { comesAs } from './kit/people.ts'
import type { Visitor } from './kit/session-end.ts'
import { signInIfAsked } from './kit/session-end.ts'
import type { PanelStage } from './kit/stage.ts'
import { showTwoPosts } from './kit/two-posts.ts'

interface World extends Visitor {
  looks: HeldRequests
  writes: HeldRequests
}

type Model = PageModel<typeof importMachine, World, PanelStage>
type Snapshot = Parameters<Extract<Model['states']['asking'], CallableFunction>>[1]

/** A list of posts, and a file of two lines, of which the server is asked one by one. */
export const page: Model = {
  async open({ page, panel }) {
    await comesAs(page, panel, admin)
    await changeConfig(page, panel, (config) => ({ ...config, changesMany: 1, looksAtMany: 1 }))
    await showTwoPosts(page, panel, 2)
    await holdFiles(page)
    const { looks, runs: writes } = await holdWork(page, importPath)
    await page.goto(panel.at('/collections/posts?locale=en'))
    await expect(page.locator('tbody tr').first()).toBeVisible()
    return { page, panel, looks, writes, hasSession: true }
  },
  states: {
    idle: async ({ page, panel: { words } }) => {
      await expect(workWindow(page)).toHaveCount(0)
      await expect(
        page.getByRole('button', { name: words('list.moreTools'), exact: true }),
      ).toBeVisible()
    },
    choosing: async ({ page }) => {
      await expect(page.locator('input[type="file"]')).toHaveCount(1)
      await expect(workWindow(page).getByRole('alert')).toHaveCount(0)
    },
    reading: (world) => says(world, 'import.reading', { name: 'posts.csv' }),
    unread: (world, { context: { problem } }) =>
      mustTell(world, workWindow(world.page), problem!.code),
    matching: async ({ page, panel: { words } }, { context: { targets, key, mode } }) => {
      for (const [place, target] of targets.entries()) {
        await expect(columns(page).nth(place)).toHaveValue(target ?? '')
      }
      await expect(workWindow(page).getByLabel(words('import.key'))).toHaveValue(key ?? '')
      const chosen = workWindow(page).locator(`input[value="${mode}"]`)
      if (key === null) await expect(chosen).toHaveCount(0)
      else await expect(chosen).toBeChecked()
    },
    looking: (world, snapshot) => saysLooked(world, snapshot),
    unseen: async (world, snapshot) => {
      await saysLooked(world, snapshot)
      await mustTell(world, workWindow(world.page), snapshot.context.problem!.code)
    },
    asking: async ({ page, panel: { words } }, { context: { looked } }) => {
      const count = toWrite(looked)
      await expect(page.locator('#import-confirm')).toHaveText(
        words('import.confirm', { count, number: count }),
      )
    },
    'writing.going': async (world, snapshot) => {
      await isAt(world, snapshot)
      await expect(barButton(world, 'bulk.pause')).toBeVisible()
    },
    'writing.pausing': async (world, snapshot) => {
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
      const { created, refused } = resultOf(context)
      for (const [key, count] of [
        ['import.created', created],
        ['bulk.refused', refused],
      ] as const) {
        const told = workWindow(page).getByText(words(key, { count, number: count }), {
          exact: true,
        })
        await expect(told).toHaveCount(count > 0 ? 1 : 0)
      }
    },
  },
  events: {
    'user.open': async (world) => {
      await signInIfAsked(world)
      await openMore(world)
      await world.page.getByRole('menuitem', { name: world.panel.words('import.open') }).click()
    },
    'user.choose': ({ page }, { file }) =>
      chooseFile(page, file.name, 'id,title,Title\r\n,One,Two\r\n,One,Two\r\n'),
    'user.match': async ({ page }, { column, target }) => {
      await columns(page)
        .nth(column)
        .selectOption(target ?? '')
    },
    'user.setKey': async ({ page, panel: { words } }, { key }) => {
      await workWindow(page)
        .getByLabel(words('import.key'))
        .selectOption(key ?? '')
    },
    'user.setMode': ({ page }, { mode }) =>
      workWindow(page).locator(`input[value="${mode}"]`).check(),
    'user.look': ({ page }) => page.locator('#import-look').click(),
    'user.back': (world) => pressInWindow(world, 'import.back'),
    'user.confirm': ({ page }) => page.locator('#import-confirm').click(),
    'user.pause': (world) => pressInBar(world, 'bulk.pause'),
    'user.resume': (world) => pressInBar(world, 'bulk.resume'),
    'user.stop': (world) => pressInBar(world, 'bulk.stop'),
    'user.retry': async (world) => {
      const isEnd = (await world.page.locator('#import-again').count()) > 0
      await pressInWindow(world, isEnd ? 'bulk.retry' : 'app.tryAgain')
    },
    'user.close': async (world) => {
      const isEnd = (await world.page.locator('#import-end').count()) > 0
      await pressInWindow(world, isEnd ? 'app.close' : 'app.cancel')
    },
    'journal.found': unseen('a reload is played by the end-to-end tests'),
  },
  work: {
    read: {
      asked: ({ page }) => expectFileAsked(page),
      done: ({ page }) => tellFile(page, 'whole'),
      failed: ({ page }) => tellFile(page, 'empty'),
    },
    look: held('looks', (tallies: readonly ImportTally[]) => tallies[0]!),
    write: held('writes', (tally: ImportTally) => tally),
  },
  beyond: (step, snapshot) => {
    if (step.cause !== 'event') return undefined
    const { type } = step.event as { type: string }
    const isHidden = type === 'user.setMode' && snapshot.context.key === null
    return isHidden || !snapshot.can(step.event as never) ? 'nothing offers it' : undefined
  },
}

const columns = (page: Page) => workWindow(page).locator('li select')

const says = ({ page, panel }: World, key: TextKey, values: Record<string, string | number> = {}) =>
  expect(workWindow(page)).toContainText(panel.words(key, values))

const saysLooked = (world: World, { context: { looked, settled, source } }: Snapshot) =>
  says(world, 'import.looking', {
    done: countOf(looked),
    total: source.lines - countOf(settled),
  })

async function isAt({ page, panel }: World, { context }: Snapshot): Promise<void> {
  const { done, looked } = context
  const told = panel.words('import.progress', { done: countOf(done), total: toWrite(looked) })
  await expect(workBar(page)).toContainText(told)
}

/** What the server says of the one line that it is asked about. */
function held<Output>(name: 'looks' | 'writes', tallyIn: (output: Output) => ImportTally) {
  return {
    asked: (world: World) => world[name].expectAsked(),
    done: async (world: World, output: Output) => {
      const { created } = tallyIn(output)
      const route = await world[name].next()
      const { lines }: ImportRequest = route.request().postDataJSON()
      const outcome =
        created > 0
          ? { id: name === 'writes' ? 1 : null, outcome: 'created' }
          : { id: null, outcome: 'refused', problem: { code: 'access.refused', details: {} } }
      const results = lines.map(({ line }) => ({ line, title: 'One', ...outcome }))
      await route.fulfill({ json: { results } })
    },
    failed: async (world: World, error: unknown) =>
      failHeld(world, await world[name].next(), error),
  }
}
