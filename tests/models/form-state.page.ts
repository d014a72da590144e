import type { Page, Route } from '@playwright/test'
import { expect } from '@playwright/test'
import type { ClientGlobal } from '#contracts/admin-config'
import type { DocumentRef } from '#contracts/documents'
import type { Asks, ClientField } from '#contracts/fields'
import { formStatePath } from '#contracts/form-state'
import type { formStateMachine, Rules } from '#machines/form-state'
import type { PageModel } from '#testing'
import { unseen } from '#testing'
import type { HeldRequests } from '../../testing/browser/index.ts'
import { excuseFailures, holdRequests } from '../../testing/browser/index.ts'
import type { Panel } from '../kit/fixtures.ts'
import { admin } from '../kit/magazine.ts'
import { refuse } from './kit/answers.ts'
import { changeConfig } from './kit/change-config.ts'
import { makePage } from './kit/made-page.ts'
import { comesAs } from './kit/people.ts'
import type { PanelStage } from './kit/stage.ts'

interface World {
  page: Page
  panel: Panel
  rules: Rules
  questions: HeldRequests
  /** The next save is refused for its values. */
  refusal: { isNext: boolean }
  /** So that what is typed is never what stands there. */
  typed: number
}

type Snapshot = Parameters<
  Extract<PageModel<typeof formStateMachine, World, PanelStage>['states']['idle'], CallableFunction>
>[1]

/** A page of the magazine, or its settings, with the rules of the plan: `body` has a condition, `slug` a first value. */
export const page: PageModel<typeof formStateMachine, World, PanelStage> = {
  async open({ page, panel }, { rules, question: { ref } }) {
    await comesAs(page, panel, admin)
    await withRules(page, panel, rules)
    const address = await addressOf(page, panel, ref)
    const refusal = { isNext: false }
    await refuseWhenTold(page, panel, refusal)
    const questions = await holdRequests(page, new RegExp(`/api${formStatePath}$`))
    await page.goto(panel.at(address))
    await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
    return { page, panel, rules, questions, refusal, typed: 0 }
  },
  states: {
    opening: unseen('it is left before the page has drawn anything'),
    idle: shows,
    waiting: shows,
    asking: shows,
    failed: shows,
  },
  events: {
    'document.changed': async (world, { question }) => {
      await type(world)
      if (question.isRefused) await save(world, true)
    },
    'document.saved': async (world) => {
      await type(world)
      await save(world, false)
    },
    'user.retry': ({ page, panel: { words } }) =>
      page.getByRole('button', { name: words('app.tryAgain') }).click(),
    'session.renewed': unseen('who signs in again is another test: see the session'),
  },
  work: {
    ask: {
      asked: ({ questions }) => questions.expectAsked(),
      done: async ({ questions }, answer) => (await questions.next()).fulfill({ json: answer }),
      failed: async ({ questions }) => (await questions.next()).abort(),
    },
  },
}

/** What is on the form, and whether it is told that nobody could be asked. */
async function shows({ page, panel, rules }: World, { context }: Snapshot): Promise<void> {
  const { answered, problem, question, state } = context
  const notice = page.getByText(
    panel.words('document.rules.unasked', { reason: '' }).split('  ')[0]!,
  )
  await expect(notice).toHaveCount(problem === null ? 0 : 1)
  if (question.ref.kind === 'global') return
  const isOut = rules.always && (state.fields.body?.hidden || (answered === null && !problem))
  await expect(page.locator('#field-body')).toHaveCount(isOut ? 0 : 1)
}

async function type(world: World): Promise<void> {
  world.typed += 1
  await world.page.locator('#field-title').fill(`Typed ${world.typed}`)
}

/** Until the document has heard of it: only then the question after a save is asked. */
async function save({ page, panel, refusal }: World, isRefused: boolean): Promise<void> {
  refusal.isNext = isRefused
  const draft = page.locator('#action-save-draft')
  const answered = page.waitForResponse((response) => isSave(response.request()))
  await ((await draft.count()) > 0 ? draft : page.locator('#action-save')).click()
  await answered
  if (isRefused) return
  const saved = panel.words('document.status.saved', { time: '' }).trim()
  await expect(page.locator('form').getByRole('status').filter({ hasText: saved })).toBeVisible()
}

const isSave = (request: { method(): string; url(): string }) =>
  ['PATCH', 'POST'].includes(request.method()) &&
  /\/api\/(pages|globals\/settings)(\/\d+)?(\?|$)/.test(request.url())

async function refuseWhenTold(page: Page, panel: Panel, refusal: World['refusal']): Promise<void> {
  await page.route(`${panel.server.api}/**`, async (route: Route) => {
    if (!isSave(route.request()) || !refusal.isNext) return route.fallback()
    excuseFailures(page, route.request().url())
    refusal.isNext = false
    const errors = [{ path: 'title', message: 'No.' }]
    await refuse(route, 'document.invalid', [{ data: { errors } }])
  })
}

/** The panel's config with these rules in place of its own. */
const withRules = (page: Page, panel: Panel, rules: Rules): Promise<void> =>
  changeConfig(page, panel, (config) => ({
    ...config,
    collections: config.collections.map((entity) => withAsks(entity, rules)),
    globals: config.globals.map((entity) => withAsks(entity, rules)),
  }))

const withAsks = <Entity extends Pick<ClientGlobal, 'fields'>>(entity: Entity, rules: Rules) => ({
  ...entity,
  fields: entity.fields.map((field) => ({ ...field, asks: asksOf(field, rules) }) as ClientField),
})

function asksOf(field: ClientField, { always, atBirth, afterRefusal }: Rules): Asks | undefined {
  const name = 'name' in field ? field.name : null
  if (name === 'body' && always) return { condition: true }
  if (name === 'slug' && atBirth) return { defaultValue: true }
  return name === 'title' && afterRefusal ? { validate: true } : undefined
}

async function addressOf(page: Page, panel: Panel, ref: DocumentRef): Promise<string> {
  if (ref.kind === 'global') return `/globals/${ref.slug}`
  if (ref.id === null) return '/collections/pages/create'
  return `/collections/pages/${await makePage(page, panel)}`
}
