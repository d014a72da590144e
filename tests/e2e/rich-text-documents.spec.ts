import type { Locator, Page } from '@playwright/test'
import type { DocumentData } from '#contracts/documents'
import { toHtml } from '#rich-text'
import type { Panel } from '../kit/fixtures.ts'
import {
  expect,
  expectAccessible,
  openDocument,
  openNew,
  readDocument,
  savedText,
  statusLine,
  test,
  title,
} from '../kit/self-saving/fixtures.ts'

test.use({ magazine: 'of rich texts' })

const paragraph = (text: string) => ({
  type: 'paragraph',
  version: 1,
  format: '',
  indent: 0,
  direction: null,
  textFormat: 0,
  textStyle: '',
  children: [{ type: 'text', version: 1, text, format: 0, mode: 'normal', style: '', detail: 0 }],
})

const article = (...paragraphs: string[]): DocumentData => ({
  article: {
    root: {
      type: 'root',
      version: 1,
      format: '',
      indent: 0,
      direction: null,
      children: paragraphs.map(paragraph),
    },
  },
})

const editorIn = (page: Page): Locator => page.getByRole('textbox', { name: 'Article' })

/** Each paragraph as it is seen. */
const seenIn = (page: Page) => editorIn(page).locator(':scope > p').allTextContents()

async function writtenIn(page: Page, panel: Panel, slug: 'pages' | 'leaflets', id: number) {
  const { article: stored } = await readDocument(page, panel, slug, id)
  const { children } = (stored as { root: { children: { children: { text: string }[] }[] } }).root
  return children.map((block) => block.children.map(({ text }) => text).join(''))
}

/** At the end of a paragraph with these words. */
async function caretAfter(page: Page, words: string): Promise<void> {
  await editorIn(page).getByText(words, { exact: true }).click()
  await page.keyboard.press('End')
}

test('RICH-6 DOC-12 a text has one history with the other fields, and the caret stays in it', async ({
  page,
  panel,
}) => {
  const id = await openNew(page, panel, 'leaflets', article('One.', 'Two.'))
  await title(page).fill('Changed')
  await caretAfter(page, 'One.')
  await page.keyboard.type(' More')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Between')
  await expect.poll(() => seenIn(page)).toEqual(['One. More', 'Between', 'Two.'])

  await undoUntil(page, (seen) => seen.join('|') === 'One.|Two.')
  await expect(editorIn(page)).toBeFocused()
  await expect(title(page)).toHaveValue('Changed')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(title(page)).toHaveValue('Hello')

  await undoUntil(page, (seen) => seen[1] === 'Between', 'ControlOrMeta+Shift+z')
  await expect(title(page)).toHaveValue('Changed')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(statusLine(page)).toContainText(savedText(panel))
  expect(await writtenIn(page, panel, 'leaflets', id)).toEqual(['One. More', 'Between', 'Two.'])
})

test('RICH-6 two people in one text: each keeps the caret, and both paragraphs are saved @core', async ({
  page,
  colleague,
  panel,
}) => {
  const id = await openNew(page, panel, 'pages', article('One.', 'Two.'))
  await openDocument(colleague, panel, 'pages', id)
  await caretAfter(page, 'One.')
  await caretAfter(colleague, 'Two.')
  await page.keyboard.type(' Mine')
  await expect(statusLine(page)).toContainText(savedText(panel))
  await colleague.keyboard.type(' Theirs')
  await expect.poll(() => seenIn(colleague)).toEqual(['One. Mine', 'Two. Theirs'])
  await page.keyboard.type(', and more')
  await expect.poll(() => seenIn(page)).toEqual(['One. Mine, and more', 'Two. Theirs'])
  await colleague.keyboard.type(' too')

  await expect
    .poll(() => writtenIn(page, panel, 'pages', id))
    .toEqual(['One. Mine, and more', 'Two. Theirs'])
  await expect(editorIn(page)).toBeFocused()
  await expect(editorIn(colleague)).toBeFocused()
})

test('RICH-6 the same paragraph changed by two is a choice, with the words marked', async ({
  page,
  colleague,
  panel,
}) => {
  const { words } = panel
  const id = await openNew(page, panel, 'leaflets', article('One.', 'Two.'))
  await openDocument(colleague, panel, 'leaflets', id)
  await caretAfter(colleague, 'One.')
  await colleague.keyboard.type(' Theirs')
  await colleague.keyboard.press('ControlOrMeta+s')
  await expect(statusLine(colleague)).toContainText(savedText(panel))
  await caretAfter(page, 'One.')
  await page.keyboard.type(' Mine')
  await page.keyboard.press('ControlOrMeta+s')

  const choices = page.getByRole('region', { name: words('conflict.title', { count: 1 }) })
  await expect(choices.locator('mark').filter({ hasText: 'Mine' })).not.toHaveCount(0)
  await expect(choices.locator('mark').filter({ hasText: 'Theirs' })).not.toHaveCount(0)
  await choices.getByRole('button', { name: new RegExp(words('conflict.takeTheirs')) }).click()
  await expect.poll(() => seenIn(page)).toEqual(['One. Theirs', 'Two.'])
})

test('RICH-6 DOC-13 words of a text that were not saved are there after a reload', async ({
  page,
  panel,
}) => {
  await openNew(page, panel, 'leaflets', article('One.'))
  await caretAfter(page, 'One.')
  await page.keyboard.type(' Unsaved')
  await expect(statusLine(page)).toContainText(
    panel.words('document.status.journaled', { count: 1 }),
  )
  await page.reload()
  await expect.poll(() => seenIn(page)).toEqual(['One. Unsaved'])
})

test('RICH-5 R14 what is too long to be pasted is named, and the text stays', async ({
  page,
  panel,
}) => {
  await openNew(page, panel, 'leaflets', article('One.'))
  await caretAfter(page, 'One.')
  await editorIn(page).evaluate((element) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'a line of ten megabytes\n'.repeat(430_000))
    const options = { clipboardData, bubbles: true, cancelable: true }
    element.dispatchEvent(new ClipboardEvent('paste', options))
  })
  const { words } = panel
  await expect(
    page.getByText(words('richText.pasteTooLong', { length: '10,320,000', limit: '500,000' })),
  ).toBeVisible()
  await page.keyboard.type(' More')
  await expect.poll(() => seenIn(page)).toEqual(['One. More'])
})

/** Presses the key until it is so, once for each change; a press joins what was typed in one go. */
async function undoUntil(
  page: Page,
  isSo: (seen: readonly string[]) => boolean,
  key = 'ControlOrMeta+z',
) {
  const look = async () => ({ title: await title(page).inputValue(), seen: await seenIn(page) })
  for (let before = await look(); !isSo(before.seen); before = await look()) {
    await page.keyboard.press(key)
    await expect.poll(look).not.toEqual(before)
  }
}

test('19 a feature of the site: by toolbar, slash menu, Markdown and keys, pasted, undone, saved and read', async ({
  page,
  panel,
}) => {
  const id = await openNew(page, panel, 'leaflets', article('One.'))
  const callouts = () => editorIn(page).locator('aside').allTextContents()
  await caretAfter(page, 'One.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('!!! By Markdown')
  await expect.poll(callouts).toEqual(['By Markdown'])
  await page.keyboard.press('Enter')
  await page.keyboard.type('/callout')
  await expect(
    page.getByRole('listbox', { name: 'Insert' }).getByRole('option', { selected: true }),
  ).toContainText('Callout')
  await page.keyboard.press('Enter')
  await page.keyboard.type('By slash')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ControlOrMeta+Shift+l')
  await page.keyboard.type('By key')
  await page.keyboard.press('Enter')
  await page.keyboard.type('By toolbar')
  const toolbar = page.getByRole('toolbar', { name: /Article/ })
  await toolbar.getByRole('button', { name: 'Paragraph' }).click()
  await page.getByRole('menuitem', { name: 'Callout' }).click()
  await expect.poll(callouts).toEqual(['By Markdown', 'By slash', 'By key', 'By toolbar'])
  await expect(toolbar.getByRole('button', { name: 'Callout' })).toBeVisible()
  await expect(editorIn(page).locator('aside').first()).toHaveCSS(
    'border-inline-start-width',
    '3px',
  )

  await expect(editorIn(page)).toBeFocused()
  await page.keyboard.type('[^]')
  const note = page.getByRole('textbox', { name: 'Text of the footnote' })
  await note.fill('A source')
  await note.press('Enter')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(statusLine(page)).toContainText(savedText(panel))
  const { article: stored } = await readDocument(page, panel, 'leaflets', id)
  const { children } = (stored as { root: { children: DocumentData[] } }).root
  expect(children.map(({ type }) => type)).toEqual([
    'paragraph',
    'callout',
    'callout',
    'callout',
    'callout',
  ])
  expect(children[4]?.children).toMatchObject([
    { type: 'text', text: 'By toolbar' },
    { type: 'footnote', version: 1, note: 'A source' },
  ])
  expect(
    toHtml(stored, {
      customNodes: {
        callout: ({ children: words }) => `<aside>${words}</aside>`,
        footnote: ({ node }) => `<small>${node.data.note}</small>`,
      },
    }),
  ).toBe(
    '<p>One.</p><aside>By Markdown</aside><aside>By slash</aside><aside>By key</aside><aside>By toolbar<small>A source</small></aside>',
  )

  await page.reload()
  await expect(page.getByRole('button', { name: 'Footnote: A source' })).toBeVisible()
  await expectAccessible(page)
  await caretAfter(page, 'One.')
  await editorIn(page).evaluate((element) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData(
      'text/html',
      '<p>a<sup data-footnote="N">1</sup></p><aside>Pasted</aside><p>z</p>',
    )
    const options = { clipboardData, bubbles: true, cancelable: true }
    element.dispatchEvent(new ClipboardEvent('paste', options))
  })
  await expect.poll(callouts).toContain('Pasted')
  await expect(page.getByRole('button', { name: 'Footnote: N' })).toBeVisible()
})

test('RICH-5 a link is made within the form of a document, which stays on the screen and is saved', async ({
  page,
  panel,
}) => {
  const id = await openNew(page, panel, 'leaflets', article('One.'))
  const here = page.url()
  for (const [how, address] of [
    ['by key', '/first'],
    ['by press', '/second'],
  ] as const) {
    await caretAfter(page, 'One.')
    await page.keyboard.press('Shift+Home')
    await page.keyboard.press('ControlOrMeta+Shift+k')
    const form = page.getByRole('form', { name: panel.words('richText.link.edit') })
    const field = form.getByRole('combobox', { name: panel.words('richText.link.target') })
    await field.fill(address)
    if (how === 'by key') await field.press('Enter')
    else await form.getByRole('button', { name: panel.words('richText.link.apply') }).click()
    await expect(form).toHaveCount(0)
    await expect(editorIn(page).locator('a')).toHaveAttribute('href', address)
  }
  expect(page.url()).toBe(here)
  await page.keyboard.press('ControlOrMeta+s')
  await expect(statusLine(page)).toContainText(savedText(panel))
  expect(JSON.stringify(await readDocument(page, panel, 'leaflets', id))).toContain('/second')
})
