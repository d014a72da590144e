import { expect, test } from '../kit/fixtures.ts'
import { pastePictures } from '../kit/paste-picture.ts'

test('RICH-5 a picture that needs more than an alternative text is filled in by its form, and waits by name meanwhile', async ({
  page,
  panel,
}) => {
  const { words } = panel
  await page.goto(panel.at('/collections/pages/create?locale=en'))
  await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
  const article = page.locator('#field-article[role="textbox"]')
  await article.scrollIntoViewIfNeeded()
  await article.click()
  await page.route(`${panel.server.api}/media?*`, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 400, json: refusal })
      : route.continue(),
  )
  await pastePictures(article, 'hammer.png', 'saw.png')
  const place = (name: string) => article.getByRole('region', { name, exact: true })
  const inline = (name: string) => place(name).getByRole('textbox', { name: 'Alternative text' })
  await inline('hammer.png').fill('A hammer')
  await page.keyboard.press('Enter')
  await expect(place('hammer.png').getByRole('status')).toHaveText(
    words('richText.picture.incomplete'),
  )
  await expect(place('saw.png').getByRole('status')).toHaveText(
    words('richText.picture.undescribed'),
  )
  await expect(inline('saw.png')).toBeFocused()

  await page.unroute(`${panel.server.api}/media?*`)
  await place('hammer.png')
    .getByRole('button', { name: words('richText.picture.describe') })
    .click()
  const drawer = page.getByRole('dialog')
  const alternative = drawer.getByRole('textbox', { name: 'Alternative text' })
  await expect(alternative).toHaveValue('A hammer')
  await alternative.fill('A hammer on a bench')
  await alternative.press('ControlOrMeta+s')
  await expect(drawer).toHaveCount(0)
  await expect(inline('saw.png')).toBeFocused()
  await page.keyboard.type('A saw')
  await page.keyboard.press('Enter')
  await expect(article.getByRole('figure')).toHaveCount(2)
  await expect(article.getByRole('region')).toHaveCount(0)
  await expect(article.getByRole('figure').first().getByRole('img')).toHaveAttribute(
    'alt',
    'A hammer on a bench',
  )
})

/** As Payload answers where a rule of the collection wants to know more. */
const refusal = {
  errors: [
    {
      name: 'ValidationError',
      message: 'The following field is invalid: Credit',
      data: { collection: 'media', errors: [{ path: 'credit', message: 'Who took it?' }] },
    },
  ],
}
