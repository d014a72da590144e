import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { JournalRecord, RecoveryEvent, recoveryMachine } from '#machines/recovery'
import type { PageModel } from '#testing'
import type { Panel } from '../kit/fixtures.ts'
import { admin } from '../kit/magazine.ts'
import type { HeldStore } from './kit/held-store.ts'
import { holdStore } from './kit/held-store.ts'
import { makePage, readPage } from './kit/made-page.ts'
import type { OtherTabs } from './kit/other-tabs.ts'
import { openOtherTabs } from './kit/other-tabs.ts'
import { comesAs } from './kit/people.ts'
import type { PanelStage } from './kit/stage.ts'
import { endOpening, expectOpening, holdOpening } from './kit/store-opening.ts'

interface World {
  page: Page
  panel: Panel
  store: HeldStore
  /** Under which records of this person and this page are kept. */
  prefix: string
  tabs: OtherTabs
  /** When the page was made. */
  version: string | null
}

type Left = Extract<RecoveryEvent, { type: 'journal.left' }>

/** A page of the magazine, and what is kept of it in the browser. */
export const page: PageModel<typeof recoveryMachine, World, PanelStage> = {
  async open({ page, panel }) {
    await comesAs(page, panel, admin)
    const id = await makePage(page, panel)
    const prefix = await prefixOf(page, panel, id)
    const tabs = await openOtherTabs(page, `${panel.server.api}/users/me`, prefix)
    await holdOpening(page)
    const store = await holdStore(page, 'forget')
    await page.goto(panel.at(`/collections/pages/${id}?locale=en`))
    await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
    const { updatedAt } = await readPage(page, panel, id)
    const version = typeof updatedAt === 'string' ? updatedAt : null
    return { page, panel, store, prefix, tabs, version }
  },
  states: {
    searching: isQuiet,
    found: async ({ page, panel }, { context: { records } }) => {
      expect(records.length).toBeGreaterThan(0)
      await expect(
        page.getByRole('button', { name: panel.words('recovery.review'), exact: true }),
      ).toBeVisible()
      await expect(review(page)).toHaveCount(0)
    },
    reviewing: async ({ page, panel: { words } }, { context: { differences, left } }) => {
      await expect(review(page).getByRole('listitem')).toHaveCount(differences.length)
      if (differences.length === 0) return
      const pressed = (isLeft: boolean) => ({
        name: words(isLeft ? 'recovery.leave' : 'recovery.takeKept'),
        pressed: true,
      })
      await expect(review(page).getByRole('button', pressed(left.length > 0))).toBeVisible()
      await expect(review(page).getByRole('button', pressed(left.length === 0))).toHaveCount(0)
    },
    remaining: async ({ page, panel: { words } }) => {
      await expect(review(page)).toContainText(words('recovery.gone'))
      await expect(
        review(page).getByRole('button', { name: words('recovery.recover'), exact: true }),
      ).toHaveCount(0)
    },
    restoring: isQuiet,
    recovering: isQuiet,
    parting: isQuiet,
    discarding: isQuiet,
    done: isQuiet,
  },
  events: {
    // It can be edited as soon as it is there.
    'document.formChanged': async () => {},
    // One that was made to a newer version waits until this tab shows that.
    'journal.left': ({ tabs }, { record }) =>
      tabs.leave({
        ...record,
        version: 'of an older version',
        // What the form says already is nothing to review.
        values: { title: `Typed elsewhere at ${Date.now()}` },
      }),
    'user.review': ({ page, panel: { words } }) =>
      page.getByRole('button', { name: words('recovery.review'), exact: true }).click(),
    'user.choose': ({ page, panel: { words } }, { side }) =>
      review(page)
        .getByRole('button', {
          name: words(side === 'theirs' ? 'recovery.leave' : 'recovery.takeKept'),
        })
        .click(),
    'user.recover': ({ page, panel: { words } }) =>
      review(page)
        .getByRole('button', { name: words('recovery.recover'), exact: true })
        .click(),
    'user.discard': ({ page, panel: { words } }) =>
      review(page)
        .getByRole('button', { name: words('recovery.discard') })
        .click(),
    'user.postpone': async ({ page, panel: { words } }) =>
      page.getByRole('button', { name: words('recovery.postpone') }).click(),
  },
  work: {
    find: {
      asked: ({ page }) => expectOpening(page),
      done: async ({ page, prefix, version }, { records, into }, { context }) => {
        const inPlace = records
          // What a tab has left is in the store.
          .filter((record) => !isAmong(context.records, record))
          .map(
            (record): JournalRecord => ({
              ...record,
              key: `${prefix}${record.key}`,
              version: record.version === into?.version ? version : 'of an older version',
            }),
          )
        await endOpening(page, inPlace)
      },
      failed: ({ page }) => endOpening(page, null),
    },
    supersede: {
      asked: ({ store }) => store.expectAsked('forget'),
      done: ({ store }) => store.done('forget'),
      failed: ({ store }) => store.failed('forget'),
    },
    keepRest: {
      asked: ({ store }) => store.expectAsked('forget'),
      done: ({ store }) => store.done('forget'),
      failed: ({ store }) => store.failed('forget'),
    },
    forget: {
      asked: ({ store }) => store.expectAsked('forget'),
      done: ({ store }) => store.done('forget'),
      failed: ({ store }) => store.failed('forget'),
    },
  },
  beyond: (step, snapshot) => {
    const { context } = snapshot
    if (step.cause !== 'clock' && step.example === 'one with a field that is gone') {
      return 'a deploy would have to take the field away: see recovery.spec'
    }
    if (step.cause === 'failed' && step.work === 'find' && context.records.length > 0) {
      return 'a store that cannot be read does not tell what another tab has left in it'
    }
    if (step.cause !== 'event') return undefined
    if (step.event.type === 'journal.left' && snapshot.matches('done')) {
      return 'what is left behind later is tried in open-document.test'
    }
    if (
      step.event.type === 'journal.left' &&
      isAmong(context.records, (step.event as Left).record)
    ) {
      return 'a tab is closed once'
    }
    if (step.example === 'read-only') return 'someone else would have to edit it: see the locks'
    const isEarly = step.event.type === 'user.recover' && context.form === 'readOnly'
    return isEarly ? 'it can be edited as soon as it is there' : undefined
  },
}

const isAmong = (records: readonly JournalRecord[], { key }: JournalRecord): boolean =>
  records.some((record) => record.key === key)

const review = (page: Page) => page.getByRole('dialog')

async function isQuiet({ page, panel }: World): Promise<void> {
  await expect(
    page.getByRole('button', { name: panel.words('recovery.review'), exact: true }),
  ).toHaveCount(0)
  await expect(review(page)).toHaveCount(0)
}

async function prefixOf(page: Page, { server }: Panel, id: number): Promise<string> {
  const answer = await page.request.get(`${server.api}/users/me`, {
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  const { user } = await answer.json()
  return `${JSON.stringify([`users/${user.id}`, 'collection', 'pages', String(id), 'en'])}/`
}
