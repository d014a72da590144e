import type { Locator, Page } from '@playwright/test'
import { placeOf } from '../kit/at-trigger.ts'
import { expect, expectAccessible, test } from '../kit/fixtures.ts'
import { openPost } from '../kit/open-post.ts'

// Tables where people write: in a post, with the whole panel around it.

const cellsOf = (editor: Locator): Promise<string[][]> =>
  editor.evaluate((text) =>
    [...text.querySelectorAll('tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent ?? ''),
    ),
  )

const paste = (editor: Locator, data: Record<string, string>): Promise<void> =>
  editor.evaluate((element, given) => {
    const clipboardData = new DataTransfer()
    for (const [type, text] of Object.entries(given)) clipboardData.setData(type, text)
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, data)

/** A table of three rows and three columns, named by their places. */
async function withTable(page: Page, editor: Locator): Promise<void> {
  await editor.click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await paste(editor, {
    'text/plain': '| A1 | B1 | C1 |\n| --- | --- | --- |\n| A2 | B2 | C2 |\n| A3 | B3 | C3 |',
  })
  await expect(editor.locator('tr')).toHaveCount(3)
}

test('36.3 RICH-4 the grips at a row and a column choose it, and insert, move, head and delete', async ({
  page,
  panel,
}) => {
  const { words } = panel
  const { editor } = await openPost(page, panel, ['Gulls.'])
  await withTable(page, editor)
  await editor.getByText('B2', { exact: true }).click()
  const row = page.getByRole('button', { name: words('richText.table.row') })
  const column = page.getByRole('button', { name: words('richText.table.column') })
  const choose = (key: Parameters<typeof words>[0]) =>
    page.getByRole('menuitem', { name: words(key), exact: true }).click()

  // They stand at the start of the row, and at the top of the column.
  const [cell, table] = [
    (await editor.getByText('B2', { exact: true }).locator('xpath=ancestor::td').boundingBox())!,
    (await editor.locator('table').boundingBox())!,
  ]
  const [ofRow, ofColumn] = [(await row.boundingBox())!, (await column.boundingBox())!]
  expect(Math.abs(ofRow.x + ofRow.width / 2 - table.x)).toBeLessThan(4)
  expect(Math.abs(ofRow.y + ofRow.height / 2 - (cell.y + cell.height / 2))).toBeLessThan(4)
  expect(Math.abs(ofColumn.y + ofColumn.height / 2 - table.y)).toBeLessThan(4)
  expect(Math.abs(ofColumn.x + ofColumn.width / 2 - (cell.x + cell.width / 2))).toBeLessThan(4)
  await expectAccessible(page)

  await row.click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expect.poll(() => placeOf(page, row, page.getByRole('menu'))).toBe('beside its trigger')
  await choose('richText.table.moveRowDown')
  await expect
    .poll(() => cellsOf(editor))
    .toEqual([
      ['A1', 'B1', 'C1'],
      ['A3', 'B3', 'C3'],
      ['A2', 'B2', 'C2'],
    ])
  await column.click()
  await choose('richText.table.moveColumnBack')
  await expect
    .poll(() => cellsOf(editor))
    .toEqual([
      ['B1', 'A1', 'C1'],
      ['B3', 'A3', 'C3'],
      ['B2', 'A2', 'C2'],
    ])

  // By key: the menu opens with Enter, and Escape leaves all as it was.
  await editor.getByText('A3', { exact: true }).click()
  await row.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await row.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await cellsOf(editor))[1]).toEqual(['', '', ''])

  await editor.getByText('A3', { exact: true }).click()
  await row.click()
  await choose('richText.table.deleteRow')
  await editor.getByText('C2', { exact: true }).click()
  await column.click()
  await choose('richText.table.deleteColumn')
  await expect
    .poll(() => cellsOf(editor))
    .toEqual([
      ['B1', 'A1'],
      ['', ''],
      ['B2', 'A2'],
    ])
  await editor.getByText('B2', { exact: true }).click()
  await column.click()
  await choose('richText.table.headerColumn')
  await expect(editor.locator('tr').last().locator('th')).toHaveText(['B2'])
  await editor.getByText('B1', { exact: true }).click()
  await row.click()
  await choose('richText.table.headerRow')
  await expect(editor.locator('tr').first().locator('th')).toHaveText(['B1'])
})

test('36.3 RICH-4 tables are pasted from Sheets, Excel, Docs and Markdown; Tab and arrows go through their cells', async ({
  page,
  panel,
}) => {
  const { editor } = await openPost(page, panel, ['Gulls.'])
  await withTable(page, editor)
  await editor.getByText('A1', { exact: true }).click()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  await page.keyboard.type('!')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('End')
  await page.keyboard.type('?')
  expect(await cellsOf(editor)).toEqual([
    ['A1', 'B1', 'C1'],
    ['A2?', 'B2!', 'C2'],
    ['A3', 'B3', 'C3'],
  ])

  const line = editor.getByRole('paragraph').filter({ hasText: 'Gulls.' })
  const below = async (html: string, plain: string) => {
    await line.click()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await paste(editor, { 'text/html': html, 'text/plain': plain })
  }
  // Google Sheets, with its merged cell; Excel; Google Docs.
  await below(
    '<google-sheets-html-origin><table xmlns="http://www.w3.org/1999/xhtml" dir="ltr" border="1"><tbody><tr><td colspan="2" style="color:#f00">Sheets</td></tr><tr><td>1</td><td>2</td></tr></tbody></table></google-sheets-html-origin>',
    'Sheets\t\n1\t2',
  )
  await expect(editor.locator('[colspan="2"]')).toHaveText('Sheets')
  await below(
    '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><body><table border=0><col width=87><tr height=20><td class=xl65>Excel</td><td>3</td></tr></table></body></html>',
    'Excel\t3',
  )
  await below(
    '<b style="font-weight:normal" id="docs-internal-guid-1"><div dir="ltr"><table><colgroup><col width="200"/><col width="100"/></colgroup><tbody><tr><td><p dir="ltr"><span>Docs</span></p></td><td><p dir="ltr"><span>4</span></p></td></tr></tbody></table></div></b>',
    'Docs\t4',
  )
  const rows = (await cellsOf(editor)).filter(([first]) => !/^[ABC]\d/.test(first ?? ''))
  expect(rows.toSorted()).toEqual([['1', '2'], ['Docs', '4'], ['Excel', '3'], ['Sheets']])
  await expect(editor.locator('table')).toHaveCount(4)
  await expect(editor.locator('[style*="color"]')).toHaveCount(0)
})

test('36.3 RICH-4 the border of a column is dragged, and its width is stored', async ({
  page,
  panel,
}) => {
  const { blocks, editor } = await openPost(page, panel, ['Gulls.'])
  await withTable(page, editor)
  const cell = editor.locator('th').first()
  const { height, width, x, y } = (await cell.boundingBox())!
  await page.mouse.move(x + width - 1, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width + 40, y + height / 2, { steps: 4 })
  await page.mouse.up()
  await expect
    .poll(async () => Math.round((await cell.boundingBox())!.width - width))
    .toBeGreaterThan(35)
  await page.keyboard.press('ControlOrMeta+s')
  await expect
    .poll(async () => {
      const table = (await blocks()).find(({ type }) => type === 'table')
      return (table?.colWidths as number[] | undefined)?.[0]
    })
    .toBeGreaterThan(width + 35)
})
