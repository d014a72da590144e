import type { Page } from '@playwright/test'
import { ask } from '../kit/ask.ts'
import type { Panel } from '../kit/fixtures.ts'
import { expect, expectAccessible, test } from '../kit/fixtures.ts'

test.use({ magazine: 'order' })

const list = '/collections/categories?locale=en'

const names = (page: Page) => page.locator('tbody [data-cell-of="name"]')
const handle = (page: Page, name: string) =>
  page.locator('tbody tr').filter({ hasText: name }).locator('[data-part="handle"]')
const moves = (page: Page, { words }: Panel, name: string) =>
  page.getByRole('button', { name: words('order.moveRow', { name }), exact: true })
const entry = (page: Page, id: string) => page.locator(`[role=menu] [data-value="${id}"]`)

const box = (page: Page, { words }: Panel, name: string) =>
  page.getByLabel(words('selection.row', { title: name }), { exact: true })

/** As the server has them. */
async function stored(page: Page, panel: Panel): Promise<string[]> {
  const { docs } = await ask(page, panel, 'GET', '/categories?depth=0&limit=50&sort=_order')
  return docs.map(({ name }: { name: string }) => name)
}

const first = async (page: Page, panel: Panel, count: number) =>
  (await stored(page, panel)).slice(0, count)

test('LIST-4 a row is moved by key alone, shown at once, heard, and taken back @core', async ({
  page,
  panel,
}) => {
  const { words } = panel
  await page.goto(panel.at(list))
  await expect(names(page).first()).toHaveText('Design')
  await expectAccessible(page)

  await handle(page, 'Design').press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(
    page.getByText(words('field.rows.drag.over', { place: 3, total: 10 })),
  ).toBeAttached()
  await page.keyboard.press('Space')
  await expect(names(page).nth(2)).toHaveText('Design')
  await expect(page.getByText(words('order.moved', { count: 1 }))).toBeVisible()
  await expect(handle(page, 'Design')).toBeFocused()
  await expect.poll(() => first(page, panel, 3)).toEqual(['Typography', 'Architecture', 'Design'])

  await page.getByRole('button', { name: words('document.undo') }).click()
  await expect(page.getByText(words('order.undone'))).toBeVisible()
  await expect(names(page).first()).toHaveText('Design')
  await expect.poll(() => first(page, panel, 2)).toEqual(['Design', 'Typography'])
})

test('LIST-4 a row is moved by its menu, and the focus stays with it @both', async ({
  page,
  panel,
}) => {
  const { words } = panel
  await page.goto(panel.at(list))
  const [top, second, third] = await stored(page, panel)
  await moves(page, panel, top!).press('Enter')
  await expect(entry(page, 'up')).toHaveAttribute('aria-disabled', 'true')
  await expect(entry(page, 'up')).toContainText(words('field.rows.first'))
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(moves(page, panel, top!)).toBeFocused()

  await page.keyboard.press('Enter')
  await entry(page, 'down').click()
  await expect(names(page).nth(1)).toHaveText(top!)
  await expect(page.getByText(words('order.moved', { count: 1 }))).toBeVisible()
  await expect(moves(page, panel, top!)).toBeFocused()
  await expect.poll(() => first(page, panel, 3)).toEqual([second, top, third])

  await page.keyboard.press('Enter')
  await entry(page, 'top').click()
  await expect(names(page).first()).toHaveText(top!)
  await expect(moves(page, panel, top!)).toBeFocused()
  await expect.poll(() => first(page, panel, 3)).toEqual([top, second, third])
})

test('LIST-4 a row goes over the edge of its page by its menu, and to a position @phone', async ({
  page,
  panel,
}) => {
  const { words } = panel
  await page.goto(panel.at(`${list}&limit=5`))
  await expect(names(page)).toHaveCount(5)
  const before = await stored(page, panel)
  await moves(page, panel, before[4]!).click()
  await entry(page, 'down').click()
  await expect(names(page).nth(4)).toHaveText(before[5]!)
  await expect(moves(page, panel, before[5]!)).toBeFocused()
  await expect
    .poll(() => first(page, panel, 6))
    .toEqual([...before.slice(0, 4), before[5], before[4]])

  await moves(page, panel, before[5]!).click()
  await entry(page, 'position').click()
  const position = page.getByRole('spinbutton', { name: words('order.position.label') })
  await expect(position).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(moves(page, panel, before[5]!)).toBeFocused()
  await page.keyboard.press('Enter')
  await entry(page, 'position').click()
  await position.fill('6')
  await page.keyboard.press('Enter')
  await expect(names(page).nth(4)).toHaveText(before[4]!)
  await expect.poll(() => stored(page, panel)).toEqual(before)
})

test('LIST-4 chosen rows are dragged together, and go past pages by the menu', async ({
  page,
  panel,
}) => {
  const { words } = panel
  await page.goto(panel.at(list))
  await box(page, panel, 'Design').check()
  await box(page, panel, 'Cities').check()
  const moved = page.waitForResponse(/\/api\/reorder/)
  await handle(page, 'Cities').dragTo(page.locator('tbody tr').nth(1), {
    targetPosition: { x: 200, y: 32 },
  })
  await moved
  await expect(page.getByText(words('order.moved', { count: 2 }))).toBeVisible()
  await expect.poll(() => first(page, panel, 3)).toEqual(['Typography', 'Design', 'Cities'])

  await page.locator('#order-move').click()
  await page.locator('[role=menu] [data-value="order-end"]').click()
  await expect(names(page).first()).toHaveText('Typography')
  await expect(page.getByText(words('order.moved', { count: 2 }))).toBeVisible()
  await expect.poll(async () => (await stored(page, panel)).slice(-2)).toEqual(['Design', 'Cities'])

  await page.locator('#order-move').click()
  await page.locator('[role=menu] [data-value="order-position"]').click()
  const position = page.getByRole('spinbutton', { name: words('order.position.label') })
  await expect(position).toBeFocused()
  await expectAccessible(page)
  await position.fill('2')
  await page.keyboard.press('Enter')
  await expect(names(page).nth(1)).toHaveText('Design')
  await expect.poll(() => first(page, panel, 3)).toEqual(['Typography', 'Design', 'Cities'])
})

test('LIST-4 R7 a move beside what somebody else has moved is refused, and the list read anew', async ({
  page,
  panel,
}) => {
  const { words } = panel
  await page.goto(panel.at(list))
  await expect(names(page)).toHaveCount(10)
  const before = await stored(page, panel)
  const { docs } = await ask(page, panel, 'GET', '/categories?depth=0&limit=3&sort=_order')
  await ask(page, panel, 'PATCH', `/categories/${docs[2].id}`, { _order: 'zz' })

  await handle(page, before[0]!).press('Space')
  for (const key of ['ArrowDown', 'ArrowDown']) await page.keyboard.press(key)
  await expect(
    page.getByText(words('field.rows.drag.over', { place: 3, total: 10 })),
  ).toBeAttached()
  await page.keyboard.press('Space')
  const notice = page.getByRole('alert').filter({ hasText: words('order.failed') })
  await expect(notice).toContainText(words('problem.order.stale'))
  await expect(names(page).first()).toHaveText(before[0]!)
  await expect(names(page).nth(2)).toHaveText(before[3]!)
  await notice.getByRole('button', { name: words('app.close') }).click()
  await expect(notice).toHaveCount(0)
})

test('LIST-4 sorted otherwise there are no handles, and a head leads back to the order @phone', async ({
  page,
  panel,
}) => {
  await page.goto(panel.at(`${list}&sort=-name`))
  await expect(names(page)).toHaveCount(10)
  await expect(page.locator('[data-part="handle"]')).toHaveCount(0)
  await page.locator('#list-order a').press('Enter')
  await expect(page).toHaveURL(/sort=_order/)
  await expect(page.locator('[data-part="handle"]')).toHaveCount(10)
})
