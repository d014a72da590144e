import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { ClientCollection } from '#contracts/admin-config'
import type { ClientField, RelationshipField } from '#contracts/fields'
import type {
  DocumentPickerEvent,
  documentPickerMachine,
  Offer,
  Picked,
} from '#machines/document-picker'
import { isAmong } from '#machines/document-picker'
import type { PageModel } from '#testing'
import { unseen } from '#testing'
import { changeConfig } from './kit/change-config.ts'
import type { PanelStage } from './kit/stage.ts'

interface World extends PanelStage {
  /** Whether a field has got what was picked. */
  hasPicked: boolean
}

type Model = PageModel<typeof documentPickerMachine, World, PanelStage>
type Snapshot = Parameters<Extract<Model['states']['closed'], CallableFunction>>[1]

/** A new post with a field for one post, one for two more, and one for as many as one likes. */
export const page: Model = {
  async open({ page, panel }) {
    await changeConfig(page, panel, (config) => ({
      ...config,
      collections: config.collections.map((one) => (one.slug === 'posts' ? withPicks(one) : one)),
    }))
    await show(page, panel, 'posts', [1, 2, 3])
    await show(page, panel, 'pages', [1])
    await page.goto(panel.at('/collections/posts/create?locale=en'))
    await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
    return { page, panel, hasPicked: false }
  },
  states: {
    closed: ({ page }) => expect(drawer(page)).toHaveCount(0),
    'open.one': async ({ page }, snapshot) => {
      await expect(rows(page)).toHaveCount(countOf(snapshot))
      await expect(drawer(page).getByRole('checkbox')).toHaveCount(0)
    },
    'open.some': async ({ page, panel: { words } }, snapshot) => {
      const { chosen, taken, slug, room } = snapshot.context
      await expect(rows(page)).toHaveCount(countOf(snapshot))
      for (const id of idsOf(slug)) {
        const document = { slug, id }
        await expect(boxOf(page, id)).toBeChecked({
          checked: isAmong([...chosen, ...taken], document),
        })
      }
      const count = chosen.length
      const adds =
        count === 0 ? words('picker.addNone') : words('picker.add', { count, number: count })
      await expect(addButton(page)).toHaveText(adds)
      const told = room === null ? '' : words('picker.room', { count: room - count })
      await expect(drawer(page).getByText(told).first()).toBeVisible()
    },
  },
  events: {
    'user.open': async (world, { offer }) => {
      const { page, panel } = world
      if (world.hasPicked) {
        await page.getByRole('button', { name: panel.words('document.undo') }).click()
        world.hasPicked = false
      }
      await page
        .locator(`[data-field="${fieldFor(offer)}"]`)
        .getByText(panel.words('field.pick'), { exact: true })
        .click()
      await expect(rows(page).first()).toBeVisible()
    },
    'user.close': ({ page }) => page.keyboard.press('Escape'),
    'user.turn': async ({ page, panel }, { slug }) => {
      await drawer(page).getByLabel(panel.words('list.collection')).selectOption(slug)
    },
    'user.pick': async (world, { document }) => {
      world.hasPicked = true
      await titleOf(world.page, document).click()
    },
    'user.toggle': ({ page }, { document }) => titleOf(page, document).click(),
    'user.togglePage': ({ page, panel }) =>
      drawer(page).getByLabel(panel.words('selection.page')).click(),
    'user.add': async (world) => {
      world.hasPicked = true
      await addButton(world.page).click()
    },
    'document.made': unseen('it is made in a drawer above: see the end-to-end tests'),
  },
  work: {},
  beyond: (step, snapshot) =>
    // A step of this machine's plan carries one of its events.
    step.cause === 'event' ? reasonAgainst(step.event as DocumentPickerEvent, snapshot) : undefined,
}

/** Why no view can cause the event here; undefined: one can. */
function reasonAgainst(event: DocumentPickerEvent, snapshot: Snapshot): string | undefined {
  const { context } = snapshot
  const isOpen = snapshot.matches('open')
  if (event.type === 'user.open') return isOpen ? 'the drawer stands over every field' : undefined
  if (!isOpen) return 'nothing is open'
  switch (event.type) {
    case 'user.turn':
      if (context.slugs.length === 1) return 'there is one list'
      return context.slugs.includes(event.slug) ? undefined : 'it is not among the lists'
    case 'user.pick':
      if (context.isMany) return 'rows are ticked here'
      return context.slug === event.document.slug ? undefined : inAnother
    case 'user.toggle':
      if (!context.isMany) return 'a row is taken at once here'
      if (context.slug !== event.document.slug) return inAnother
      return snapshot.can(event) ? undefined : 'its box cannot be ticked'
    case 'user.togglePage':
      if (!context.isMany) return 'a row is taken at once here'
      if (context.slug !== event.page[0]?.slug) return inAnother
      if (event.page.length !== idsOf(context.slug).length) return 'no page is like that'
      return snapshot.can(event) ? undefined : 'its box cannot be ticked'
    case 'user.add':
      if (!context.isMany) return 'a row is taken at once here'
      return snapshot.can(event) ? undefined : 'the button says what is missing'
    default:
      return undefined
  }
}

const inAnother = 'it is in another list'

const idsOf = (slug: string): readonly number[] => (slug === 'posts' ? [1, 2, 3] : [1])
const countOf = ({ context }: Snapshot) => idsOf(context.slug).length

const fieldFor = ({ isMany, room }: Offer) => (isMany ? (room === null ? 'many' : 'two') : 'one')

const drawer = (page: Page): Locator => page.locator('[role="dialog"][data-state="open"]')
const rows = (page: Page): Locator => drawer(page).locator('tbody tr')
const boxOf = (page: Page, id: number): Locator =>
  rows(page)
    .nth(id - 1)
    .getByRole('checkbox')
const titleOf = (page: Page, { id }: Picked): Locator =>
  rows(page)
    .nth(Number(id) - 1)
    .locator('[data-cell="primary"]')
const addButton = (page: Page): Locator => drawer(page).getByRole('button').last()

/** A list of these documents, whatever is asked for. */
async function show(
  page: Page,
  { server }: PanelStage['panel'],
  slug: string,
  ids: readonly number[],
): Promise<void> {
  const docs = ids.map((id) => ({ id, title: `${slug} ${id}`, name: `${slug} ${id}` }))
  const answer = { docs, totalDocs: ids.length, totalPages: 1, page: 1, limit: 25 }
  await page.route(new RegExp(`^${server.api}/${slug}\\?`), (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: answer }) : route.fallback(),
  )
}

/** The posts, with fields of three kinds in the place of the one that has several documents. */
function withPicks(posts: ClientCollection): ClientCollection {
  const related = posts.fields.find(
    (field): field is RelationshipField => 'name' in field && field.name === 'related',
  )
  if (!related) throw new Error('The posts have no field for other documents.')
  const named = (name: string, own: Partial<RelationshipField>): ClientField => ({
    ...related,
    name,
    label: name,
    position: 'main',
    ...own,
  })
  const taken = { defaultValue: [{ relationTo: 'posts', value: 1 }] }
  return {
    ...posts,
    fields: [
      named('one', { relationTo: ['posts'], isPolymorphic: false, hasMany: false, maxRows: null }),
      named('two', { ...taken, maxRows: 3 }),
      named('many', { ...taken, maxRows: null }),
    ],
  }
}
