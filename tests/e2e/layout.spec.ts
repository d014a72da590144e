import type { Page } from '@playwright/test'
import { ask } from '../kit/ask.ts'
import { expectAtTrigger } from '../kit/at-trigger.ts'
import type { Panel } from '../kit/fixtures.ts'
import { expect, test } from '../kit/fixtures.ts'
import type { Scene } from '../kit/floating-parts.ts'
import {
  documentScene,
  listScene,
  orderScene,
  rowsScene,
  versionScene,
} from '../kit/floating-parts.ts'
import { shiftsDuring, watchShifts } from '../kit/layout-shifts.ts'
import { makePage } from '../models/kit/made-page.ts'

test.use({ magazine: 'of layout' })

const looks = [
  { name: 'wide', width: 1440, height: 900, dir: 'ltr' },
  { name: 'on a phone', width: 360, height: 740, dir: 'ltr' },
  { name: 'right to left', width: 1440, height: 900, dir: 'rtl' },
  { name: 'right to left on a phone', width: 360, height: 740, dir: 'rtl' },
] as const

/** In one visit: another look is another window, and another direction of the page. */
async function expectAllAtTriggers(page: Page, { at, words }: Panel, scene: Scene) {
  await page.goto(at(scene.path))
  await expect(page.locator('main h1').first()).toBeVisible()
  await scene.prepare?.(page, words)
  for (const { name, width, height, dir } of looks) {
    await page.evaluate((dir) => {
      document.documentElement.dir = dir
      document.documentElement.lang = dir === 'rtl' ? 'ar' : 'en'
    }, dir)
    for (const part of scene.parts) {
      await test.step(`${part.file}, ${name}`, async () => {
        await page.setViewportSize({ width: part.width ?? width, height })
        await expectAtTrigger(page, part.at(page, words))
      })
    }
  }
}

test('17.14 what floats over a list opens at its trigger, within the window', async ({
  page,
  panel,
}) => {
  await expectAllAtTriggers(page, panel, listScene)
  await expectAllAtTriggers(page, panel, orderScene)
})

test('17.14 what floats over a document opens at its trigger, within the window', async ({
  page,
  panel,
}) => {
  await expectAllAtTriggers(page, panel, documentScene)
  await expectAllAtTriggers(page, panel, rowsScene)
})

test('17.14 what floats over two versions opens at its trigger; what restores a value covers none', async ({
  page,
  panel,
}) => {
  const id = await makePage(page, panel, { title: 'First', body: long, _status: 'published' })
  await ask(page, panel, 'PATCH', `/pages/${id}`, {
    title: long.slice(0, 79),
    _status: 'published',
  })
  const newest = `depth=0&limit=1&sort=-updatedAt&where[parent][equals]=${id}`
  const { docs } = await ask(page, panel, 'GET', `/pages/versions?${newest}`)
  await expectAllAtTriggers(
    page,
    panel,
    versionScene(`/collections/pages/${id}/versions/${docs[0].id}?locale=en`),
  )

  const value = page.locator('[data-field-path="title"]')
  for (const { name, width, height, dir } of looks) {
    await page.setViewportSize({ width, height })
    await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), dir)
    await value.hover()
    const [buttons = [], ...words] = await value.evaluate((element) =>
      [':scope > * > button', ':scope > [id]', ':scope [data-side] > div'].map((selector) =>
        [...element.querySelectorAll(selector)].map((one) => one.getBoundingClientRect().toJSON()),
      ),
    )
    expect(buttons, name).toHaveLength(2)
    const covered = buttons.flatMap((button) => words.flat().filter((one) => meet(button, one)))
    expect(covered, name).toEqual([])
  }
})

const long =
  'A text that is long enough to reach the end of its line and to go on below it. '.repeat(3)

const meet = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom

for (const dir of ['ltr', 'rtl']) {
  test(`39.1 the title of a list comes first and has room for 30 letters, 1024 px wide, ${dir}`, async ({
    page,
    panel: { at },
  }) => {
    await page.setViewportSize({ width: 1024, height: 800 })
    await page.goto(at('/collections/posts?locale=en&limit=50'))
    const titles = page.locator('tbody td[data-cell="primary"]')
    await expect(titles.first()).toBeVisible()
    await page.evaluate((dir) => {
      document.documentElement.dir = dir
    }, dir)
    await page.evaluate(() => document.fonts.ready)
    const first = page.locator('tbody tr').first().locator('td:not([data-cell="select"])').first()
    await expect(first).toHaveAttribute('data-cell', 'primary')
    const letters = await titles.evaluateAll((cells) =>
      cells.map((cell) => {
        const words = cell.querySelector('a span')!
        const share = Math.min(1, words.clientWidth / words.scrollWidth)
        return share === 1 ? 30 : share * (words.textContent ?? '').length
      }),
    )
    expect(Math.min(...letters)).toBeGreaterThanOrEqual(30)
    const table = page.getByRole('table')
    const room = await table.evaluate(({ parentElement, scrollWidth }) => [
      scrollWidth,
      parentElement!.clientWidth,
    ])
    expect(room[0]).toBeLessThanOrEqual(room[1]!)
  })
}

for (const width of [1440, 1024, 360]) {
  test(`17.14 what is done with a list moves nothing, ${width} px wide`, async ({
    page,
    panel: { at, words },
  }) => {
    await watchShifts(page)
    await page.setViewportSize({ width, height: 800 })
    await page.goto(at('/collections/posts?locale=en'))
    const boxes = page.locator('td[data-cell="select"] input')
    await expect(boxes.first()).toBeVisible()
    await expect(page.locator('td [data-look]').first()).toBeVisible()
    await expect(page.getByRole('cell', { name: '…', exact: true })).toHaveCount(0)
    const bar = page.getByRole('region', { name: words('selection.bar', { label: 'Posts' }) })
    const more = page.getByRole('button', { name: words('list.moreTools'), exact: true })
    const steps: Record<string, () => Promise<unknown>> = {
      'a row is selected': () => boxes.nth(1).check(),
      'one more is selected': () => boxes.nth(2).check(),
      'all are selected': () => bar.locator('#bulk-choose-matching').click(),
      'nothing is selected': () => bar.getByRole('button', { name: words('bulk.clear') }).click(),
      'a menu opens': () => more.click(),
      'a menu closes': () => page.keyboard.press('Escape'),
      'the grouping is looked at': () => page.locator('#list-group').click(),
      'it is left': () => page.keyboard.press('Escape'),
    }
    for (const [what, act] of Object.entries(steps)) {
      expect(await shiftsDuring(page, act), what).toEqual([])
      await expect(page.locator('body'), what).not.toBeFocused()
    }
  })

  test(`17.14 what is done with a document moves nothing around it, ${width} px wide @core`, async ({
    page,
    panel,
  }) => {
    const { at, words } = panel
    // A longer one would wrap, and then what is below it moves.
    const slug = crypto.randomUUID()
    const short = `Post ${slug.slice(0, 6)}`
    const { body, excerpt } = await ask(page, panel, 'GET', '/posts/1?depth=0')
    await ask(page, panel, 'POST', '/posts?draft=true', { title: short, slug, body, excerpt })
    await watchShifts(page)
    await page.setViewportSize({ width, height: 800 })
    await page.goto(at(`/collections/posts?locale=en&search=${encodeURIComponent(short)}`))
    await page.getByRole('link', { name: short }).click()
    const title = page.locator('#field-title')
    await expect(title).toBeVisible()
    await expect(page.locator('#tab-versions')).toHaveText(/\d$/)
    await expect(page.locator('form').getByText('…', { exact: true })).toHaveCount(0)
    const line = page.locator('form').getByRole('status').first()
    const steps: Record<string, () => Promise<unknown>> = {
      'the title takes the focus': () => title.press('End'),
      'the first key': () => page.keyboard.type('a'),
      'it is kept': () => expect(line).toHaveText(/1/),
      'the next keys': () => page.keyboard.type(' longer'),
      'it is undone': () => page.keyboard.press('ControlOrMeta+z'),
      'it is typed again': () => page.keyboard.type('!'),
      'it is saved': async () => {
        await page.keyboard.press('ControlOrMeta+s')
        await expect(line).toContainText(words('document.status.saved', { time: '' }).trim())
      },
    }
    for (const [what, act] of Object.entries(steps)) {
      expect(await shiftsDuring(page, act), what).toEqual([])
      await expect(page.locator('body'), what).not.toBeFocused()
    }
  })
}

test('R5 17.14 the focus is in the page after each action with a list', async ({ page, panel }) => {
  const { at, words } = panel
  const made = await makePage(page, panel, { title: 'To be deleted' })
  await page.goto(at('/collections/posts?locale=en'))
  const primary = page.locator('td[data-cell="primary"] a')
  const steps: Steps = {
    'a row is opened': async () => {
      await primary.first().click()
      await expect(page.locator('#field-title')).toBeVisible()
    },
    'the list is gone back to': async () => {
      await page.locator('#nav-posts').click()
      await expect(primary.first()).toBeVisible()
    },
    'the next page': async () => {
      await page.locator('main a[href*="page=2"]').first().click()
      await expect(page).toHaveURL(/page=2/)
      await expect(page.locator('table[aria-busy="true"]')).toHaveCount(0)
    },
    'a column sorts': async () => {
      await page.locator('thead a, thead button').first().click()
      await expect(page).toHaveURL(/sort=/)
    },
    'a filter': async () => {
      await page.getByRole('button', { name: words('list.filter'), exact: true }).click()
      await page.getByRole('button', { name: words('list.filter.addLine') }).click()
    },
  }
  await expectFocusKept(page, steps)

  await page.goto(at('/collections/pages?locale=en&search=To+be+deleted'))
  const question = page.locator('[role="dialog"], [role="alertdialog"]')
  await expectFocusKept(page, {
    'a row is selected': () => page.locator('td[data-cell="select"] input').first().check(),
    'its deletion is asked for': async () => {
      await page.locator('#bulk-delete, #bulk-trash').click()
      await expect(question).toBeVisible()
    },
    'it is deleted': async () => {
      await page.locator('#bulk-confirm').click()
      await expect(page.locator(`tr[data-row="${made}"]`)).toHaveCount(0)
    },
    'the results are closed': async () => {
      await page.keyboard.press('Escape')
      await expect(question).toHaveCount(0)
    },
  })
})

test('R5 17.14 the focus is in the page after each action with a document', async ({
  page,
  panel,
}) => {
  const { at, words } = panel
  const more = page.getByRole('button', { name: words('document.more'), exact: true })
  const chosen = (name: string) => page.getByRole('menuitem', { name, exact: true }).click()
  const ready = page.locator('[data-form-ready="true"]')
  await page.goto(at('/collections/pages?locale=en'))
  await page
    .locator('a', { hasText: words('list.new') })
    .first()
    .click()
  await expect(page.locator('#field-title')).toBeFocused()

  const rows = page.locator('[data-row] [data-part="toggle"]')
  await expectFocusKept(page, {
    'it is written': async () => {
      await page.keyboard.type('Written')
      await page.locator('#field-slug').fill(crypto.randomUUID())
      await page.locator('#field-body').fill('Text.')
    },
    'an item is added': async () => {
      await page.locator('[data-field="sections"] [data-part="actions"] button').first().click()
      await expect(rows).toHaveCount(1)
    },
    'an item is removed': async () => {
      await page.locator('[data-row] button[aria-haspopup]').first().click()
      await chosen(words('field.remove'))
      await expect(rows).toHaveCount(0)
    },
    'it is saved': async () => {
      await page.locator('#action-save-draft').click()
      await expect(page).toHaveURL(/\/pages\/\d+/)
      await expect(page.locator('form').getByRole('status').first()).toContainText(
        words('document.status.saved', { time: '' }).trim(),
      )
    },
    'it is published': async () => {
      await page.locator('#action-save').click()
      await expect(page.locator('#action-save')).toHaveText(words('document.publishChanges'))
    },
  })

  await expectFocusKept(page, {
    'it is unpublished': async () => {
      await page.getByRole('button', { name: words('document.publishing') }).click()
      await chosen(words('document.unpublish'))
      await page.getByRole('alertdialog').getByRole('button').last().click()
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
    },
    'another one is begun': async () => {
      await more.click()
      await chosen(words('document.createNew'))
      await expect(page).toHaveURL(/create/)
      // The address changes before the page does.
      await expect(page.locator('#field-title')).toHaveValue('')
      await expect(ready).toBeVisible()
    },
    'its list': async () => {
      await page
        .getByRole('navigation', { name: words('shell.breadcrumb') })
        .getByRole('link')
        .click()
      await expect(page.getByRole('table')).toBeVisible()
    },
    'it is opened again': async () => {
      await page.locator('td[data-cell="primary"] a').first().click()
      await expect(ready).toBeVisible()
    },
    'its versions': async () => {
      await page.locator('#tab-versions').click()
      await page.getByRole('table').getByRole('row').last().getByRole('link').click()
      await expect(page.locator('#compare-version')).toBeVisible()
    },
    'an older one is restored': async () => {
      await page.locator('#restore-version, #restore-as-draft').first().click()
      await page.getByRole('alertdialog').getByRole('button').last().click()
      await expect(ready).toBeVisible()
    },
    'it is deleted': async () => {
      await more.click()
      await chosen(words('document.delete'))
      await page.getByRole('alertdialog').getByRole('button').last().click()
      await expect(page.getByRole('table')).toBeVisible()
    },
  })
})

test('17.14 a document is called by its title while it loads, as the list called it', async ({
  page,
  panel: { at, words },
}) => {
  await page.goto(at('/collections/posts?locale=en'))
  const row = page.locator('td[data-cell="primary"] a').first()
  const title = (await row.textContent()) ?? ''
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/\/api\/posts\/\d+\?/, async (route) => {
    await held
    await route.fallback()
  })
  await row.click()
  await expect(page.locator('[data-form-ready="false"]')).toBeVisible()
  await expect(page.locator('main h1')).toHaveText(title)
  await expect(page.getByRole('navigation', { name: words('shell.breadcrumb') })).toContainText(
    title,
  )
  await expect.poll(() => page.title()).toContain(title)
  letGo()
  await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
  await expect(page.locator('main h1')).toHaveText(title)
})

type Steps = Record<string, () => Promise<unknown>>

async function expectFocusKept(page: Page, steps: Steps): Promise<void> {
  for (const [what, act] of Object.entries(steps)) {
    await test.step(what, act)
    await expect(page.locator('body'), what).not.toBeFocused()
  }
}
