import type { Page, Request, Response } from '@playwright/test'
import { endSessionAt } from '../end-session.ts'
import type { Panel } from '../fixtures.ts'
import { expect } from '../fixtures.ts'
import { holdBack } from '../hold-back.ts'
import { admin } from '../magazine.ts'
import { openPaletteWith } from '../palette.ts'
import { makeDocument, openAgain, saveElsewhere } from './fixtures.ts'
import type { Happening, Typing } from './happening.ts'
import { change, line, nothing, openHeld } from './happening.ts'
import { restores } from './restores.ts'

const isSaved = ({ page, panel: { words } }: Typing) =>
  expect(line(page)).not.toContainText(words('document.status.saving'))

export const happenings: readonly Happening[] = [
  {
    name: 'a first save',
    slug: 'sheets',
    open: async (typing) => {
      const { id, letGo, asked } = await openHeld(typing, 'POST')
      const end = async () => {
        letGo()
        await expect(typing.page).toHaveURL(/\/sheets\/\d+/)
      }
      return { id, begin: asked, end }
    },
  },
  {
    name: 'an autosave',
    slug: 'sheets',
    open: async (typing) => {
      const { id, letGo, asked } = await openHeld(typing, 'PATCH')
      const end = async () => {
        const answered = typing.page.waitForResponse((one) => one.request().method() === 'PATCH')
        letGo()
        await answered
        await isSaved(typing)
      }
      return { id, begin: asked, end }
    },
  },
  {
    name: 'somebody else’s save',
    slug: 'sheets',
    open: async (typing) => {
      const { page, panel } = typing
      const { id, letGo, asked } = await openHeld(typing, 'PATCH')
      const begin = async () => {
        await asked()
        await saveElsewhere(page, panel.server, 'sheets', id!, { day: '2026-03-04T12:00:00.000Z' })
        letGo()
      }
      return { id, begin, end: () => expect(page.locator('#field-day')).toHaveValue('2026-03-04') }
    },
  },
  {
    name: 'a renewal of the session',
    slug: 'sheets',
    isBetween: true,
    open: async (typing) => {
      const { page, panel } = typing
      const isSave = (request: Request) => request.method() === 'PATCH'
      await endSessionAt(page, /\/api\/sheets\/\d+\?/, isSave)
      const { id, letGo, asked } = await openHeld(typing, 'PATCH')
      const begin = async () => {
        await asked()
        letGo()
      }
      return { id, begin, end: () => signInAgain(page, panel) }
    },
  },
  {
    name: 'another language of the content',
    slug: 'sheets',
    isAway: true,
    onlyWhole: true,
    open: async (typing) => {
      const { page, panel } = typing
      const id = await makeDocument(page, panel.server, 'sheets')
      await openAgain(page, panel.server, 'sheets', id)
      return { id, begin: nothing, end: () => chooseGerman(page) }
    },
  },
  {
    name: 'another language of the panel',
    slug: 'sheets',
    open: async (typing) => {
      const { page, panel } = typing
      const id = await makeDocument(page, panel.server, 'sheets')
      await openAgain(page, panel.server, 'sheets', id)
      const letGo = await holdBack(page, /\/assets\/de-/)
      const asked = page.waitForRequest(/\/assets\/de-/)
      await speakGerman(page)
      await asked
      const end = async () => {
        const config = page.waitForResponse(/\/api\/stateroom\/config/)
        letGo()
        await config
        await expect(page.locator('html')).toHaveAttribute('lang', 'de')
        await expect(page.locator('[data-field="mail"]')).toContainText('Post')
      }
      return { id, begin: nothing, end }
    },
  },
  ...restores,
  {
    name: 'undo and redo',
    slug: 'papers',
    isBetween: true,
    open: async (typing) => {
      const { page, panel, kind } = typing
      const id = await makeDocument(page, panel.server, 'papers')
      await openAgain(page, panel.server, 'papers', id)
      const end = async () => {
        const text = await kind.shown(page)
        await page.keyboard.press('ControlOrMeta+z')
        await expect.poll(() => kind.shown(page)).not.toBe(text)
        const isBack = async () => {
          await page.keyboard.press('ControlOrMeta+Shift+z')
          return kind.shown(page)
        }
        await expect.poll(isBack).toBe(text)
      }
      return { id, begin: nothing, end }
    },
  },
  {
    name: 'a reload that brings it back',
    slug: 'papers',
    isAway: true,
    open: async (typing) => {
      const { page, panel, kind } = typing
      const id = await makeDocument(page, panel.server, 'papers')
      await openAgain(page, panel.server, 'papers', id)
      page.on('dialog', (dialog) => dialog.accept())
      const end = async () => {
        const text = await kind.shown(page)
        await expect(line(page)).toContainText(/kept on this device|can’t be saved yet/i)
        await page.reload()
        await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
        await kind.enter(page)
        await expect.poll(() => kind.shown(page)).toBe(text)
      }
      return { id, begin: nothing, end }
    },
  },
  {
    name: 'a document in a drawer',
    slug: 'papers',
    isAway: true,
    open: async (typing) => {
      const { page, panel } = typing
      const id = await makeDocument(page, panel.server, 'papers')
      await openAgain(page, panel.server, 'papers', id)
      return { id, begin: nothing, end: () => makeFriend(page, panel) }
    },
  },
  {
    name: 'a take-over',
    slug: 'letters',
    open: async (typing) => {
      const { page, colleague, panel } = typing
      const id = await makeDocument(page, panel.server, 'letters')
      await openAgain(colleague, panel.server, 'letters', id)
      const locked = colleague.waitForResponse(acquires)
      await change(colleague)
      await locked
      await openAgain(page, panel.server, 'letters', id)
      await page
        .getByRole('dialog')
        .getByRole('button', { name: panel.words('lock.takeOver') })
        .click()
      await expect(page.locator('#field-title')).toBeEditable()
      const lost = colleague.getByRole('dialog')
      const end = () => expect(lost).toBeVisible()
      return { id, begin: nothing, end }
    },
  },
]

const acquires = (response: Response) =>
  response.request().postData()?.includes('"action":"acquire"') ?? false

async function signInAgain(page: Page, { words }: Panel): Promise<void> {
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(words('sessionEnded.title'))
  await dialog.locator('#field-email').fill(admin.email)
  await dialog.locator('#field-password').fill(admin.password)
  await dialog.getByRole('button', { name: words('access.signIn') }).click()
  await expect(dialog).toBeHidden()
  // Whoever writes on sees the caret in the field again.
  await expect(page.locator(':focus')).toHaveCount(1)
}

/** Chosen in the menu; the texts are still to come. */
/** With 36 of them, languages are chosen in the palette. */
async function speakGerman(page: Page): Promise<void> {
  await openPaletteWith(page, 'Deutsch')
  await page.keyboard.press('Enter')
}

async function chooseGerman(page: Page): Promise<void> {
  const choice = page.getByRole('banner').getByRole('button').filter({ hasText: /^en$/ })
  await choice.click()
  await page.getByRole('menuitemradio', { name: 'German' }).click()
  await expect(page).toHaveURL(/locale=de/)
  await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
}

/** A related document is made in a drawer, with a title of its own. */
async function makeFriend(page: Page, { words }: Panel): Promise<void> {
  const field = page.locator('[data-field="friend"]')
  await field.getByText(words('field.create'), { exact: true }).click()
  const drawer = page.locator('[role="dialog"][data-state="open"]')
  await expect(drawer.locator('[data-form-ready="true"]')).toBeVisible()
  await drawer.locator('#field-title-2').focus()
  await page.keyboard.type('Of a friend', { delay: 60 })
  await page.keyboard.press('ControlOrMeta+s')
  await expect(drawer).toHaveCount(0)
  await expect(page.locator('#field-friend')).toHaveValue('Of a friend…')
}
