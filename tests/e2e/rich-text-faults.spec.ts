import type { CDPSession, Locator, Page } from '@playwright/test'
import { expect, openGallery, test, valuesIn } from '../kit/gallery.ts'

interface Node {
  type: string
  text?: string
  children?: Node[]
}

const nodeOf = (text: string): Node => ({ type: 'text', text })
const paragraphOf = (...children: Node[]): Node => ({ type: 'paragraph', children })
const bodyOf = (...children: Node[]) => ({ body: { root: { type: 'root', children } } })

async function open(page: Page, gallery: Parameters<typeof openGallery>[1], values: object) {
  await openGallery(
    page,
    gallery,
    `scene=rich&values=${encodeURIComponent(JSON.stringify(values))}`,
  )
}

const editorIn = (page: Page): Locator => page.getByRole('textbox', { name: 'Body' })

const textIn = (node: Node): string => node.text ?? (node.children ?? []).map(textIn).join('')

async function written(page: Page): Promise<string[]> {
  const { body } = (await valuesIn(page)) as { body: { root: { children: Node[] } } }
  return body.root.children.map(textIn)
}

async function caretAtEnd(page: Page): Promise<void> {
  await editorIn(page).locator('p').last().click()
  await page.keyboard.press('End')
}

/** What an input method does: words that change until they are chosen. */
async function compose(session: CDPSession, ...texts: string[]): Promise<void> {
  for (const text of texts) {
    await session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
  }
}

test.describe('bad input for rich text', () => {
  test('RICH-5 what an input method writes is there once: Japanese, Korean, and given up', async ({
    page,
    gallery,
  }) => {
    await open(page, gallery, bodyOf(paragraphOf(nodeOf('Hi ')), paragraphOf(nodeOf('Yo'))))
    const session = await page.context().newCDPSession(page)
    await editorIn(page).getByText('Hi').click()
    await page.keyboard.press('End')
    await compose(session, 'k', 'か', 'かん', 'かんじ', '漢字')
    await session.send('Input.insertText', { text: '漢字' })
    await compose(session, 'ㅎ', '하', '한')
    await session.send('Input.insertText', { text: '한' })
    await expect.poll(() => written(page)).toEqual(['Hi 漢字한', 'Yo'])

    await compose(session, 'x', 'xy', '')
    await page.keyboard.type('!')
    await expect.poll(() => written(page)).toEqual(['Hi 漢字한!', 'Yo'])
  })

  test('RICH-5 a keyboard that composes each word, as on phones, writes what is typed', async ({
    page,
    gallery,
  }) => {
    await open(page, gallery, bodyOf(paragraphOf(nodeOf('Start'))))
    const session = await page.context().newCDPSession(page)
    await caretAtEnd(page)
    for (const word of [' and', ' then', ' ## no']) {
      await compose(session, ...[...word].map((_, index) => word.slice(0, index + 1)))
      await session.send('Input.insertText', { text: word })
    }
    await expect.poll(() => written(page)).toEqual(['Start and then ## no'])
  })

  test('RICH-5 letters of several characters stay whole', async ({ page, gallery }) => {
    const family = '👨‍👩‍👧‍👦'
    await open(page, gallery, bodyOf(paragraphOf(nodeOf(`a${family}é🇨🇭`))))
    await caretAtEnd(page)
    await page.keyboard.press('Backspace')
    await expect.poll(() => written(page)).toEqual([`a${family}é`])
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Backspace')
    await expect.poll(() => written(page)).toEqual(['aé'])
    await page.keyboard.type(family)
    await page.keyboard.press('Shift+ArrowLeft')
    await page.keyboard.press('Control+b')
    await expect.poll(() => written(page)).toEqual([`a${family}é`])
    expect(JSON.stringify(await valuesIn(page))).not.toMatch(/\\ud[89a-f]/i)
  })

  test('RICH-1 a text that is too deep to be opened is shown as JSON, and stays as it is', async ({
    page,
    gallery,
  }) => {
    let deep = nodeOf('down here')
    for (let depth = 0; depth < 160; depth++) deep = { type: 'q', children: [deep] }
    await open(page, gallery, bodyOf(deep))
    await expect(page.getByText('This rich text is damaged. It’s shown as JSON.')).toBeVisible()
    const stored = await page.evaluate(() => JSON.stringify(window.values()))
    expect(JSON.parse(stored)).toMatchObject(bodyOf(deep))
  })

  test('RICH-5 a stored link that is a script has no address, and its words stay', async ({
    page,
    gallery,
  }) => {
    const link = (url: string, text: string) => ({
      type: 'link',
      version: 3,
      fields: { linkType: 'custom', url, newTab: false },
      children: [nodeOf(text)],
    })
    const urls = [
      'javascript:alert(1)',
      'data:text/html,<b>',
      ' java\nscript:alert(1)',
      'VBScript:x',
    ]
    const links = urls.map((url, index) => paragraphOf(link(url, `link ${index}`)))
    await open(page, gallery, bodyOf(...links))
    await expect(editorIn(page).getByText('link 3')).toBeVisible()
    const addresses = await editorIn(page)
      .locator('a')
      .evaluateAll((found) => found.map((one) => one.getAttribute('href')))
    expect(
      addresses.filter((address) => address && !/^(https?:|\/|#|about:)/.test(address)),
    ).toEqual([])
    expect(await written(page)).toEqual(urls.map((_, index) => `link ${index}`))
  })
})

test.describe('habits of the keyboard', () => {
  const types = async (page: Page) => {
    const { body } = (await valuesIn(page)) as { body: { root: { children: Node[] } } }
    return body.root.children.map(({ type, ...node }) => {
      const { listType } = node as { listType?: string }
      return `${listType ?? type}: ${textIn({ type, ...node })}`
    })
  }

  test('RICH-5 Markdown that starts a checklist, a numbered list and a divider', async ({
    page,
    gallery,
  }) => {
    const lines: readonly [string, string, string[]][] = [
      ['- [ ] todo', '', ['check: todo']],
      ['[x] done', '', ['check: done']],
      ['1) first', '', ['number: first']],
      ['---', 'after', ['horizontalrule: ', 'paragraph: after']],
    ]
    for (const [typed, then, expected] of lines) {
      await open(page, gallery, bodyOf(paragraphOf()))
      await editorIn(page).click()
      await page.keyboard.type(typed)
      if (then !== '') {
        await page.keyboard.press('Enter')
        await page.keyboard.type(then)
      }
      await expect.poll(() => types(page)).toEqual(expected)
    }
  })

  test('RICH-2 Backspace after a block and Delete before it choose the block; pressed again they delete it', async ({
    page,
    gallery,
  }) => {
    const callout = {
      ...{ type: 'block', version: 2, format: '' },
      fields: { id: 'c'.repeat(24), blockType: 'callout', blockName: '', heading: 'Kept' },
    }
    const cases = [
      ['After', 'Home', 'Backspace'],
      ['Before', 'End', 'Delete'],
    ] as const
    for (const [words, edge, key] of cases) {
      const values = bodyOf(
        paragraphOf(nodeOf('Before')),
        callout as never,
        paragraphOf(nodeOf('After')),
      )
      await open(page, gallery, values)
      await editorIn(page).getByText(words, { exact: true }).click()
      await page.keyboard.press(edge)
      await page.keyboard.press(key)
      await expect(editorIn(page).locator('[data-chosen]')).toHaveCount(1)
      expect(await types(page)).toEqual(['paragraph: Before', 'block: ', 'paragraph: After'])
      await page.keyboard.press(key)
      await expect.poll(() => types(page)).toEqual(['paragraph: Before', 'paragraph: After'])
    }
  })

  test('RICH-5 mod+K links what is selected, and is the page’s without a selection', async ({
    page,
    gallery,
  }) => {
    await open(page, gallery, bodyOf(paragraphOf(nodeOf('word'))))
    const form = page.getByRole('form', { name: 'Edit link' })
    await editorIn(page).getByText('word').click()
    await page.keyboard.press('ControlOrMeta+k')
    await expect(form).toHaveCount(0)
    await editorIn(page).getByText('word').dblclick()
    await page.keyboard.press('ControlOrMeta+k')
    await expect(form).toBeVisible()
  })
})
