import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { generatePath } from '#contracts/seo'
import type { GenerateResult, seoGenerateMachine } from '#machines/seo-generate'
import type { Problem } from '#problems'
import type { PageModel } from '#testing'
import type { HeldRequests } from '../../testing/browser/index.ts'
import { holdRequests } from '../../testing/browser/index.ts'
import type { Words } from '../kit/words.ts'
import { refuse } from './kit/answers.ts'
import { makePage } from './kit/made-page.ts'
import type { PanelStage } from './kit/stage.ts'

interface World {
  page: Page
  words: Words
  held: HeldRequests
}

type Change = { type: string; value?: string | null; isReadOnly?: boolean }

/** The title of a page's search result, which the server is asked for. */
export const page: PageModel<typeof seoGenerateMachine, World, PanelStage> = {
  async open({ page, panel }, { value }) {
    const held = await holdRequests(page, new RegExp(`/api${generatePath('title')}`))
    const id = await makePage(page, panel, { seo: { title: value } })
    await page.goto(panel.at(`/collections/pages/${id}?locale=en`))
    await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
    await page.getByText('Search and sharing').click()
    const world = { page, words: panel.words, held }
    await expect(generate(world)).toBeVisible()
    return world
  },
  states: {
    idle: (world) => expect(said(world)).toBeEmpty(),
    generating: async (world) => {
      await expect(generate(world)).toHaveAttribute('aria-busy', 'true')
      await expect(said(world)).toHaveText(world.words('seo.generating'))
    },
    failed: async (world, { context: { problem } }) => {
      await expect(said(world)).toContainText(world.words('seo.failed', { label: 'Title' }))
      await expect(said(world)).toContainText(world.words(`problem.${problem!.code}`))
    },
    empty: (world) => expect(said(world)).toContainText(world.words('seo.empty')),
    unchanged: (world) => expect(said(world)).toHaveText(world.words('seo.unchanged')),
    offered: (world, { context: { generated } }) =>
      expect(said(world)).toContainText(world.words('seo.offered', { value: String(generated) })),
    written: async (world, { context: { value, generated } }) => {
      await expect(said(world)).toContainText(
        world.words(generated === null ? 'seo.cleared' : 'seo.written'),
      )
      await expect(field(world)).toHaveValue(String(value ?? ''))
    },
  },
  events: {
    'document.changed': (world, event) => field(world).fill((event as Change).value ?? ''),
    'user.generate': (world) => generate(world).click(),
    'user.use': (world, _, { value }) =>
      action(world, value === 'empty' ? 'seo.clear' : 'seo.use').click(),
    'user.undo': (world) => action(world, 'seo.undo').click(),
    'user.dismiss': (world) => action(world, 'seo.dismiss').click(),
  },
  work: {
    generate: {
      asked: ({ held }) => held.expectAsked(),
      done: async ({ held }, { value }: GenerateResult) =>
        (await held.next()).fulfill({ json: { result: value ?? '' } }),
      failed: async ({ held }, error) => {
        const route = await held.next()
        const { code } = error as Problem
        if (code === 'server.unreachable') await route.abort()
        else await refuse(route, code)
      },
    },
  },
  beyond: (step, snapshot) => {
    if (step.cause !== 'event') return undefined
    const { type, isReadOnly, value } = step.event as Change
    if (isReadOnly || snapshot.context.isReadOnly) return 'nobody takes over its lock here'
    if (type === 'document.changed') {
      // Filling in what is there is no change.
      return (snapshot.context.value || null) === (value || null) ? 'it is there' : undefined
    }
    return snapshot.can({ type } as never) ? undefined : 'no button stands for it'
  },
}

const field = ({ page }: World) => page.locator('#field-seo__title')

const frame = ({ page }: World) => page.locator('[data-field="seo.title"]')

const generate = (world: World) =>
  frame(world).getByRole('button', { name: world.words('seo.generateNamed', { label: 'Title' }) })

const said = (world: World) => frame(world).locator('[data-part="seo-generate"] [role="status"]')

const action = (world: World, name: 'seo.clear' | 'seo.use' | 'seo.undo' | 'seo.dismiss') =>
  said(world).getByRole('button', { name: world.words(name), exact: true })
