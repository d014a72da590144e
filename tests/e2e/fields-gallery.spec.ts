import type { Page } from '@playwright/test'
import { expectAccessible } from '../kit/accessible.ts'
import { expectAtTrigger } from '../kit/at-trigger.ts'
import {
  expect,
  forgetPaints,
  openGallery as open,
  paintedIn as painted,
  requestsOf as requests,
  test,
  valuesIn as values,
} from '../kit/gallery.ts'

test.describe('fields', () => {
  test('R8 typing in one field paints no other', async ({ page, gallery }) => {
    await open(page, gallery)
    await expect(page.getByRole('combobox', { name: 'Author' })).toHaveValue('Author 1')
    await forgetPaints(page)

    await page.getByLabel('Slug').pressSequentially('ab')

    await expect.poll(() => values(page)).toMatchObject({ slug: 'abon-quiet-tools' })
    await expect.poll(async () => new Set(await painted(page))).toEqual(new Set(['slug']))
  })

  test('R8 200 closed rows are a few nodes each, and an open one costs only itself', async ({
    page,
    gallery,
  }) => {
    await open(page, gallery, 'scene=many')
    await expect(page.locator('input')).toHaveCount(1)
    await expect(page.locator('#rows-row-5')).toBeAttached()
    expect(await page.locator('#rows-row-5 *').count()).toBeLessThan(30)

    await page.getByRole('button', { name: '04 Row 3, text 0' }).click()
    await expect(page.locator('input')).toHaveCount(11)

    await forgetPaints(page)
    await page.locator('#field-rows__3__text0').fill('Changed')
    await expect(page.getByRole('button', { name: '04 Changed' })).toBeVisible()
    await expect.poll(async () => new Set(await painted(page))).toEqual(new Set(['rows']))
  })

  test.describe('a number', () => {
    test('stays as it is typed on its way to being one', async ({ page, gallery }) => {
      await open(page, gallery)
      const minutes = page.getByLabel('Reading time in minutes')
      await minutes.fill('')
      await minutes.pressSequentially('-')
      await expect.poll(() => values(page)).toMatchObject({ minutes: null })

      await minutes.pressSequentially('1.50')

      await expect(minutes).toHaveValue('-1.50')
      await expect.poll(() => values(page)).toMatchObject({ minutes: -1.5 })
      await minutes.blur()
      await expect(minutes).toHaveValue('-1.5')
    })

    test('that was left half typed is kept, and what is stored is said', async ({
      page,
      gallery,
    }) => {
      await open(page, gallery)
      const minutes = page.getByLabel('Reading time in minutes')
      await minutes.press('End')
      await minutes.pressSequentially('e')
      await minutes.blur()

      await expect(page.getByText('This isn’t a number yet. 7 is kept.')).toBeVisible()
      await minutes.press('End')
      await minutes.pressSequentially('2')
      await expect(minutes).toHaveValue('7e2')
      await expect.poll(() => values(page)).toMatchObject({ minutes: 700 })
      await expect(page.getByText('This isn’t a number yet')).toHaveCount(0)
    })

    test('that was half typed is none once it is cleared', async ({ page, gallery }) => {
      await open(page, gallery)
      const minutes = page.getByLabel('Reading time in minutes')
      await minutes.press('End')
      await minutes.pressSequentially('e')
      await minutes.press('ControlOrMeta+a')
      await minutes.press('Delete')

      await expect.poll(() => values(page)).toMatchObject({ minutes: null })
      await minutes.blur()
      await expect(page.getByText('This isn’t a number yet')).toHaveCount(0)
    })

    test('does not change under the wheel', async ({ page, gallery }) => {
      await open(page, gallery)
      const minutes = page.getByLabel('Reading time in minutes')
      await minutes.click()
      await page.mouse.wheel(0, -100)

      await expect(minutes).not.toBeFocused()
      await expect(minutes).toHaveValue('7')
    })
  })

  test('several texts: Enter adds, Backspace takes back, leaving adds too', async ({
    page,
    gallery,
  }) => {
    await open(page, gallery)
    const keywords = page.getByLabel('Keywords')

    await keywords.fill('<i>')
    await keywords.press('Enter')
    await keywords.press('Backspace')
    await keywords.press('Backspace')
    await keywords.fill('slow')
    await keywords.blur()

    await expect.poll(() => values(page)).toMatchObject({ keywords: ['tools', 'calm', 'slow'] })
  })

  test('a date is cleared as a whole, and half of one changes nothing', async ({
    page,
    gallery,
  }) => {
    await open(page, gallery)
    const day = page.getByLabel('Day', { exact: true })

    await day.press('Backspace')
    await expect.poll(() => values(page)).toMatchObject({ day: '2026-11-21T12:00:00.000Z' })
    await day.blur()
    await expect(page.getByText('This date is incomplete. The previous date')).toBeVisible()

    for (const key of ['Backspace', 'ArrowRight', 'Backspace', 'ArrowRight', 'Backspace']) {
      await day.press(key)
    }
    await day.blur()
    await expect.poll(() => values(page)).toMatchObject({ day: null })
    await expect(page.getByText('This date is incomplete')).toHaveCount(0)

    await day.fill('2027-01-02')
    await expect.poll(() => values(page)).toMatchObject({ day: '2027-01-02T12:00:00.000Z' })
    await day.fill('')
    await expect.poll(() => values(page)).toMatchObject({ day: null })
  })

  test('JSON that is none yet is kept as typed, and said', async ({ page, gallery }) => {
    await open(page, gallery)
    await page.getByRole('tab', { name: 'More kinds' }).click()
    const data = page.getByLabel('Data')

    await data.fill('{"a": ')
    await data.blur()
    await expect(page.getByText('this isn’t valid JSON')).toBeVisible()
    await expect(data).toHaveValue('{"a": ')
    await expect.poll(() => values(page)).toMatchObject({ data: { width: 3 } })

    await data.fill('{"a": 1}')
    await expect.poll(() => values(page)).toMatchObject({ data: { a: 1 } })
    await expect(page.getByText('this isn’t valid JSON')).toHaveCount(0)
  })

  test('a place needs both numbers', async ({ page, gallery }) => {
    await open(page, gallery)
    await page.getByRole('tab', { name: 'More kinds' }).click()

    await page.getByLabel('Longitude').fill('')
    await expect(page.getByText('Enter both latitude and longitude.')).toBeVisible()
    await expect.poll(() => values(page)).toMatchObject({ place: [13.4, 52.5] })

    await page.getByLabel('Latitude').fill('')
    await expect.poll(() => values(page)).toMatchObject({ place: null })
  })

  test.describe('DOC-15 rows', () => {
    const titles = async (page: Page) => {
      const { links } = (await values(page)) as { links: { title?: string }[] }
      return links.map(({ title }) => title)
    }

    test('a new one is open, has the focus and an id of its own', async ({ page, gallery }) => {
      await open(page, gallery)
      await page.getByRole('button', { name: 'Add Link' }).click()

      await expect(page.locator('#field-links__2__title')).toBeFocused()
      const { links } = (await values(page)) as { links: { id: string }[] }
      expect(links[2]?.id).toMatch(/^[0-9a-f]{24}$/)
    })

    test('move by the menu and by the keyboard, and keep the focus', async ({ page, gallery }) => {
      await open(page, gallery)
      const craftsman = page.getByRole('button', { name: /^0\d The craftsman/ })
      await craftsman.focus()
      await page.keyboard.press('Alt+ArrowDown')

      await expect.poll(() => titles(page)).toEqual(['In praise of shadows', 'The craftsman'])
      await expect(craftsman).toBeFocused()
      await expect(page.getByRole('status').first()).toHaveText('Moved to position 2 of 2.')

      await page.getByRole('button', { name: 'Actions for The craftsman' }).click()
      await page.getByRole('menuitem', { name: 'Move up' }).click()
      await expect.poll(() => titles(page)).toEqual(['The craftsman', 'In praise of shadows'])
    })

    for (const [key, place] of [
      ['Enter', 'first'],
      ['ArrowDown', 'first'],
      ['ArrowUp', 'last'],
    ] as const) {
      test(`have a menu that ${key} opens at its ${place} entry, the first time too`, async ({
        page,
        gallery,
      }) => {
        await open(page, gallery)
        const button = page.getByRole('button', { name: 'Actions for The craftsman' })
        await button.focus()
        await page.keyboard.press(key)

        await expect(page.getByRole('menuitem')[place]()).toHaveAttribute('data-highlighted')
        await page.keyboard.press('Escape')
        await expect(page.getByRole('menu')).toHaveCount(0)
        await expect(button).toBeFocused()
      })
    }

    test('are copied and removed, within the bounds of the config', async ({ page, gallery }) => {
      await open(page, gallery)
      const act = async (row: string, item: string) => {
        await page
          .getByRole('button', { name: `Actions for ${row}` })
          .first()
          .click()
        await page.getByRole('menuitem', { name: item }).click()
      }
      await act('The craftsman', 'Duplicate')
      await act('The craftsman', 'Duplicate')
      await expect.poll(() => titles(page)).toHaveLength(4)
      const add = page.getByRole('button', { name: 'Add Link' })
      await expect(add).toHaveAccessibleDescription('At most 4 items allowed.')
      await add.click({ force: true })
      await expect.poll(() => titles(page)).toHaveLength(4)

      await act('The craftsman', 'Remove')
      await act('The craftsman', 'Remove')
      await act('The craftsman', 'Remove')
      await expect.poll(() => titles(page)).toEqual(['In praise of shadows'])
      await expect(page.getByRole('button', { name: '01 In praise of shadows' })).toBeFocused()

      await page.getByRole('button', { name: 'Actions for In praise' }).click()
      const remove = page.getByRole('menuitem', { name: 'Remove' })
      await expect(remove).toBeDisabled()
      await expect(remove).toContainText('At least 1 item required.')
    })

    test('close and open together, and stay so while another tab is looked at', async ({
      page,
      gallery,
    }) => {
      await open(page, gallery)
      const links = page.locator('[data-field="links"]')
      await links.getByRole('button', { name: 'Collapse all' }).click()
      await expect(links.getByRole('textbox')).toHaveCount(0)
      await page.getByRole('tab', { name: 'Meta' }).click()
      await page.getByRole('tab', { name: 'Sources' }).click()
      await expect(links.getByRole('button', { name: '01 The craftsman' })).toBeVisible()
      await expect(links.getByRole('textbox')).toHaveCount(0)

      await links.getByRole('button', { name: 'Expand all' }).click()
      await expect(links.getByRole('textbox')).toHaveCount(6)
    })
  })

  test.describe('VAL-7 what the server refuses', () => {
    test('is found in a closed tab: it opens, and the field has the focus', async ({
      page,
      gallery,
    }) => {
      await open(page, gallery, 'refuse=meta.seo.description&refuse=slug')
      await page.getByRole('button', { name: 'Save' }).click()

      const description = page.getByLabel('Description')
      await expect(description).toBeFocused()
      await expect(description).toHaveAccessibleDescription(
        'The server refused meta.seo.description.',
      )
    })

    test('is found in a closed row of a closed tab', async ({ page, gallery }) => {
      await open(page, gallery, 'refuse=links.1.url')
      await page.getByRole('button', { name: 'Collapse all' }).first().click()
      await page.getByRole('tab', { name: 'Meta' }).click()
      await page.getByRole('button', { name: 'Save' }).click()

      await expect(page.locator('#field-links__1__url')).toBeFocused()
      await expect(page.getByRole('tab', { name: 'Sources' })).toContainText(
        '1 field needs attention',
      )
    })

    test('is found in a closed collapsible', async ({ page, gallery }) => {
      await open(page, gallery, 'refuse=sharing.card')
      await page.getByRole('button', { name: 'Save' }).click()

      await expect(page.locator('#field-sharing__card')).toBeFocused()
    })

    test('is forgotten at a field once it is changed', async ({ page, gallery }) => {
      await open(page, gallery, 'refuse=slug')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('The server refused slug.')).toBeVisible()
      await page.getByLabel('Slug').fill('better')

      await expect(page.getByText('The server refused slug.')).toHaveCount(0)
    })
  })

  test.describe('DOC-9 a relationship', () => {
    test('asks for the titles of all chosen documents once per collection', async ({
      page,
      gallery,
    }) => {
      await open(page, gallery)
      await expect(page.getByRole('combobox', { name: 'Author' })).toHaveValue('Author 1')

      await expect
        .poll(async () => (await requests(page)).toSorted())
        .toEqual(['/authors', '/categories', '/media'])
    })

    test('says which document is missing', async ({ page, gallery }) => {
      await open(page, gallery)

      await expect(page.getByRole('combobox', { name: 'See also' })).toHaveValue(
        'Missing document (99)',
      )
    })

    test('is searched by typing and read on at the end of the list', async ({ page, gallery }) => {
      await open(page, gallery)
      const author = page.getByRole('combobox', { name: 'Author' })
      await author.click()
      await expect(page.getByRole('option', { name: /^Author/ })).toHaveCount(20)
      await page
        .getByRole('option', { name: /^Author/ })
        .last()
        .scrollIntoViewIfNeeded()
      await expect(page.getByRole('option', { name: /^Author/ })).toHaveCount(25)

      await author.fill('author 25')
      await page.getByRole('option', { name: 'Author 25' }).click()
      await expect(author).toHaveValue('Author 25')
      await expect.poll(() => values(page)).toMatchObject({ author: 25 })
      await expect(page.getByRole('link', { name: 'Open Author 25' })).toHaveAttribute(
        'href',
        '/admin/collections/authors/25',
      )
    })

    test('to several collections says where each comes from', async ({ page, gallery }) => {
      await open(page, gallery)
      await page.getByRole('combobox', { name: 'See also' }).fill('too')
      const group = page.getByRole('group', { name: 'Categorys' })
      await group.getByRole('option', { name: 'Tools' }).click()

      await expect
        .poll(() => values(page))
        .toMatchObject({ related: { relationTo: 'categories', value: 1 } })
    })

    test('to many is added to and taken from', async ({ page, gallery }) => {
      await open(page, gallery)
      await page.getByRole('combobox', { name: 'Categories' }).click()
      await page.getByRole('option', { name: 'Letters' }).click()
      await page.getByRole('button', { name: 'Remove Tools', exact: true }).click()

      await expect.poll(() => values(page)).toMatchObject({ categories: [3, 4] })
    })
  })

  test('an upload is removed, and chosen again by its name', async ({ page, gallery }) => {
    await open(page, gallery)
    const cover = page.locator('[data-field="cover"]')
    await expect(cover).toContainText('47 KB · 1600 × 900')
    await cover.getByRole('button', { name: /^Remove/ }).click()
    await expect.poll(() => values(page)).toMatchObject({ cover: null })

    await cover.getByRole('combobox').fill('workshop')
    await page.getByRole('option', { name: /^workshop/ }).click()
    await expect.poll(() => values(page)).toMatchObject({ cover: 1 })
    await expect(cover).toContainText('47 KB')
  })

  test('17.14 choices, and the ways to what is chosen, open at their trigger', async ({
    page,
    gallery,
  }) => {
    await open(page, gallery)
    const links = page.locator('[data-field="categories"]').getByRole('button', { name: 'Open' })
    await page.setViewportSize({ width: 1440, height: 800 })
    await expectAtTrigger(page, page.getByRole('combobox', { name: 'Channels' }))
    await expectAtTrigger(page, links)
  })

  test('UPL-5 a file is chosen, shown and forgotten', async ({ page, gallery }) => {
    await open(page, gallery)
    const file = page.locator('[data-field="file"]')
    const picture = { name: '<b>.png', mimeType: 'image/png', buffer: Buffer.alloc(2048) }
    await page.getByLabel('File').setInputFiles(picture)

    await expect(file).toContainText('<b>.png')
    await expect(file).toContainText('2 KB · image/png')
    await expect.poll(() => values(page)).toMatchObject({ file: { name: '<b>.png', size: 2048 } })

    await file.getByRole('button', { name: 'Remove' }).click()
    await expect.poll(() => values(page)).toMatchObject({ file: null })
  })

  test('DOC-6 nothing of what is read-only can be changed, and all of it can be reached', async ({
    page,
    gallery,
  }) => {
    await open(page, gallery, 'read-only=1')
    const before = await values(page)
    await page.getByLabel('Featured on the home page').click()
    await page.getByLabel('Title').first().press('x')
    await page.getByLabel('Keywords').press('Backspace')
    await page.getByLabel('Audience').focus()

    await expect(page.getByLabel('Audience')).toBeFocused()
    await expect.poll(() => values(page)).toEqual(before)
  })

  for (const query of [
    '',
    'theme=dark&refuse=title&refuse=links.1.url&refuse=kind',
    'read-only=1',
  ]) {
    test(`axe finds nothing in «${query}»`, async ({ page, gallery }) => {
      await open(page, gallery, query)
      if (query.includes('refuse')) {
        await page.getByRole('button', { name: 'Save' }).click()
        await expect(page.getByText('The server refused title.')).toBeVisible()
      }

      await expectAccessible(page)
    })
  }
})
