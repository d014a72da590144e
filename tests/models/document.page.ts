import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { TextKey } from '#locales'
import type { DocumentSnapshot, documentMachine } from '#machines/document'
import { countUnsaved, isNew } from '#machines/document'
import type { PageModel } from '#testing'
import { unseen } from '#testing'
import type { Panel } from '../kit/fixtures.ts'
import { work } from './document.answers.ts'
import { isOver, reasonAgainst } from './document.beyond.ts'
import { rowsIn, titleFor } from './document.values.ts'
import type { World } from './document.world.ts'
import { open, sizesField } from './document.world.ts'
import { openQuestion } from './kit/question.ts'
import { mustAskForSession, signInIfAsked } from './kit/session-end.ts'
import type { PanelStage } from './kit/stage.ts'

/** A page of the magazine: its `title` is the plan's title, its `sections` are the plan's links. */
export const page: PageModel<typeof documentMachine, World, PanelStage> = {
  open,
  states: {
    loading: async ({ page, panel: { words } }) => {
      await expect(page.locator('[data-form-ready="false"]')).toBeVisible()
      await expect(status(page, words('document.status.loading')).first()).toBeVisible()
    },
    unavailable: async (world, { context: { problem } }) => {
      const { page, panel } = world
      const title = panel.words('document.status.unavailable')
      await expect(page.getByText(title).first()).toBeVisible()
      await expect(page.getByText(panel.words(`problem.${problem!.code}`)).first()).toBeAttached()
      await mustAskForSession(world, problem!.code === 'session.ended')
    },
    'open.settled.clean': isSettled,
    'open.settled.saved': isSettled,
    'open.settled.gone': async (world, snapshot) => {
      await saysOneOf(world, 'document.status.deleted', 'document.status.deletedMine')
      await hasValues(world, snapshot)
    },
    'open.unsaved.restored': unseen('the recovery brings it: see there'),
    'open.unsaved.dirty': async (world, snapshot) => {
      const { words } = world.panel
      const count = changesIn(snapshot)
      const isAsking = count === 0
      await says(
        world,
        isAsking ? words('document.status.unanswered') : words('document.status.dirty', { count }),
      )
      await hasValues(world, snapshot)
    },
    'open.unsaved.unparsed': async (world, snapshot) => {
      // Until it is kept it counts as a change: then it is named, too.
      await says(world, world.panel.words('document.status.dirty', { count: 1 }))
      await hasValues(world, snapshot)
    },
    'open.unsaved.refused.unparsed': async (world, snapshot) => {
      const fields = sizesField.label!
      await says(world, world.panel.words('document.status.unfinished', { fields }))
      await expect(sizes(world.page)).toBeFocused()
      await hasValues(world, snapshot)
    },
    'open.unsaved.refused.invalid': async (world, snapshot) => {
      const { page, panel } = world
      const fields = snapshot.context.problem?.fields ?? []
      const count = fields.length
      const { context } = snapshot
      const isSaved = context.intent === 'publish' && !isNew(context) && changesIn(snapshot) === 0
      const kind = isSaved ? 'document.status.notPublishable' : 'document.status.invalid'
      await says(world, panel.words(count === 0 ? 'document.status.corrected' : kind, { count }))
      if (count > 0) await expect(title(page)).toHaveAttribute('aria-invalid', 'true')
      else await expect(title(page)).not.toHaveAttribute('aria-invalid', 'true')
      await hasValues(world, snapshot)
    },
    'open.unsaved.locked': async (world, snapshot) => {
      await says(world, world.panel.words('document.status.locked'))
      await hasValues(world, snapshot)
    },
    'open.unsaved.gone': async (world, snapshot) => {
      await saysOneOf(world, 'document.status.deletedUnsaved', 'document.status.deletedUnsavedMine')
      await hasValues(world, snapshot)
    },
    'open.unsaved.refused.failed': async (world, snapshot) => {
      const { words } = world.panel
      const { code, details } = snapshot.context.problem!
      const reason = words(`problem.${code}`, details)
      await says(world, words('document.status.failed', { reason }))
      await hasValues(world, snapshot)
    },
    'open.unsaved.unauthorised': async (world, snapshot) => {
      await says(world, world.panel.words('document.status.unauthorised'))
      await mustAskForSession(world, true)
      await hasValues(world, snapshot)
    },
    'open.unsaved.offline': async (world, snapshot) => {
      const { words } = world.panel
      const { code } = snapshot.context.problem!
      const reason = words(`problem.${code}`)
      await says(
        world,
        code === 'server.unreachable'
          ? words('document.status.offline')
          : words('document.status.failed', { reason }),
      )
      await hasValues(world, snapshot)
    },
    'open.unsaved.refused.stale': async (world, snapshot) => {
      await says(world, world.panel.words('document.status.stale'))
      await hasValues(world, snapshot)
    },
    'open.unsaved.conflicted': async (world, snapshot) => {
      const { page, panel } = world
      const { length: count } = snapshot.context.conflicts
      await says(world, panel.words('document.status.conflicted', { count }))
      const choices = page.getByRole('region', { name: panel.words('conflict.title', { count }) })
      await expect(choices.getByRole('listitem')).toHaveCount(count)
      await hasValues(world, snapshot)
    },
    'open.saving': async (world, snapshot) => {
      const { intent, next, sent, values } = snapshot.context
      await says(world, world.panel.words('document.status.saving'))
      // A button is free again once something was typed that its save doesn't hold.
      const busy = new Set([next, sent === values ? intent : null])
      const buttons = [...busy].filter((each) => each !== null && each !== 'autosave')
      await expect(world.page.locator('header [aria-busy="true"]')).toHaveCount(buttons.length)
      await hasValues(world, snapshot)
    },
    deleted: async ({ page, panel: { at, words } }) => {
      await expect(page).toHaveURL(
        (url) => `${url.origin}${url.pathname}` === at('/collections/pages'),
      )
      // Until the list is drawn, the document that is left says so as well.
      const told = page.getByRole('region', { name: words('app.notifications') })
      await expect(told.getByText(words('document.status.deletedHere'))).toBeVisible()
    },
  },
  events: {
    'user.edit': async (world, edit, { context }) => {
      const { page, rows, store } = world
      await store.hold()
      if (edit.change === 'insertRow') await rows.add('Section', 'heading', String(edit.row.label))
      if (edit.change === 'removeRow') await rows.remove(edit.index)
      if (edit.change === 'unparsed') await sizes(page).fill(edit.text!)
      if (edit.change === 'parsed') await sizes(page).fill('')
      if (edit.change === 'moveRow') await rows.moveDown(edit.from)
      if (!('value' in edit)) return
      if (edit.path === 'slug') return page.locator('#field-slug').fill(String(edit.value))
      await title(page).fill(titleFor(String(edit.value), isNew(context)))
    },
    'user.save': async ({ page }, { intent }, before) => {
      if (intent === 'publish') return page.locator('#action-save').click()
      // A button that is busy with the same is not pressed again: keys are.
      if (before.matches({ open: 'saving' })) return page.keyboard.press('ControlOrMeta+s')
      return page.locator('#action-save-draft').click()
    },
    'user.choose': async ({ page, panel: { words } }, { side }) => {
      const choice = words(side === 'mine' ? 'conflict.keepMine' : 'conflict.takeTheirs')
      await page.getByRole('button', { name: `${choice}: Title` }).click()
    },
    'user.revert': (world) => chooseMore(world, 'document.revert'),
    'user.leave': unseen('the document is off the screen then: see the end-to-end tests'),
    'server.deleted': async (world) => {
      await chooseMore(world, 'document.delete')
      await world.page.locator('#delete-forever').click()
      await openQuestion(world.page)
        .getByRole('button', { name: world.panel.words('document.confirmDelete.confirm') })
        .click()
    },
    'user.recreate': ({ page, panel: { words } }) =>
      page.getByRole('button', { name: words('document.recreate') }).click(),
    'server.locked': unseen('the lock brings it: see there'),
    'server.unlocked': unseen('the lock brings it: see there'),
    'server.gone': unseen('a stream of its own tells it: presence.spec'),
    'journal.restored': unseen('the recovery brings it: see there'),
    'server.back': unseen('the remote changes bring it: see there'),
    'user.takeIn': unseen('the remote changes bring it: see there'),
    'server.renewed': unseen('copying to another language brings it: see there'),
    'user.retry': ({ page, panel: { words } }) =>
      page.getByRole('button', { name: words('app.tryAgain') }).click(),
    'session.renewed': signInIfAsked,
    'browser.online': ({ page }) => page.evaluate(() => window.dispatchEvent(new Event('online'))),
  },
  work,
  beyond: reasonAgainst,
  tellApart: ({ context: { problem } }) => isOver(problem),
}

const sizes = (page: Page) => page.locator('#field-sizes')

const title = (page: Page) => page.locator('#field-title')

const status = (page: Page, words: string) =>
  page.locator('form').getByRole('status', { includeHidden: true }).filter({ hasText: words })

const says = ({ page }: World, words: string) => expect(status(page, words).first()).toBeVisible()

/** Who deleted it is known once the page is told, before or after its own request is refused. */
const saysOneOf = ({ page, panel }: World, one: TextKey, other: TextKey) =>
  expect(
    status(page, panel.words(one))
      .or(status(page, panel.words(other)))
      .first(),
  ).toBeVisible()

const changesIn = ({ context }: DocumentSnapshot) => countUnsaved(context)

async function isSettled(world: World, snapshot: DocumentSnapshot): Promise<void> {
  await says(world, cleanWords(world.panel, snapshot))
  await hasValues(world, snapshot)
}

function cleanWords({ words }: Panel, { context }: DocumentSnapshot): string {
  if (!context.permissions.update) {
    return words(isNew(context) ? 'document.status.mayNotCreate' : 'document.status.readOnly')
  }
  if (isNew(context)) return words('document.status.new')
  if (context.savedAt === null) return words('document.status.clean')
  const isPublished = context.hasDrafts && context.base._status === 'published'
  const line = isPublished ? 'document.status.published' : 'document.status.saved'
  return words(line, { time: '' }).trim()
}

/** What is on the page is what the machine holds. */
async function hasValues({ page, rows }: World, snapshot: DocumentSnapshot): Promise<void> {
  const { context } = snapshot
  await expect(title(page)).toHaveValue(titleFor(String(context.values.title), isNew(context)))
  if (isNew(context)) return
  const [{ text = '' } = {}] = context.unparsed
  await expect(sizes(page)).toHaveValue(text ?? '')
  await expect(rows.toggles).toHaveText(rowsIn(snapshot).map(({ label }) => new RegExp(label)))
}

async function chooseMore({ page, panel: { words } }: World, text: TextKey) {
  await page.getByRole('button', { name: words('document.more') }).click()
  await page.getByRole('menuitem', { name: words(text) }).click()
}
