import type { Locator, Page } from '@playwright/test'
import { faultOfFocus, tabTo } from '../kit/accessibility/focus.ts'
import { ask } from '../kit/ask.ts'
import type { Panel } from '../kit/fixtures.ts'
import { expect, test } from '../kit/fixtures.ts'
import { admin } from '../kit/magazine.ts'

test.use({ signedIn: false, magazine: 'keyboard' })

test('38.4 A11Y-1 by keyboard alone: signed in, found, edited, published, restored, deleted, brought back', async ({
  page,
  panel,
}) => {
  test.slow()
  const { at, words } = panel
  const dialog = page.locator('[role="dialog"], [role="alertdialog"]')

  await test.step('signs in', async () => {
    await page.goto(at('/'))
    await tabTo(page, page.locator('#field-email'))
    await page.keyboard.type(admin.email)
    await tabTo(page, page.locator('#field-password'))
    await page.keyboard.type(admin.password)
    await tabTo(page, page.getByRole('button', { name: words('access.signIn'), exact: true }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('dashboard.title'))
  })
  const title = await publishedTwice(page, panel)

  await test.step('skips to the content, and goes to a list', async () => {
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('dashboard.title'))
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: words('shell.skip') })).toBeFocused()
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Pages', exact: true }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pages')
  })

  await test.step('filters, and opens what was found', async () => {
    await tabTo(page, page.getByRole('button', { name: words('list.filter'), exact: true }))
    await page.keyboard.press('Enter')
    const filter = page.locator('#list-filter')
    const part = (name: 'field' | 'operator' | 'value') =>
      filter.getByLabel(words(`list.filter.${name}`, { number: 1 }), { exact: true })
    await reach(page, part('field'))
    // As one chooses in a list of the browser's: by the first letters.
    await page.keyboard.type('Title')
    await expect(part('field')).toHaveValue('title')
    await tabTo(page, part('value'))
    await page.keyboard.type(title)
    const found = page.getByRole('main').getByRole('link', { name: title })
    await expect(page.getByRole('row')).toHaveCount(2)
    await tabTo(page, found)
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
  })

  await test.step('edits and publishes', async () => {
    await tabTo(page, page.locator('#field-body'))
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.type(' Third.')
    const publish = page.getByRole('button', {
      name: words('document.publishChanges'),
      exact: true,
    })
    await tabTo(page, publish, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page.locator('#tab-versions')).toHaveText(/3$/)
    expect(await faultOfFocus(page)).toBe('')
  })

  await test.step('restores a version, and is asked first', async () => {
    await tabTo(page, page.locator('#tab-versions'), 'Shift+Tab')
    await page.keyboard.press('Enter')
    const oldest = page.getByRole('row').last().getByRole('link')
    await tabTo(page, oldest)
    await page.keyboard.press('Enter')
    const restore = page.locator('#restore-version')
    await tabTo(page, restore)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(restore).toBeFocused()

    await page.keyboard.press('Enter')
    await tabTo(page, dialog.getByRole('button', { name: words('version.confirm.confirm') }))
    await page.keyboard.press('Enter')
    await expect(page.locator('#field-body')).toHaveValue('First.')
  })

  await test.step('moves it to the trash, and brings it back', async () => {
    const more = page.getByRole('button', { name: words('document.more') })
    await reach(page, more)
    await choose(page, words('document.delete'))
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(more).toBeFocused()
    await choose(page, words('document.delete'))
    await tabTo(page, dialog.getByRole('button', { name: words('document.confirmTrash.confirm') }))
    await page.keyboard.press('Enter')
    await tabTo(page, page.locator('#list-trash'))
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('main').getByRole('link', { name: title }))
    await page.keyboard.press('Enter')
    await tabTo(page, page.locator('#trashed-restore'))
    await page.keyboard.press('Enter')
    await expect(page.locator('#field-body')).toBeEditable()
  })

  await test.step('goes to the account', async () => {
    const me = page.getByRole('button', { name: words('shell.meIs', { name: 'Ann Kowal' }) })
    await reach(page, me)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menu')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(me).toBeFocused()
    await choose(page, words('shell.account'))
    await expect(page).toHaveURL(at('/account'))
    await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
  })
})

/** Opens the menu that has the focus, and chooses by the first letters. */
async function choose(page: Page, item: string): Promise<void> {
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  const entry = page.getByRole('menuitem', { name: item })
  const highlighted = page.locator('[role=menuitem][data-highlighted]')
  await expect(highlighted).toHaveCount(1)
  while ((await entry.getAttribute('data-highlighted')) === null) {
    const before = await highlighted.textContent()
    await page.keyboard.press('ArrowDown')
    await expect(highlighted).not.toHaveText(before ?? '')
  }
  await page.keyboard.press('Enter')
}

/** Where it has the focus already, nothing is pressed. */
async function reach(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible()
  if (await wanted.evaluate((element) => element === document.activeElement)) return
  await tabTo(page, wanted)
}

/** A page of the site, published and published again; its title. */
async function publishedTwice(page: Page, panel: Panel): Promise<string> {
  const title = `Leaflet ${crypto.randomUUID().slice(0, 8)}`
  const data = { title, slug: crypto.randomUUID(), body: 'First.', _status: 'published' }
  const { doc } = await ask(page, panel, 'POST', '/pages', data)
  await ask(page, panel, 'PATCH', `/pages/${doc.id}`, { body: 'Second.', _status: 'published' })
  return title
}
