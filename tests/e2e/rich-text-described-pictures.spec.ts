import { expect, test } from '../kit/fixtures.ts'
import { pastePictures } from '../kit/paste-picture.ts'

test('RICH-5 pictures that need details are filled in one after the other, and wait by name meanwhile', async ({
  page,
  panel,
}) => {
  const { words } = panel
  await page.goto(panel.at('/collections/pages/create?locale=en'))
  await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
  const article = page.locator('#field-article[role="textbox"]')
  await article.scrollIntoViewIfNeeded()
  await article.click()
  await pastePictures(article, 'hammer.png', 'saw.png')
  const place = (name: string) => article.getByRole('region', { name, exact: true })

  const drawer = page.getByRole('dialog')
  const alternative = drawer.getByRole('textbox', { name: 'Alternative text' })
  await expect(alternative).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  for (const name of ['hammer.png', 'saw.png']) {
    await expect(place(name).getByRole('status')).toHaveText(words('richText.picture.incomplete'))
  }

  await place('hammer.png')
    .getByRole('button', { name: words('richText.picture.describe') })
    .click()
  for (const alt of ['A hammer', 'A saw']) {
    await expect(alternative).toHaveValue('')
    await alternative.fill(alt)
    await alternative.press('ControlOrMeta+s')
    await expect(drawer.getByText(alt)).toHaveCount(0)
  }
  await expect(article.getByRole('figure')).toHaveCount(2)
  await expect(article.getByRole('region')).toHaveCount(0)
  await expect(article.getByRole('figure').first()).toContainText('hammer')
})
