import { expect, test } from '../kit/fixtures.ts'

/** A phone, and what is left of it above a keyboard. */
const phone = { width: 360, height: 740 }
const aboveKeyboard = { width: 360, height: 400 }

for (const field of ['#field-title', '#field-excerpt', '#field-slug']) {
  test(`38.5 the keyboard of a phone covers neither the field that is typed in nor the main action: ${field} @phone`, async ({
    page,
    panel,
  }) => {
    await page.setViewportSize(phone)
    await page.goto(panel.at('/collections/posts/1'))
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    const typedIn = page.locator(field)
    await typedIn.evaluate((element) => element.scrollIntoView({ block: 'end' }))
    await typedIn.focus()
    await page.setViewportSize(aboveKeyboard)

    const action = page
      .getByRole('button', { name: panel.words('document.publishChanges') })
      .or(page.getByRole('button', { name: panel.words('document.publish'), exact: true }))
    await expect(action.first()).toBeInViewport({ ratio: 1 })
    await expect(typedIn).toBeInViewport({ ratio: 1 })
    const isCovered = () =>
      typedIn.evaluate((element) => {
        const { bottom, left, top } = element.getBoundingClientRect()
        return [top + 2, bottom - 2].some(
          (y) => !element.contains(document.elementFromPoint(left + 20, y)),
        )
      })
    await expect.poll(isCovered).toBe(false)
  })
}
