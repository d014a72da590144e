import type { Page } from '@playwright/test'
import { expectAccessible } from '../kit/accessible.ts'
import { expect, forgetPaints, openGallery, paintedIn, test, valuesIn } from '../kit/gallery.ts'
import { holdFrames } from '../kit/hold-frames.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test.describe('DOC-15 rows and blocks', () => {
  test('a row is dragged by its handle to another place', async ({ page, gallery }) => {
    await openGallery(page, gallery)
    await page.getByRole('button', { name: 'Collapse all' }).first().click()
    await comeToDrag(page, 'links', 0)

    await handle(page, 'links', 0).dragTo(row(page, 'links', 1), {
      targetPosition: { x: 200, y: 30 },
    })

    await expect.poll(() => titles(page)).toEqual(['In praise of shadows', 'The craftsman'])
    await expect(status(page, 'links')).toHaveText('Moved to position 2 of 2.')
    await expect(page.locator('[data-held], [data-drop]')).toHaveCount(0)
  })

  test('a row that is dropped on another list stays where it was', async ({ page, gallery }) => {
    await openGallery(page, gallery)
    await comeToDrag(page, 'layout', 1)
    await comeToDrag(page, 'links', 0)
    const before = await valuesIn(page)

    await handle(page, 'links', 0).dragTo(row(page, 'layout', 1))

    expect(await valuesIn(page)).toEqual(before)
    await expect(page.locator('[data-held], [data-drop]')).toHaveCount(0)
  })

  test('a row is dragged by the keyboard: one move, each step told @core', async ({
    page,
    gallery,
  }) => {
    await openGallery(page, gallery, 'scene=many&rows=30')
    const first = page.getByRole('button', { name: 'Move Row 0, text 0, position 1', exact: true })
    await expect(first).toHaveAccessibleDescription(/Press Space to pick up/)
    await first.press('Space')
    await expect(status(page, 'rows')).toHaveText('Picked up at position 1 of 30.')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('PageDown')
    await expect(status(page, 'rows')).toHaveText('Position 12 of 30.')
    await expect(row(page, 'rows', 11)).toHaveAttribute('data-drop', 'after')
    expect((await ids(page)).at(0)).toBe('0'.repeat(24))

    await page.keyboard.press('Space')

    await expect.poll(async () => (await ids(page)).indexOf('0'.repeat(24))).toBe(11)
    await expect(
      page.getByRole('button', { name: 'Move Row 0, text 0, position 12' }),
    ).toBeFocused()
    await expect(status(page, 'rows')).toHaveText('Moved to position 12 of 30.')
  })

  test('Escape and leaving the handle let a row go where it was', async ({ page, gallery }) => {
    await openGallery(page, gallery)
    const before = await titles(page)
    await handle(page, 'links', 0).press('Space')
    await page.keyboard.press('End')
    await page.keyboard.press('Escape')
    await expect(status(page, 'links')).toHaveText('Move canceled.')

    await handle(page, 'links', 0).press('Space')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')

    await expect(page.locator('[data-held], [data-drop]')).toHaveCount(0)
    expect(await titles(page)).toEqual(before)
  })

  test('a row is added above, below, and between', async ({ page, gallery }) => {
    await openGallery(page, gallery)
    await act(page, 'In praise of shadows', 'Add above')
    await expect(page.locator('#field-links__1__title')).toBeFocused()
    await page.keyboard.type('Second')
    await act(page, 'The craftsman', 'Add below')
    await expect(page.locator('#field-links__1__title')).toBeFocused()

    await expect
      .poll(() => titles(page))
      .toEqual(['The craftsman', undefined, 'Second', 'In praise of shadows'])
    await expect(row(page, 'links', 1).getByTitle('Add here')).toHaveCount(0)
  })

  test('a row that is added has the focus at once, and calls nobody back who goes on', async ({
    page,
    gallery,
  }) => {
    await openGallery(page, gallery)
    const frames = await holdFrames(page)
    await page.locator('#field-links-add').press('Enter')
    await expect(page.locator('#field-links__2__title')).toBeFocused()

    const next = page.locator('#field-links__2__url')
    await next.focus()
    await frames.release()
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await expect(next).toBeFocused()
  })

  test('the bounds are told before somebody runs into them', async ({ page, gallery }) => {
    await openGallery(page, gallery)
    const links = page.locator('[data-field="links"]')
    await expect(links).toContainText('2 of at most 4')

    await act(page, 'The craftsman', 'Duplicate')
    await expect(links).toContainText('3 of at most 4')
    await act(page, 'In praise of shadows', 'Duplicate')

    await expect(links.getByRole('button', { name: 'Add Link' })).toHaveAccessibleDescription(
      'At most 4 items allowed.',
    )
  })

  test.describe('copied', () => {
    test('are pasted above, below and in the place of others, with ids of their own', async ({
      page,
      gallery,
    }) => {
      await openGallery(page, gallery)
      await act(page, 'The craftsman', 'Copy')
      await expect(status(page, 'links')).toHaveText('1 item copied.')
      await act(page, 'In praise of shadows', 'Paste below')
      await expect
        .poll(() => titles(page))
        .toEqual(['The craftsman', 'In praise of shadows', 'The craftsman'])
      await act(page, 'In praise of shadows', 'Paste and replace')
      await expect.poll(() => titles(page)).toEqual(Array(3).fill('The craftsman'))

      const { links } = (await valuesIn(page)) as { links: { id: string }[] }
      expect(new Set(links.map(({ id }) => id)).size).toBe(3)
    })

    test('together are pasted in another document, by the system’s clipboard', async ({
      page,
      gallery,
      context,
    }) => {
      await openGallery(page, gallery)
      await page.getByRole('button', { name: 'Actions for Blocks' }).click()
      await page.getByRole('menuitem', { name: 'Copy all' }).click()
      await expect(status(page, 'layout')).toHaveText('3 items copied.')

      const other = await context.newPage()
      await openGallery(other, gallery)
      await other.getByRole('button', { name: 'Actions for Blocks' }).click()
      await other.getByRole('menuitem', { name: 'Paste', exact: true }).click()

      await expect(status(other, 'layout')).toHaveText(
        '2 items pasted. Skipped, because not allowed here: gone.',
      )
      await expect.poll(async () => (await blocks(other)).length).toBe(5)
    })

    test('are pasted although the browser refuses its clipboard', async ({ page, gallery }) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'clipboard', {
          value: {
            writeText: () => Promise.reject(new Error('refused')),
            readText: () => Promise.reject(new Error('refused')),
          },
        })
      })
      await openGallery(page, gallery)
      await act(page, 'The craftsman', 'Copy')
      await act(page, 'The craftsman', 'Paste above')

      await expect.poll(() => titles(page)).toHaveLength(3)
    })

    test.describe('text that is no rows', () => {
      for (const text of [
        'Hello',
        '{"kind":"stateroom/rows","version":2,"rows":[]}',
        '{"kind":"stateroom/rows","version":1,"rows":{"0":1}}',
        '[1,2]',
      ]) {
        test(`«${text}» changes nothing and says so`, async ({ page, gallery }) => {
          await openGallery(page, gallery)
          const before = await valuesIn(page)
          await page.evaluate((words) => navigator.clipboard.writeText(words), text)
          await act(page, 'The craftsman', 'Paste above')

          await expect(status(page, 'links')).toHaveText(/^Nothing to paste/)
          expect(await valuesIn(page)).toEqual(before)
        })
      }
    })

    test('more than may be there are not pasted, and that is said', async ({ page, gallery }) => {
      await openGallery(page, gallery)
      await page.getByRole('button', { name: 'Actions for Links' }).click()
      await page.getByRole('menuitem', { name: 'Copy all' }).click()
      await expect(status(page, 'links')).toHaveText('2 items copied.')
      await act(page, 'The craftsman', 'Duplicate')
      await act(page, 'In praise of shadows', 'Paste above')

      await expect(status(page, 'links')).toHaveText(
        'Not pasted: 2 more would exceed the limit of 4.',
      )
      await expect.poll(() => titles(page)).toHaveLength(3)
    })
  })

  test.describe('a new block', () => {
    test('is chosen by search and keyboard, and has the focus', async ({ page, gallery }) => {
      await openGallery(page, gallery)
      await page.getByRole('button', { name: 'Add Block' }).press('Enter')
      const search = page.getByRole('combobox', { name: 'Search blocks' })
      await expect(search).toBeFocused()
      await expect(page.getByRole('group', { name: 'Text' }).getByRole('option')).toHaveText([
        'Quote',
        'Columns',
      ])
      await expectAccessible(page)

      await page.keyboard.type('text')
      await expect(page.getByRole('option')).toHaveText(['Quote', 'Columns'])
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('option', { name: 'Columns' })).toHaveAttribute(
        'aria-selected',
        'true',
      )
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('Enter')

      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.locator('#field-layout__3__text')).toBeFocused()
      await expect.poll(async () => (await blocks(page)).at(-1)?.blockType).toBe('quote')
    })

    test('that nobody wants after all leaves the focus where it was (R5)', async ({
      page,
      gallery,
    }) => {
      await openGallery(page, gallery)
      const add = page.getByRole('button', { name: 'Add Block' })
      await add.click()
      await expect(page.getByRole('combobox', { name: 'Search blocks' })).toBeFocused()
      await page.keyboard.type('zzz')
      await expect(page.getByText('No matching blocks.')).toBeVisible()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Escape')

      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(add).toBeFocused()
      expect(await blocks(page)).toHaveLength(3)
    })

    test('comes between two others', async ({ page, gallery }) => {
      await openGallery(page, gallery)
      await row(page, 'layout', 1).getByTitle('Add here').click()
      await page.getByRole('option', { name: 'Hero' }).click()

      await expect
        .poll(async () => (await blocks(page)).map(({ blockType }) => blockType))
        .toEqual(['hero', 'hero', 'quote', 'gone'])
      await expect(page.locator('#field-layout__1__heading')).toBeFocused()
    })

    test('shows a sign in place of a picture that is missing', async ({ page, gallery }) => {
      await openGallery(page, gallery)
      await page.getByRole('button', { name: 'Add Block' }).click()

      await expect(page.getByRole('option', { name: 'Hero' }).locator('img')).toBeVisible()
      await expect(page.getByRole('option', { name: 'Divider' }).locator('svg')).toBeVisible()
      await expect(page.getByRole('option', { name: 'Columns' }).locator('svg')).toBeVisible()
    })

    test('has a name of its own, where the config lets it', async ({ page, gallery }) => {
      await openGallery(page, gallery)
      const hero = row(page, 'layout', 0)
      await hero.getByRole('textbox', { name: 'Block name' }).fill('Above the fold')
      await expect.poll(async () => (await blocks(page))[0]?.blockName).toBe('Above the fold')
      await hero.getByRole('button', { name: '01 Hero' }).click()
      await expect(hero.getByRole('button', { name: '01 Hero Above the fold' })).toBeVisible()

      await page.getByRole('button', { name: 'Add Block' }).click()
      await page.getByRole('option', { name: 'Columns' }).click()
      await expect(row(page, 'layout', 3).getByRole('button', { name: '04 Columns' })).toBeVisible()
      await expect(row(page, 'layout', 3).getByLabel('Block name')).toHaveCount(0)
    })
  })

  test.describe('R8 10,000 rows', () => {
    test('are a few on the page, and typing paints what is typed in', async ({ page, gallery }) => {
      await openGallery(page, gallery, 'scene=many&rows=10000')
      await expect(page.getByText('10,000 items')).toBeVisible()
      expect(await page.locator('[data-row]').count()).toBeLessThan(150)
      await forgetPaints(page)

      await page.locator('#field-title').pressSequentially('ab')

      await expect.poll(async () => new Set(await paintedIn(page))).toEqual(new Set(['title']))
    })

    test('come into sight by scrolling, and an open one that somebody was in stays', async ({
      page,
      gallery,
    }) => {
      await openGallery(page, gallery, 'scene=many&rows=10000')
      await page.getByRole('button', { name: '03 Row 2, text 0' }).click()
      await page.locator('#field-rows__2__text1').fill('Stays')

      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2))
      await expect.poll(() => rowInTheMiddle(page)).toMatch(/^rows-row-(49|50)\d\d$/)
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await expect(page.getByRole('button', { name: '10000 Row 9999, text 0' })).toBeInViewport()
      expect(await page.locator('[data-row]').count()).toBeLessThan(150)
      await expect(page.locator('#field-rows__2__text1')).toHaveValue('Stays')
      await expect(page.locator('#field-rows__2__text1')).toBeFocused()
    })

    test('are moved from one end to the other by the keyboard', async ({ page, gallery }) => {
      await openGallery(page, gallery, 'scene=many&rows=10000')
      await page
        .getByRole('button', { name: 'Move Row 0, text 0, position 1', exact: true })
        .press('Space')
      await page.keyboard.press('End')
      await expect(row(page, 'rows', 9999)).toHaveAttribute('data-drop', 'after')
      await expect(row(page, 'rows', 9999)).toBeInViewport()
      await page.keyboard.press('Space')

      await expect(
        page.getByRole('button', { name: 'Move Row 0, text 0, position 10000' }),
      ).toBeFocused()
      await expect(row(page, 'rows', 9999)).toBeInViewport()
    })

    test('that are all open are no heavier', async ({ page, gallery }) => {
      await openGallery(page, gallery, 'scene=many&rows=10000')
      await page.getByRole('button', { name: 'Expand all' }).first().click()

      await expect(page.locator('#field-rows__0__text9')).toBeVisible()
      await expect.poll(() => page.locator('[data-row]').count()).toBeLessThan(150)
    })
  })
})

const row = (page: Page, path: string, index: number) => page.locator(`#${path}-row-${index}`)

/** A list hears of dragging once a pointer has come to it. */
async function comeToDrag(page: Page, list: string, index: number): Promise<void> {
  await handle(page, list, index).hover()
  await expect(row(page, list, index)).toHaveAttribute('draggable', 'true')
}

const handle = (page: Page, path: string, index: number) =>
  row(page, path, index).locator('[data-part="handle"]').first()

const status = (page: Page, path: string) =>
  page.locator(`[data-field="${path}"]`).getByRole('status').last()

/** Which row is seen in the middle of the page. */
const rowInTheMiddle = (page: Page) =>
  page.evaluate(() => {
    const seen = document.elementFromPoint(innerWidth / 4, innerHeight / 2)
    return seen?.closest('[data-row]')?.id ?? ''
  })

async function act(page: Page, name: string, item: string): Promise<void> {
  await page
    .getByRole('button', { name: `Actions for ${name}` })
    .first()
    .click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

async function titles(page: Page) {
  const { links } = (await valuesIn(page)) as { links: { title?: string }[] }
  return links.map(({ title }) => title)
}

async function ids(page: Page) {
  const { rows } = (await valuesIn(page)) as { rows: { id: string }[] }
  return rows.map(({ id }) => id)
}

async function blocks(page: Page) {
  const { layout } = (await valuesIn(page)) as {
    layout: { blockType: string; blockName?: string }[]
  }
  return layout
}
