import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { arrangementMachine, Choice } from '#machines/arrangement'
import { choices } from '#machines/arrangement'
import type { PageModel } from '#testing'
import { unseen } from '#testing'
import type { HeldRequests } from '../../testing/browser/index.ts'
import { holdRequests } from '../../testing/browser/index.ts'
import { queryString } from '../../ui/client/query-string.ts'
import type { Words } from '../kit/words.ts'
import type { PanelStage } from './kit/stage.ts'
import { withoutAnswers } from './kit/without-answers.ts'

interface World {
  page: Page
  words: Words
  requests: HeldRequests
}

type Model = PageModel<typeof arrangementMachine, World, PanelStage>
type Snapshot = Parameters<Extract<Model['states']['panel.closed'], CallableFunction>>[1]

/** The columns of the list of categories. */
export const page: Model = {
  async open({ page, panel }, { asked }) {
    const requests = await holdRequests(page, /\/api\/payload-preferences\/collection-categories/)
    await withoutAnswers(page, panel)
    const columns = asked ? written(asked) : undefined
    await page.goto(panel.at(`/collections/categories${queryString({ columns })}`))
    await expect(button({ page, words: panel.words, requests })).toBeVisible()
    return { page, words: panel.words, requests }
  },
  states: {
    'panel.closed': (world) => expect(panelOf(world)).toHaveCount(0),
    'panel.open': async (world, snapshot) => {
      const all = choices(snapshot.context)
      await expect(lines(world)).toHaveCount(all.length)
      for (const [index, { accessor, active }] of all.entries()) {
        const line = lines(world).nth(index)
        await expect(line).toHaveAttribute('data-part', accessor)
        await expect(line.getByRole('checkbox')).toBeChecked({ checked: active })
      }
    },
    'choice.reading': async (world, { context: { asked } }) => {
      if (asked === null) await expect(world.page.getByRole('table')).toHaveCount(0)
    },
    'choice.known.kept': showsColumns,
    'choice.known.keeping': showsColumns,
    'choice.known.unkept': async (world, snapshot) => {
      await showsColumns(world, snapshot)
      if (snapshot.matches({ panel: 'open' })) {
        await expect(world.page.getByRole('alert')).toContainText(
          world.words('list.columns.unkept'),
        )
      }
    },
  },
  events: {
    'user.open': (world) => button(world).click(),
    'user.close': (world) => button(world).click(),
    'user.show': (world, { accessor }) => boxOf(world, accessor).check(),
    'user.hide': (world, { accessor }) => boxOf(world, accessor).uncheck(),
    'user.move': (world, { from, to }) =>
      lines(world)
        .nth(from)
        .getByRole('button')
        .press(to > from ? 'Alt+ArrowRight' : 'Alt+ArrowLeft'),
    'user.reset': (world) =>
      panelOf(world)
        .getByRole('button', { name: world.words('arrangement.reset') })
        .click(),
    'user.retry': (world) =>
      panelOf(world)
        .getByRole('button', { name: world.words('app.tryAgain') })
        .click(),
    'browser.moved': unseen('whoever follows another address is watched by a test of its own'),
  },
  work: {
    read: {
      asked: ({ requests }) => requests.expectAsked(),
      done: async ({ requests }, columns) =>
        (await requests.next()).fulfill({ json: { value: columns && { columns, limit: 50 } } }),
      failed: async ({ requests }) => (await requests.next()).abort(),
    },
    keep: {
      asked: ({ requests }) => requests.expectAsked(),
      done: async ({ requests }) => (await requests.next()).fulfill({ json: {} }),
      failed: async ({ requests }) => (await requests.next()).abort(),
    },
  },
  beyond: (step, snapshot) => {
    if (step.cause !== 'event') return undefined
    const { type } = step.event as { type: string }
    const isOpen = snapshot.matches({ panel: 'open' })
    if (type === 'user.open') return isOpen ? 'it is open' : undefined
    if (!isOpen) return 'it is closed'
    if (type === 'user.close') return undefined
    return snapshot.can(step.event as never) ? undefined : 'it is not offered'
  },
}

async function showsColumns({ page }: World, { context }: Snapshot): Promise<void> {
  const shown = choices(context).filter(({ active }) => active)
  const heads = page.getByRole('columnheader').and(page.locator('[id^="heading-"]'))
  await expect(heads).toHaveCount(shown.length)
  for (const [index, { accessor }] of shown.entries()) {
    await expect(heads.nth(index)).toHaveAttribute('id', `heading-${accessor}`)
  }
}

const written = (columns: readonly Choice[]): string =>
  JSON.stringify(columns.map(({ accessor, active }) => (active ? accessor : `-${accessor}`)))

const button = ({ page, words }: World) => page.getByRole('button', { name: words('list.columns') })
const panelOf = ({ page }: World) => page.locator('#list-columns')
const lines = (world: World) => panelOf(world).locator('[data-part]')
const boxOf = ({ page }: World, accessor: string) =>
  page.locator(`#list-columns [data-part="${accessor}"]`).getByRole('checkbox')
