import type { Page, Request, Route } from '@playwright/test'
import { expect } from '@playwright/test'
import type { DocumentData, LoadedDocument } from '#config-schema'
import { Problem } from '#config-schema'
import type { TextKey } from '#locales'
import type { DocumentSnapshot, documentMachine } from '#machines/document'
import { countChanges, isNew } from '#machines/document'
import type { PageModel } from '#testing'
import type { HeldRequests } from '../../testing/browser/index.ts'
import { holdRequests } from '../../testing/browser/index.ts'
import type { Panel } from '../kit/fixtures.ts'
import { admin } from '../kit/magazine.ts'
import { isOver, reasonAgainst, rowsIn } from './document.beyond.ts'
import { answerChanged, refuse } from './kit/answers.ts'
import { comesAs, fillSignIn, loseSession } from './kit/people.ts'
import { openQuestion } from './kit/question.ts'
import { Rows } from './kit/rows.ts'
import type { PanelStage } from './kit/stage.ts'

interface World {
  page: Page
  panel: Panel
  rows: Rows
  reads: HeldRequests
  access: HeldRequests
  saves: HeldRequests
  removals: HeldRequests
  hasSession: boolean
}

/** A page of the magazine: its `title` is the plan's title, its `sections` are the plan's links. */
export const page: PageModel<typeof documentMachine, World, PanelStage> = {
  async open({ page, panel }, { ref }) {
    const { at, server, words } = panel
    await comesAs(page, panel, admin)
    const isCreated = ref.kind === 'collection' && ref.id === null
    const id = isCreated ? 'create' : await makePage(page, panel)
    const hold = (path: string, ...methods: string[]) =>
      holdRequests(page, new RegExp(`/api/pages${path}(\\?|$)`), hasMethod(methods))
    const world = {
      page,
      panel,
      rows: new Rows(page, words, 'sections'),
      reads: await hold('/\\d+', 'GET'),
      access: await hold('/access(/\\d+)?', 'POST'),
      saves: await hold('(/\\d+)?', 'POST', 'PATCH'),
      removals: await hold('/\\d+', 'DELETE'),
      hasSession: true,
    }
    await page.goto(`${server.url}/collections/pages/${id}`)
    expect(page.url()).toBe(at(`/collections/pages/${id}`))
    return world
  },
  states: {
    loading: async ({ page, panel: { words } }) => {
      await expect(page.locator('[data-form-ready="false"]')).toBeVisible()
      await expect(status(page, words('document.status.loading')).first()).toBeVisible()
    },
    unavailable: async (world, { context: { problem } }) => {
      const { page, panel } = world
      const title = panel.words('document.unavailable')
      await expect(page.getByText(title).first()).toBeVisible()
      await expect(page.getByText(panel.words(`problem.${problem!.code}`)).first()).toBeAttached()
      await mustAskForSession(world, problem!.code === 'session.ended')
    },
    'open.content.clean': async (world, snapshot) => {
      await says(world, cleanWords(world.panel, snapshot))
      await hasValues(world, snapshot)
    },
    'open.content.unsaved.dirty': async (world, snapshot) => {
      await says(world, world.panel.words('document.status.dirty', { count: changesIn(snapshot) }))
      await hasValues(world, snapshot)
    },
    'open.content.unsaved.invalid': async (world, snapshot) => {
      const { page, panel } = world
      const fields = snapshot.context.problem?.fields ?? []
      const count = fields.length
      await says(world, panel.words(count === 0 ? noneLeft : 'document.status.invalid', { count }))
      if (count > 0) await expect(title(page)).toHaveAttribute('aria-invalid', 'true')
      else await expect(title(page)).not.toHaveAttribute('aria-invalid', 'true')
      await hasValues(world, snapshot)
    },
    'open.content.unsaved.locked': async (world, snapshot) => {
      await says(world, world.panel.words('document.status.locked'))
      await hasValues(world, snapshot)
    },
    'open.content.unsaved.failed': async (world, snapshot) => {
      const { words } = world.panel
      const reason = words(`problem.${snapshot.context.problem!.code}`)
      await says(world, words('document.status.failed', { reason }))
      await hasValues(world, snapshot)
    },
    'open.content.unsaved.unauthorised': async (world, snapshot) => {
      await says(world, world.panel.words('document.status.unauthorised'))
      await mustAskForSession(world, true)
      await hasValues(world, snapshot)
    },
    'open.content.unsaved.offline': async (world, snapshot) => {
      const text = isNew(snapshot.context)
        ? 'document.status.offlineNew'
        : 'document.status.offline'
      await says(world, world.panel.words(text))
      await hasValues(world, snapshot)
    },
    'open.content.saving': async (world, snapshot) => {
      await says(world, world.panel.words('document.status.saving'))
      await expect(world.page.locator('header [aria-busy="true"]').first()).toBeAttached()
      await hasValues(world, snapshot)
    },
    'open.removal.idle': ({ page, panel: { words } }) =>
      expect(
        openQuestion(page).filter({ hasText: words('document.confirmDelete.text') }),
      ).toHaveCount(0),
    'open.removal.confirming': async (world, { context }) => {
      await expect(removal(world)).toContainText(String(context.base.title ?? ''))
      await expect(removal(world).getByRole('alert')).toHaveCount(0)
    },
    'open.removal.removing': async (world) =>
      expect(removal(world).locator('[aria-busy="true"]')).toBeAttached(),
    'open.removal.refused': async (world, { context: { removalProblem } }) => {
      const { words } = world.panel
      await expect(removal(world)).toContainText(words(`problem.${removalProblem!.code}`))
    },
    deleted: async ({ page, panel: { at, words } }) => {
      await expect(page).toHaveURL(
        (url) => `${url.origin}${url.pathname}` === at('/collections/pages'),
      )
      await expect(page.getByText(words('document.deleted'))).toBeVisible()
    },
  },
  events: {
    'user.edit': ({ page }, { value }, { context }) =>
      title(page).fill(titleFor(String(value), isNew(context))),
    'user.insertRow': ({ rows }, { row }) => rows.add('Section', 'heading', String(row.label)),
    'user.removeRow': ({ rows }) => rows.removeFirst(),
    'user.moveRow': ({ rows }) => rows.moveFirst(),
    'user.save': ({ page }, { intent }) =>
      page.locator(intent === 'draft' ? '#action-save-draft' : '#action-save').click(),
    'user.revert': (world) => chooseMore(world, 'document.revert'),
    'user.delete': (world) => chooseMore(world, 'document.delete'),
    'user.confirmDelete': async (world) => {
      await signInIfAsked(world)
      await removalButton(world, 'document.confirmDelete.confirm').click()
    },
    'user.cancelDelete': async (world) => {
      await signInIfAsked(world)
      await removalButton(world, 'document.confirmDelete.cancel').click()
    },
    'user.retry': ({ page, panel: { words } }) =>
      page.getByRole('button', { name: words('app.tryAgain') }).click(),
    'session.renewed': signInIfAsked,
    'browser.online': ({ page }) => page.evaluate(() => window.dispatchEvent(new Event('online'))),
  },
  work: {
    load: {
      asked: ({ access }) => access.expectAsked(2),
      done: async (world, loaded, { context }) => {
        for (const route of await world.access.all()) await grant(world, route, loaded)
        if (isNew(context)) return
        await answerChanged<DocumentData>(
          await world.reads.next(),
          world.panel.server.origin,
          (doc) => withValues(doc, loaded.data),
        )
      },
      failed: async (world, error, { context }) => {
        if (isEnd(error)) await endSession(world)
        const routes = await world.access.all()
        if (!isNew(context)) routes.push(await world.reads.next())
        for (const route of routes) await (isEnd(error) ? route.continue() : route.abort())
      },
    },
    save: {
      asked: ({ saves }) => saves.expectAsked(),
      done: async (world, { data }, { context }) => {
        const { saves, access, panel } = world
        const route = await saves.next()
        // A slug is made of the title, and must be of one document only.
        const body = { ...route.request().postDataJSON(), slug: crypto.randomUUID() }
        await answerChanged<{ doc: DocumentData }>(
          route,
          panel.server.origin,
          (answer) => ({ ...answer, doc: withValues(answer.doc, data) }),
          isNew(context) ? body : undefined,
        )
        if (!isNew(context)) return
        await access.expectAsked(2)
        for (const route of await access.all()) await route.continue()
      },
      failed: async (world, error) => fail(world, await world.saves.next(), error),
    },
    remove: {
      asked: ({ removals }) => removals.expectAsked(),
      done: async ({ removals }) => (await removals.next()).continue(),
      failed: async (world, error) => fail(world, await world.removals.next(), error),
    },
  },
  beyond: (step, snapshot) => (step.cause === 'event' ? reasonAgainst(step, snapshot) : undefined),
  tellApart: ({ context: { problem, removalProblem } }) => [
    isOver(problem),
    isOver(removalProblem),
  ],
  within: (snapshot) =>
    snapshot.matches({ open: { removal: 'idle' } }) ||
    !snapshot.matches('open') ||
    snapshot.matches({ open: { content: 'clean' } }) ||
    snapshot.matches({ open: { content: 'saving' } }),
}

/** The plural form for none is a key of its own, which the types of the texts do not list. */
const noneLeft = 'document.status.invalid_zero' as TextKey

const hasMethod = (methods: readonly string[]) => (request: Request) =>
  methods.includes(request.method())

const title = (page: Page) => page.locator('#field-title')

const status = (page: Page, words: string) =>
  page.locator('form').getByRole('status', { includeHidden: true }).filter({ hasText: words })

const says = ({ page }: World, words: string) => expect(status(page, words).first()).toBeVisible()

const removal = ({ page, panel: { words } }: World) =>
  page
    .getByRole('alertdialog', { includeHidden: true })
    .filter({ hasText: words('document.confirmDelete.text') })

const removalButton = (world: World, text: TextKey) =>
  removal(world).getByRole('button', { name: world.panel.words(text) })

const changesIn = ({ context: { base, values, whole } }: DocumentSnapshot) =>
  countChanges(base, values, whole)

function cleanWords({ words }: Panel, { context }: DocumentSnapshot): string {
  if (!context.permissions.update) {
    return words(isNew(context) ? 'document.status.mayNotCreate' : 'document.status.readOnly')
  }
  if (isNew(context)) return words('document.status.new')
  return context.savedAt === null
    ? words('document.status.clean')
    : words('document.status.saved', { time: '' }).trim()
}

/** What is on the page is what the machine holds. */
async function hasValues({ page, rows }: World, snapshot: DocumentSnapshot): Promise<void> {
  const { context } = snapshot
  await expect(title(page)).toHaveValue(titleFor(String(context.values.title), isNew(context)))
  if (isNew(context)) return
  await expect(rows.toggles).toHaveText(rowsIn(snapshot).map(({ label }) => new RegExp(label)))
}

/** Before it is saved for the first time a document has what the config says: no title. */
const titleFor = (value: string, isUnsaved: boolean) =>
  isUnsaved && value === 'Hello' ? '' : value

/** The plan's values in a document of the magazine, which is never published, as in the plan. */
function withValues(doc: DocumentData, { title, links }: DocumentData): DocumentData {
  const known = (doc.sections ?? []) as { id: string; heading?: string }[]
  const sections = (links as { id: string; label: string }[]).map(({ id, label }) => ({
    id: known.find(({ heading }) => heading === label)?.id ?? `${doc.id}-${id}`,
    heading: label,
    text: null,
  }))
  return { ...doc, title: title ?? null, sections, _status: 'draft' }
}

async function makePage(page: Page, { server }: Panel): Promise<number> {
  const answer = await page.request.post(`${server.api}/pages?draft=true`, {
    data: {
      title: 'Hello',
      slug: crypto.randomUUID(),
      body: 'Text.',
      sections: [{ heading: 'A' }, { heading: 'B' }],
    },
    headers: { origin: server.origin },
  })
  if (!answer.ok()) throw new Error(`Making a page answered ${await answer.text()}`)
  return (await answer.json()).doc.id
}

/** Says what this person may do with the document. */
async function grant({ panel }: World, route: Route, { permissions }: LoadedDocument) {
  await answerChanged<object>(route, panel.server.origin, (answer) => ({
    ...answer,
    ...(permissions.update ? {} : { create: false, update: false, delete: false }),
  }))
}

const isEnd = (error: unknown) => error instanceof Problem && error.code === 'session.ended'

async function endSession(world: World): Promise<void> {
  await loseSession(world.page)
  world.hasSession = false
}

/** Ends a change that was asked for, as the server would. */
async function fail(world: World, route: Route, error: unknown): Promise<void> {
  const { code, fields = [] } = error as Problem
  if (code === 'server.unreachable') return route.abort()
  if (code === 'session.ended') {
    await endSession(world)
    return route.continue()
  }
  await refuse(route, code, fields.length > 0 ? [{ data: { errors: fields } }] : [])
}

async function mustAskForSession({ page, panel: { words } }: World, isAsked: boolean) {
  const question = openQuestion(page).filter({ hasText: words('sessionEnded.text') })
  await expect(question).toHaveCount(isAsked ? 1 : 0)
}

/** Signs in again in place where that is asked for. */
async function signInIfAsked(world: World): Promise<void> {
  if (world.hasSession) return
  await fillSignIn(world.page, world.panel, admin)
  await mustAskForSession(world, false)
  world.hasSession = true
}

async function chooseMore({ page, panel: { words } }: World, text: TextKey) {
  await page.getByRole('button', { name: words('document.more') }).click()
  await page.getByRole('menuitem', { name: words(text) }).click()
}
