import type { Locator, Page } from '@playwright/test'
import type { DocumentData } from '#contracts/documents'
import type { Panel } from '../kit/fixtures.ts'
import {
  expect,
  openDocument,
  openNew,
  readDocument,
  savedText,
  statusLine,
  test,
} from '../kit/self-saving/fixtures.ts'

test.use({ magazine: 'of tables' })

interface Node {
  type?: string
  text?: string
  children?: Node[]
}

const element = (type: string, children: DocumentData[], more: DocumentData = {}) => ({
  ...{ type, version: 1, format: '', indent: 0, direction: null, children },
  ...more,
})

const paragraph = (text: string) =>
  element(
    'paragraph',
    [{ type: 'text', version: 1, text, format: 0, mode: 'normal', style: '', detail: 0 }],
    { textFormat: 0, textStyle: '' },
  )

const cell = (text: string) =>
  element('tablecell', [paragraph(text)], {
    ...{ headerState: 0, colSpan: 1, rowSpan: 1, backgroundColor: null },
  })

const article = (): DocumentData => ({
  article: {
    root: element('root', [
      paragraph('One.'),
      element('table', [
        element('tablerow', [cell('A1'), cell('A2')]),
        element('tablerow', [cell('B1'), cell('B2')]),
      ]),
      paragraph('End.'),
    ]),
  },
})

const editorIn = (page: Page): Locator => page.getByRole('textbox', { name: 'Article' })

async function caretAfter(page: Page, words: string): Promise<void> {
  await editorIn(page).getByText(words, { exact: true }).click()
  await page.keyboard.press('End')
}

const said = ({ text, children = [] }: Node): string => text ?? children.map(said).join('')

/** The words of each block; of a table, of its cells by rows. */
async function stored(page: Page, panel: Panel, id: number): Promise<unknown[]> {
  const { article } = await readDocument(page, panel, 'pages', id)
  return (article as unknown as { root: Node }).root.children!.map((block) =>
    block.type === 'table' ? block.children!.map((row) => row.children!.map(said)) : said(block),
  )
}

const seen = (page: Page): Promise<unknown[]> =>
  editorIn(page).evaluate((editor) =>
    [...editor.children]
      .map((block) => {
        const table = block.matches('table') ? block : block.querySelector('table')
        if (!table) return block.textContent
        return [...table.querySelectorAll('tr')].map((row) =>
          [...row.children].map((one) => one.textContent),
        )
      })
      .filter((words) => words !== ''),
  )

const withCells = (...rows: string[][]) => ['One.', rows, 'End.']

test('33.16 RICH-4 R1 what is typed in a cell over many saves is in it, the caret behind it, and undone and done again', async ({
  page,
  panel,
}) => {
  const id = await openNew(page, panel, 'pages', article())
  await caretAfter(page, 'A1')
  await page.keyboard.type(' typed over saves', { delay: 120 })
  await expect(statusLine(page)).toContainText(savedText(panel))
  await page.keyboard.type('!', { delay: 60 })
  await page.keyboard.press('Tab')
  await page.keyboard.type('Next', { delay: 60 })
  await expect(statusLine(page)).toContainText(savedText(panel))

  const typed = withCells(['A1 typed over saves!', 'A2Next'], ['B1', 'B2'])
  expect(await seen(page)).toEqual(typed)
  await expect.poll(() => stored(page, panel, id)).toEqual(typed)
  await undoUntil(page, (words) => JSON.stringify(words).includes('"A1"'))
  expect(await seen(page)).toEqual(withCells(['A1', 'A2'], ['B1', 'B2']))
  await undoUntil(page, (words) => JSON.stringify(words).includes('Next'), 'ControlOrMeta+Shift+z')
  expect(await seen(page)).toEqual(typed)
  await expect.poll(() => stored(page, panel, id)).toEqual(typed)
})

test('33.16 RICH-4 R3 somebody else writes beside the table while one types in a cell of it', async ({
  page,
  colleague,
  panel,
}) => {
  const id = await openNew(page, panel, 'pages', article())
  await openDocument(colleague, panel, 'pages', id)
  await caretAfter(colleague, 'One.')
  await caretAfter(page, 'A1')
  await page.keyboard.type(' mine', { delay: 60 })
  await colleague.keyboard.type(' Theirs.', { delay: 60 })
  await page.keyboard.type(' and on', { delay: 120 })
  const first = [
    'One. Theirs.',
    [
      ['A1 mine and on', 'A2'],
      ['B1', 'B2'],
    ],
    'End.',
  ]
  await expect.poll(() => stored(page, panel, id)).toEqual(first)
  await expect.poll(() => seen(page)).toEqual(first)
})

async function undoUntil(
  page: Page,
  isThere: (words: unknown[]) => boolean,
  keys = 'ControlOrMeta+z',
): Promise<void> {
  await expect(async () => {
    if (isThere(await seen(page))) return
    await page.keyboard.press(keys)
    expect(isThere(await seen(page))).toBe(true)
  }).toPass()
}
