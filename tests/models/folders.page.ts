import type { Locator, Route } from '@playwright/test'
import { expect } from '@playwright/test'
import type { DocumentId } from '#contracts/documents'
import type { ClientFolders, Folder } from '#contracts/folders'
import type { foldersMachine } from '#machines/folders'
import { folderOf, pathTo } from '#machines/folders'
import type { Problem } from '#problems'
import type { PageModel } from '#testing'
import type { HeldRequests } from '../../testing/browser/index.ts'
import { holdRequests } from '../../testing/browser/index.ts'
import { admin } from '../kit/magazine.ts'
import { changeConfig } from './kit/change-config.ts'
import { failHeld } from './kit/fail-held.ts'
import { comesAs } from './kit/people.ts'
import type { Visitor } from './kit/session-end.ts'
import { signInIfAsked } from './kit/session-end.ts'
import type { PanelStage } from './kit/stage.ts'

interface World extends Visitor {
  requests: HeldRequests
}

type Model = PageModel<typeof foldersMachine, World, PanelStage>
type Snapshot = Parameters<Extract<Model['states']['idle'], CallableFunction>>[1]

const folders: ClientFolders = {
  slug: 'payload-folders',
  field: 'folder',
  access: { create: true, update: true, delete: true },
}

/** The only file that there is, wherever one looks. */
const file = { id: 7, filename: 'seven.pdf', url: '/seven.pdf', mimeType: 'application/pdf' }

/** The magazine's pictures, which have folders here. Nothing is really moved: there are none. */
export const page: Model = {
  async open({ page, panel }) {
    await comesAs(page, panel, admin)
    await changeConfig(page, panel, (config) => ({
      ...config,
      collections: config.collections.map((collection) =>
        collection.slug === 'media' ? { ...collection, folders } : collection,
      ),
    }))
    await page.route(/\/api\/media\?/, answerWithFile)
    const requests = await holdRequests(
      page,
      /\/api\/(payload-folders|media\/count|stateroom\/bulk)/,
    )
    await page.goto(panel.at('/collections/media?locale=en'))
    const world = { page, panel, requests, hasSession: true }
    await expect(root(world)).toBeVisible()
    await expect(card(world)).toBeVisible()
    return world
  },
  states: {
    reading: (world) => expect(root(world)).toHaveAttribute('aria-busy', 'true'),
    unread: (world, { context: { problem } }) =>
      expect(root(world)).toContainText(world.panel.words(`problem.${problem!.code}`)),
    idle: async (world) => {
      await expect(dialog(world)).toHaveCount(0)
      await expect(root(world)).toHaveAttribute('aria-busy', 'false')
    },
    'naming.editing': async (world, { context: { draft, problem } }) => {
      await expect(name(world)).toHaveValue(draft!.name)
      await says(world, problem?.code)
    },
    'naming.saving': (world) => isBusy(world, 'folder-submit'),
    'deleting.counting': async (world) => {
      await expect(dialog(world)).toContainText(world.panel.words('folders.confirmDelete.counting'))
      await isBusy(world, 'folder-delete')
    },
    'deleting.asking': async (world, { context: { problem } }) => {
      await expect(button(world, 'folder-delete')).not.toHaveAttribute('aria-busy', 'true')
      await says(world, problem?.code)
    },
    'deleting.running': async (world) => {
      await expect(dialog(world)).not.toContainText(
        world.panel.words('folders.confirmDelete.counting'),
      )
      await isBusy(world, 'folder-delete')
    },
    'moving.choosing': async (world, { context: { move, problem } }) => {
      const chosen = dialog(world).getByRole('radio', { checked: true, includeHidden: true })
      await expect(chosen).toHaveCount(move!.to === undefined ? 0 : 1)
      await says(world, problem?.code)
    },
    'moving.running': (world) => isBusy(world, 'folder-move-submit'),
    dropping: async (world) => {
      await expect(dialog(world)).toHaveCount(0)
      await expect(root(world)).toHaveAttribute('aria-busy', 'true')
    },
  },
  events: {
    'user.retry': async (world) => {
      await signInIfAsked(world)
      await world.page.getByRole('button', { name: world.panel.words('app.tryAgain') }).click()
    },
    'user.make': async (world, { parent }, before) => {
      await goTo(world, before, parent)
      await world.page.locator('#folder-new').click()
    },
    'user.rename': (world, { id }, before) => choose(world, before, id, 'rename'),
    'user.delete': (world, { id }, before) => choose(world, before, id, 'delete'),
    'user.type': async (world, { name: typed }) => {
      await signInIfAsked(world)
      await name(world).fill(typed)
    },
    'user.move': async (world, { moved }, before) => {
      const [folder] = moved.folders
      if (folder !== undefined) return choose(world, before, folder, 'move')
      await goTo(world, before, null)
      const box = card(world).getByRole('checkbox')
      await card(world).hover()
      if (!(await box.isChecked())) await box.check()
      await world.page.locator('#folder-move').click()
    },
    'user.choose': async (world, { to }, { context }) => {
      await signInIfAsked(world)
      const chosen = folderOf(context.folders, to)?.name ?? 'Pictures'
      await dialog(world).getByRole('radio', { name: chosen, exact: true }).check()
    },
    'user.drop': async (world, { move }, before) => {
      await goTo(world, before, null)
      const [folder] = move.folders
      const held = folder === undefined ? card(world) : tile(world, nameOf(before, folder))
      await held.dragTo(tile(world, nameOf(before, move.to)))
    },
    'user.submit': async (world) => {
      await signInIfAsked(world)
      await dialog(world).locator('[id^="folder-"]').last().click()
    },
    'user.cancel': async (world) => {
      await signInIfAsked(world)
      await dialog(world)
        .getByRole('button', { name: world.panel.words('app.cancel') })
        .click()
    },
  },
  work: {
    read: {
      asked: ({ requests }) => requests.expectAsked(),
      done: async ({ requests }, read) =>
        (await requests.next()).fulfill({ json: { docs: read.map(stored), totalPages: 1 } }),
      failed: fail,
    },
    save: {
      asked: ({ requests }) => requests.expectAsked(),
      done: async ({ requests }, saved) =>
        (await requests.next()).fulfill({ json: { doc: stored(saved) } }),
      failed: fail,
    },
    count: {
      asked: ({ requests }) => requests.expectAsked(),
      done: async ({ requests }, contents) => {
        const totalDocs = contents[0]?.count ?? 0
        await (await requests.next()).fulfill({ json: { totalDocs } })
      },
      failed: fail,
    },
    remove: {
      asked: ({ requests }) => requests.expectAsked(),
      done: async ({ requests }) => (await requests.next()).fulfill({ json: {} }),
      failed: fail,
    },
    move: {
      asked: ({ requests }) => requests.expectAsked(),
      done: async ({ requests }, { problem }) => {
        const outcome = problem ? { outcome: 'refused', problem } : { outcome: 'changed' }
        const results = [{ id: file.id, title: file.filename, ...outcome }]
        await (await requests.next()).fulfill({ json: { results, doc: {} } })
      },
      failed: fail,
    },
  },
  beyond: (step, snapshot) => {
    const { folders, move } = snapshot.context
    if (step.cause === 'done' && step.example === 'none of it' && move?.documents === null) {
      return 'a folder is moved or it fails'
    }
    if (step.cause !== 'event') return undefined
    if (!snapshot.can(step.event as never)) return 'it is not offered'
    const asked = step.event as Asked
    const meant = [asked.parent, asked.to, asked.move?.to]
    if (meant.some((id) => id != null && !folderOf(folders, id))) return 'it is not there'
    const moved = (asked.moved ?? asked.move)?.folders[0]
    if (moved !== undefined && folderOf(folders, moved)?.parent !== null) {
      return 'it is not there, or in another'
    }
    const target = asked.move && folderOf(folders, asked.move.to)
    if (target && target.parent !== null) return 'it is in another'
    if (asked.type === 'user.choose' && move) {
      const isPossible = asked.to !== move.from && !(move.folders.length > 0 && asked.to === 3)
      if (!isPossible) return 'it cannot go there'
    }
    return undefined
  },
}

interface Asked {
  type: string
  parent?: DocumentId | null
  to?: DocumentId | null
  moved?: { folders: readonly DocumentId[] }
  move?: { folders: readonly DocumentId[]; to: DocumentId | null }
}

const root = ({ page }: World): Locator => page.locator('main [data-folders]')
const card = ({ page }: World): Locator => page.locator(`main [data-row="${file.id}"]`)
const tile = (world: World, name: string): Locator =>
  root(world).locator('[data-folder]').filter({ hasText: name })
const dialog = ({ page }: World): Locator =>
  page
    .locator('[role=dialog], [role=alertdialog]')
    .filter({ has: page.locator('[data-folder-dialog]') })
const name = (world: World): Locator => dialog(world).locator('input[type=text]')
const button = (world: World, id: string): Locator => dialog(world).locator(`#${id}`)
const isBusy = (world: World, id: string): Promise<void> =>
  expect(button(world, id)).toHaveAttribute('aria-busy', 'true')

const nameOf = ({ context }: Snapshot, id: DocumentId | null): string =>
  folderOf(context.folders, id)?.name ?? ''

/** Into a folder, from wherever one is. */
async function goTo(world: World, { context }: Snapshot, id: DocumentId | null): Promise<void> {
  await signInIfAsked(world)
  const top = root(world).getByRole('navigation').getByRole('link', { name: 'Pictures' })
  if ((await top.count()) > 0) {
    await top.click()
    await expect(top).toHaveCount(0)
  }
  for (const { name } of pathTo(context.folders, id)) {
    await tile(world, name).getByRole('link').click()
    await expect(root(world).getByRole('navigation').locator('[aria-current]')).toHaveText(name)
  }
}

async function choose(world: World, before: Snapshot, id: DocumentId, item: string): Promise<void> {
  const folder = folderOf(before.context.folders, id)
  await goTo(world, before, folder?.parent ?? null)
  await tile(world, folder!.name).getByRole('button').click()
  await world.page.locator(`[role=menu] [data-value="${item}"]`).click()
}

async function says(world: World, code: Problem['code'] | undefined): Promise<void> {
  const alert = dialog(world).getByRole('alert', { includeHidden: true })
  await expect(alert).toHaveCount(code ? 1 : 0)
  if (code) await expect(alert).toContainText(world.panel.words(`problem.${code}`))
}

async function fail(world: World, error: unknown): Promise<void> {
  await failHeld(world, await world.requests.next(), error)
}

const stored = ({ id, name, parent }: Folder) => ({ id, name, folder: parent })

const answerWithFile = (route: Route): Promise<void> =>
  route.fulfill({ json: { docs: [file], totalDocs: 1, totalPages: 1, page: 1, limit: 10 } })
