import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { Condition, ConditionPlace, filterMachine, Where } from '#machines/filter'
import { conditionCount } from '#machines/filter'
import type { PageModel } from '#testing'
import { unseen } from '#testing'
import { parsedQuery, queryString } from '../../ui/client/query-string.ts'
import type { Words } from '../kit/words.ts'
import type { PanelStage } from './kit/stage.ts'

interface World {
  page: Page
  words: Words
}

type Snapshot = Parameters<
  Extract<PageModel<typeof filterMachine, World, PanelStage>['states']['closed'], CallableFunction>
>[1]

/** Filtering the list of posts by their titles. */
export const page: PageModel<typeof filterMachine, World, PanelStage> = {
  async open({ page, panel }, { where }) {
    await page.goto(panel.at(`/collections/posts${queryString({ where: where ?? undefined })}`))
    await expect(page.getByRole('table')).toBeVisible()
    return { page, words: panel.words }
  },
  states: {
    closed: async (world, snapshot) => {
      await expect(panelOf(world)).toHaveCount(0)
      await isInForce(world, snapshot)
    },
    'open.still': showsLines,
    'open.pausing': showsLines,
    'open.weighing': unseen('it has passed before anybody could look'),
  },
  events: {
    'user.open': (world) => button(world).click(),
    'user.close': (world) => button(world).click(),
    'user.add': (world, { group }) =>
      group === null
        ? panelOf(world)
            .getByRole('button', { name: world.words('list.filter.addGroup'), exact: true })
            .click()
        : groupOf(world, group)
            .getByRole('button', { name: world.words('list.filter.addLine'), exact: true })
            .click(),
    'user.change': async (world, { place, condition }) => {
      const line = lineAt(world, place)
      await control(line, 'field', world).selectOption(condition.field ?? '')
      await control(line, 'operator', world).selectOption(condition.operator ?? '')
      await control(line, 'value', world).fill(String(condition.value ?? ''))
    },
    'user.remove': (world, { place }) => lineAt(world, place).getByRole('button').last().click(),
    'user.clear': ({ page, words }) =>
      page.getByRole('button', { name: words('list.clearFilters') }).click(),
    'browser.moved': unseen('whoever follows another address is watched by a test of its own'),
  },
  work: {},
  beyond: (step, snapshot) => {
    if (step.cause !== 'event') return undefined
    const event = step.event as { type: string; group?: number | null; place?: ConditionPlace }
    const { groups } = snapshot.context
    if (event.type === 'user.open') return snapshot.matches('closed') ? undefined : 'it is open'
    if (snapshot.matches('closed')) return 'it is closed'
    if (typeof event.group === 'number' && !groups[event.group]) return 'no such group is there'
    const { place } = event
    if (place && !groups[place.group]?.[place.index]) return 'no such line is there'
    return undefined
  },
}

async function showsLines(world: World, { context: { groups } }: Snapshot): Promise<void> {
  const sets = panelOf(world).getByRole('group')
  await expect(sets).toHaveCount(groups.length)
  for (const [group, lines] of groups.entries()) {
    await expect(groupOf(world, group).locator('[data-line]')).toHaveCount(lines.length)
    for (const [index, condition] of lines.entries()) {
      await showsLine(world, lineAt(world, { group, index }), condition)
    }
  }
}

async function showsLine(world: World, line: Locator, condition: Condition): Promise<void> {
  const { field, value } = condition
  await expect(control(line, 'field', world)).toHaveValue(field ?? '')
  if (field === null) return
  await expect(control(line, 'value', world)).toHaveValue(String(value ?? ''))
}

/** What the address says, and the button. */
async function isInForce(world: World, { context: { where } }: Snapshot): Promise<void> {
  await expect.poll(() => whereIn(world.page)).toEqual(where)
  const { words } = world
  const name = where
    ? words('list.filter.count', { count: conditionCount(where) })
    : words('list.filter')
  await expect(button(world)).toHaveAccessibleName(name)
}

const whereIn = (page: Page): Where | null =>
  (parsedQuery(new URL(page.url()).search).where as Where | undefined) ?? null

const button = ({ page }: World) => page.locator('[aria-controls="list-filter"]')
const panelOf = ({ page }: World) => page.locator('#list-filter')
const groupOf = (world: World, group: number) => panelOf(world).getByRole('group').nth(group)
const lineAt = (world: World, { group, index }: ConditionPlace) =>
  groupOf(world, group).locator('[data-line]').nth(index)

const control = (
  line: Locator,
  part: 'field' | 'operator' | 'value',
  { words }: World,
): Locator => {
  const label = words(`list.filter.${part}`, { number: '#' })
  return line.getByLabel(new RegExp(`^${label.replace('#', '\\d+')}$`))
}
