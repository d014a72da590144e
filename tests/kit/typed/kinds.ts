import type { Locator, Page } from '@playwright/test'
import type { DocumentData, Json } from '#contracts/documents'
import { at } from '#machines/document'
import { beforeCaret } from './fixtures.ts'

/** A kind of field that somebody types in. */
export interface Kind {
  name: string
  /** What is typed before something happens, while it does, and afterwards. */
  parts: readonly [string, string, string]
  /** Goes to its text, with the caret at the end. */
  enter: (page: Page) => Promise<void>
  /** The text as it stands there. */
  shown: (page: Page) => Promise<string>
  /** The text up to the caret; null: the page can't tell, and what is typed on shows it. */
  toCaret: (page: Page) => Promise<string | null>
  /** Of a document on the server. */
  storedIn: (doc: DocumentData) => Json | undefined
  /** What the server has then, where it is another thing than the text. */
  value?: Json
  /** It takes steps back in its own text. */
  hasOwnHistory?: true
  /** What is typed first is no value yet. */
  isHalf?: true
}

const words = ['The ', 'quick ', 'fox'] as const

export const kinds: readonly Kind[] = [
  controlKind('text', 'title', { parts: words }),
  controlKind('textarea', 'body', { parts: words }),
  controlKind('number', 'amount', { parts: ['12', '34', '56'], value: 123456 }),
  controlKind('JSON', 'data', {
    parts: ['[1, ', '2, ', '3]'],
    value: [1, 2, 3],
    hasOwnHistory: true,
    isHalf: true,
  }),
  controlKind('a field of the site', 'plain', { parts: words }),
  {
    name: 'code',
    parts: ['let ', 'one ', '= 1'],
    enter: async (page) => {
      await page.locator('[data-field="source"]').scrollIntoViewIfNeeded()
      await page.locator('[data-field="source"] .monaco-editor[role="code"]').waitFor()
      await page.getByRole('textbox', { name: 'Source' }).focus()
      await page.keyboard.press('ControlOrMeta+End')
    },
    shown: async (page) => {
      const line = page.locator('[data-field="source"] .view-line').first()
      return ((await line.textContent()) ?? '').replaceAll('\u00a0', ' ')
    },
    toCaret: async () => null,
    storedIn: (doc) => doc.source,
    hasOwnHistory: true,
  },
  textKind('rich text', (page) => outer(page), 'words.root.children.0'),
  textKind(
    'rich text in a block of a rich text',
    (page) => outer(page).locator('[contenteditable="true"]'),
    'words.root.children.1.fields.inner.root.children.0',
  ),
]

const outer = (page: Page): Locator =>
  page.locator('[data-field="words"] [contenteditable="true"]').first()

type ControlFacts = Pick<Kind, 'parts' | 'value' | 'hasOwnHistory' | 'isHalf'>

function controlKind(name: string, field: string, facts: ControlFacts): Kind {
  const control = (page: Page) => page.locator(`#field-${field}`)
  return {
    name,
    ...facts,
    enter: async (page) => {
      await control(page).focus()
      await page.keyboard.press('ControlOrMeta+End')
    },
    shown: (page) => control(page).inputValue(),
    toCaret: (page) => beforeCaret(control(page)),
    storedIn: (doc) => doc[field],
  }
}

/** The first paragraph of a rich text. */
function textKind(name: string, writer: (page: Page) => Locator, path: string): Kind {
  const paragraph = (page: Page) => writer(page).locator('> p').first()
  return {
    name,
    parts: words,
    enter: async (page) => {
      await page.locator('[data-field="words"]').scrollIntoViewIfNeeded()
      await paragraph(page).click()
      await page.keyboard.press('End')
    },
    shown: async (page) => (await paragraph(page).textContent()) ?? '',
    toCaret: (page) =>
      paragraph(page).evaluate((element) => {
        const selection = getSelection()
        if (!selection?.focusNode || !element.contains(selection.focusNode)) return ''
        const range = document.createRange()
        range.setStart(element, 0)
        range.setEnd(selection.focusNode, selection.focusOffset)
        return range.toString()
      }),
    storedIn: (doc) => textOf(at(doc, path)),
  }
}

const textOf = (node: Json | undefined): string => {
  const children = at(node, 'children')
  const text = at(node, 'text')
  return Array.isArray(children) ? children.map(textOf).join('') : String(text ?? '')
}
