import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../kit/fixtures.ts'
import { openPost } from '../kit/open-post.ts'

test('38.4 A11Y-1 why a button cannot be pressed is hidden by Escape, which closes and leaves nothing then @both', async ({
  page,
  panel,
}) => {
  const { words } = panel
  const { editor } = await openPost(page, panel, ['Gulls'])
  const undo = page.getByRole('button', { name: words('document.undo'), exact: true })
  const nothing = page.getByRole('tooltip', { name: words('document.nothingToUndo') })
  await editor.focus()
  await undo.hover()
  await expect(nothing).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(nothing).toBeHidden()
  await expect(editor).toBeFocused()
  await page.mouse.move(0, 0)
  await undo.hover()
  await expect(nothing).toBeVisible()

  await page.getByRole('button', { name: words('document.publishing') }).click()
  await page.getByRole('menuitem', { name: words('schedule.open') }).click()
  const dialog = page.getByRole('dialog', { name: words('schedule.title') })
  const plan = dialog.getByRole('button', { name: words('schedule.plan') })
  const noMoment = dialog.getByRole('tooltip', { name: words('schedule.noMoment') })
  await dialog.getByLabel(words('schedule.at')).fill('')
  await plan.focus()
  await expect(noMoment).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(noMoment).toBeHidden()
  await expect(plan).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('38.4 A11Y-1 a button that its own press refuses says why only when it is pressed again @both', async ({
  page,
  panel,
}) => {
  const { words } = panel
  const { editor } = await openPost(page, panel, ['Gulls'])
  const undo = page.getByRole('button', { name: words('document.undo'), exact: true })
  const nothing = page.getByRole('tooltip', { name: words('document.nothingToUndo') })
  await editor.press('x')
  await undo.click()
  await expect(undo).toHaveAttribute('aria-disabled', 'true')
  await expect(nothing).toBeHidden()
  await undo.click({ force: true })
  await expect(nothing).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(nothing).toBeHidden()
})

for (const [where, viewport] of [
  ['a wide screen', { width: 1280, height: 800 }],
  ['a screen at 400 %', { width: 320, height: 640 }],
] as const) {
  test(`38.4 A11Y-1 on ${where} the pointer gets to why a button cannot be pressed, and leaves it`, async ({
    page,
    panel,
  }) => {
    await page.setViewportSize(viewport)
    const { words } = panel
    await openPost(page, panel, ['Gulls'])
    const undo = page.getByRole('button', { name: words('document.undo'), exact: true })
    const nothing = page.getByRole('tooltip', { name: words('document.nothingToUndo') })
    await page.clock.install()
    await undo.hover()
    await expect(nothing).toBeVisible()
    await moveStraight(page, undo, nothing)
    await page.clock.runFor(10_000)
    await expect(nothing).toBeVisible()
    await page.mouse.move(0, 0, { steps: 8 })
    await expect(nothing).toBeHidden()
  })
}

/** As a hand does, through what is between. */
async function moveStraight(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [(await from.boundingBox())!, (await to.boundingBox())!]
  const x = start.x + start.width / 2
  await page.mouse.move(x, end.y + end.height / 2, { steps: 8 })
}
