import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { DocumentData } from '#contracts/documents'
import type { remoteChangesMachine } from '#machines/remote-changes'
import { isProblem } from '#problems'
import type { PageModel } from '#testing'
import { unseen } from '#testing'
import type { HeldRequests } from '../../testing/browser/index.ts'
import { holdRequests } from '../../testing/browser/index.ts'
import { admin } from '../kit/magazine.ts'
import type { Words } from '../kit/words.ts'
import { refuse } from './kit/answers.ts'
import { failHeld } from './kit/fail-held.ts'
import type { HeldLive } from './kit/held-live.ts'
import { holdLive } from './kit/held-live.ts'
import { makePage, readPage } from './kit/made-page.ts'
import { comesAs } from './kit/people.ts'
import type { Visitor } from './kit/session-end.ts'
import { mustAskForSession, signInIfAsked } from './kit/session-end.ts'
import type { PanelStage } from './kit/stage.ts'

interface World extends Visitor {
  live: HeldLive
  reads: HeldRequests
  id: number
  /** As it was made. */
  stored: DocumentData
}

type Snapshot = Parameters<
  Extract<
    PageModel<typeof remoteChangesMachine, World, PanelStage>['states']['current'],
    CallableFunction
  >
>[1]

/** A page of the magazine on the screen, of which the stream tells. */
export const page: PageModel<typeof remoteChangesMachine, World, PanelStage> = {
  async open({ page, panel }) {
    await comesAs(page, panel, admin)
    const live = await holdLive(page)
    const id = await makePage(page, panel)
    await page.goto(panel.at(`/collections/pages/${id}?locale=en`))
    await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
    await live.expectListening()
    const reads = await holdRequests(page, new RegExp(`/api/pages/${id}\\?`))
    return {
      page,
      panel,
      live,
      reads,
      id,
      stored: await readPage(page, panel, id),
      hasSession: true,
    }
  },
  states: {
    current: offersNothing,
    gone: isDeleted,
    'returning.reading': isDeleted,
    'returning.overdue': isDeleted,
    'looking.reading': offersNothing,
    'looking.overdue': offersNothing,
    'newer.offered': async (world, snapshot) => {
      await offers(world, snapshot)
      await mustAskForSession(world, !world.hasSession)
      await expect(dialog(world.page)).toHaveCount(0)
    },
    'newer.reading': offers,
    'newer.compared': ({ page, panel: { words } }) =>
      expect(page.getByRole('dialog').getByText(words('document.newer.text'))).toBeVisible(),
    'newer.taking': offers,
  },
  events: {
    'document.known': unseen('a save of the document brings it: see there'),
    'document.gone': unseen('a save of the document finds it: see there'),
    'server.saved': async ({ live, id }, { by, isMine, at }) =>
      live.tell({
        type: 'saved',
        document: { collectionSlug: 'pages', id },
        by,
        isMine,
        at: later(at),
      }),
    'server.missed': ({ live }) => live.tell({ type: 'missed' }),
    'browser.online': ({ page }) => page.evaluate(() => dispatchEvent(new Event('online'))),
    'session.renewed': unseen('who signs in again is another test: see the session'),
    'server.deleted': async ({ live, id }, { by, isMine }) =>
      live.tell({ type: 'deleted', document: { collectionSlug: 'pages', id }, by, isMine }),
    'user.compare': (world) => press(world, 'document.newer.compare'),
    'user.close': (world) => press(world, 'app.close'),
    'user.takeIn': (world) => press(world, 'document.newer.takeIn'),
  },
  work: {
    read: {
      asked: ({ reads }) => reads.expectAsked(),
      done: async ({ reads, page, stored, panel: { words } }, { data, inTrash }) => {
        if (inTrash) await notFound(reads)
        const isOffered =
          (await page
            .getByRole('button', { name: words('document.newer.takeIn'), includeHidden: true })
            .count()) > 0
        const at = typeof data.updatedAt === 'string' ? later(data.updatedAt) : null
        // What is taken in is as old as it was: that it is known by then is of the document.
        const updatedAt = isOffered ? stored.updatedAt : at
        const theirs = { ...stored, title: 'Theirs', updatedAt }
        const json = inTrash ? { ...theirs, deletedAt: stored.updatedAt } : theirs
        await (await reads.next()).fulfill({ json })
      },
      failed: async (world, error) => {
        if (isProblem(error, 'document.notFound')) await notFound(world.reads)
        await failHeld(world, await world.reads.next(), error)
      },
    },
  },
  beyond: (step, snapshot) => {
    if (step.cause !== 'event') return undefined
    const { type } = step.event as { type: string }
    const isOver = snapshot.context.problem?.code === 'session.ended'
    if (isOver && (type.startsWith('user.') || type === 'server.deleted')) {
      return 'signing in again stands over the page'
    }
    switch (type) {
      case 'user.compare':
      case 'user.takeIn':
        if (!snapshot.hasTag('newer')) return notOffered
        return snapshot.matches({ newer: 'compared' }) && type === 'user.compare'
          ? 'the dialog stands over its button'
          : undefined
      case 'user.close':
        return snapshot.matches({ newer: 'compared' }) ? undefined : notOffered
      default:
        return undefined
    }
  },
}

const notOffered = 'no button offers it'

/** The plan's times lie before the page was made; these after it, as far from each other. */
const later = (at: string): string =>
  new Date(
    Date.parse(at) + Date.parse('2100-01-01T00:00:00Z') - Date.parse('2026-11-22T00:00:00Z'),
  ).toISOString()

/** The panel looks in the trash next. */
const notFound = async (reads: HeldRequests): Promise<void> =>
  refuse(await reads.next(), 'document.notFound')

const dialog = (page: Page) => page.getByRole('dialog')

const press = async (
  world: World,
  name: 'document.newer.compare' | 'document.newer.takeIn' | 'app.close',
) => {
  const { page, panel } = world
  await signInIfAsked(world)
  const place = (await dialog(page).count()) > 0 ? dialog(page) : page.locator('form')
  await place
    .getByRole('button', { name: panel.words(name) })
    .first()
    .click()
}

async function offersNothing({ page, panel: { words } }: World): Promise<void> {
  await expect(page.getByRole('button', { name: words('document.newer.takeIn') })).toHaveCount(0)
  await expect(dialog(page)).toHaveCount(0)
}

async function isDeleted(world: World, { context }: Snapshot): Promise<void> {
  const { page, panel } = world
  const said = saysDeleted(panel.words, context.deletion)
  const line = page.getByRole('status', { includeHidden: true }).filter({ hasText: said })
  await expect(line.first()).toBeVisible()
  await offersNothing(world)
}

function saysDeleted(words: Words, deletion: Snapshot['context']['deletion']): string {
  const code = deletion?.inTrash ? 'trashed' : 'deleted'
  if (deletion?.isMine) return words(`document.status.${code}Mine`)
  const name = deletion?.by?.title
  return name ? words(`document.status.${code}By`, { name }) : words(`document.status.${code}`)
}

async function offers({ page, panel: { words } }: World, { context }: Snapshot): Promise<void> {
  const { problem, saved } = context
  const said = problem
    ? words('document.status.newerUnread', { reason: words(`problem.${problem.code}`) })
    : words(saved?.isMine ? 'document.status.newerMine' : 'document.status.newer', {
        name: saved?.by?.title ?? words('lock.somebody'),
      })
  const line = page.getByRole('status', { includeHidden: true }).filter({ hasText: said })
  await expect(line.first()).toBeVisible()
}
