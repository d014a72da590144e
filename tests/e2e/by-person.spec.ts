import { ask } from '../kit/ask.ts'
import { expect, expectAccessible, test } from '../kit/fixtures.ts'
import { secondEditor } from '../kit/magazine.ts'
import { openPaletteWith } from '../kit/palette.ts'

test.use({ magazine: 'by person' })

test('39.1 NAV-6 a person’s name in the palette leads to what they wrote @both', async ({
  page,
  panel,
}) => {
  const { at, words } = panel
  const { docs } = await ask(
    page,
    panel,
    'GET',
    `/users?where[email][equals]=${secondEditor.email}`,
  )
  const { id, name } = docs[0]
  await page.goto(at('/collections/posts'))
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  const label = (await heading.textContent()) ?? ''
  await openPaletteWith(page, name)
  const entry = words('palette.byPerson', { label, name })
  await page.getByRole('option', { name: entry }).click()

  await expect(page).toHaveURL(new RegExp(`_stateroomOwn.*users(:|%3A)${id}`))
  const by = page.getByRole('button', { name: words('list.quick.by', { name }) })
  await expect(by).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)
  // What nobody has written is nobody's.
  await expect(page.getByText(words('list.nothingFiltered', { label }))).toBeVisible()
  await by.click()
  await expect(by).toHaveCount(0)
  await expect(page).not.toHaveURL(/_stateroomOwn/)
  await expect(page.getByRole('cell').first()).toBeVisible()
  await expect(page.locator('#list-quick-own')).toBeFocused()
})
