import type { Page } from '@playwright/test'
import { ask } from '../ask.ts'
import type { Panel } from '../fixtures.ts'
import { expect } from '../fixtures.ts'
import type { Slug } from './fixtures.ts'
import { makeDocument, openAgain } from './fixtures.ts'
import type { Happening } from './happening.ts'
import { line, nothing, openHeld } from './happening.ts'

const days = ['2026-03-04T12:00:00.000Z', '2026-05-06T12:00:00.000Z']

/** An older version is made the latest one while somebody types. */
export const restores: readonly Happening[] = [
  {
    name: 'a version that somebody else restores',
    slug: 'sheets',
    open: async (typing) => {
      const { page, panel } = typing
      const { id, letGo, asked } = await openHeld(typing, 'PATCH', days)
      const begin = async () => {
        await asked()
        const [first] = await versionsOf(page, panel, 'sheets', id!)
        await ask(page, panel, 'POST', `/sheets/versions/${first}?draft=true`)
        letGo()
      }
      return { id, begin, end: () => expect(page.locator('#field-day')).toHaveValue('2026-03-04') }
    },
  },
  {
    name: 'a version that one restores oneself',
    slug: 'papers',
    isAway: true,
    onlyWhole: true,
    open: async ({ page, panel, kind }) => {
      const id = await makeDocument(page, panel.server, 'papers')
      await openAgain(page, panel.server, 'papers', id)
      const end = async () => {
        const text = await kind.shown(page)
        await save(page)
        const written = (await versionsOf(page, panel, 'papers', id)).at(-1)
        await page.locator('#field-mail').fill('nobody@stays.example')
        await save(page)
        await page.goto(panel.at(`/collections/papers/${id}/versions/${written}`))
        await restore(page, panel)
        await expect(page.locator('#field-mail')).toHaveValue('')
        await expect.poll(() => kind.shown(page)).toBe(text)
      }
      return { id, begin: nothing, end }
    },
  },
]

/** The oldest first. */
async function versionsOf(page: Page, panel: Panel, slug: Slug, id: number): Promise<string[]> {
  const path = `/${slug}/versions?where[parent][equals]=${id}&sort=createdAt&depth=0`
  const { docs } = await ask(page, panel, 'GET', path)
  return docs.map((version: { id: string }) => version.id)
}

async function save(page: Page): Promise<void> {
  const answered = page.waitForResponse((one) => one.request().method() === 'PATCH')
  await page.keyboard.press('ControlOrMeta+s')
  await answered
  await expect(line(page)).toContainText(/^Saved/)
}

async function restore(page: Page, { words }: Panel): Promise<void> {
  await page.locator('#restore-as-draft').click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: words('version.confirm.confirm') })
    .click()
  await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
}
