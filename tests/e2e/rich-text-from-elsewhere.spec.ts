import type { Page } from '@playwright/test'
import {
  callout,
  footnote,
  heading,
  lineBreak,
  link,
  list,
  paragraph,
  quote,
  richText,
  rule,
  table,
  text,
  upload,
} from '../../examples/magazine/seed/rich-text/nodes.ts'
import { ask } from '../kit/ask.ts'
import { clipboards } from '../kit/clipboards.ts'
import type { Panel } from '../kit/fixtures.ts'
import { expect, test } from '../kit/fixtures.ts'
import type { OpenPost } from '../kit/open-post.ts'
import { openPost } from '../kit/open-post.ts'
import { pasteClipboard } from '../kit/paste.ts'
import { dotFile } from '../kit/paste-picture.ts'
import type { Stored } from '../kit/seen-text.ts'
import { seenIn } from '../kit/seen-text.ts'

// What people paste into a text, and what they copy from it.

/** All cases that fail are told. */
const eachCase = expect.configure({ soft: true, timeout: 10_000 })

const third = Math.ceil(clipboards.length / 3)
for (const part of [0, 1, 2]) {
  const cases = clipboards.slice(part * third, (part + 1) * third)

  test(`36.3 RICH-5 what is pasted is clean and has its structure: ${cases[0]!.name} to ${cases.at(-1)!.name}`, async ({
    page,
    panel,
  }) => {
    const post = await openPost(page, panel, ['Start.'])
    const plain = await page.context().newPage()
    // Nothing is loaded for it.
    await plain.route('**', (route) => route.abort())
    for (const { data, name, seen } of cases) {
      await clear(page, post)
      await pasteClipboard(post.editor, data)
      await save(page)
      await eachCase
        .poll(async () => seenIn((await post.blocks()) as unknown as Stored[]), { message: name })
        .toEqual(seen)
      const wanted = wordsOf(await visibleText(plain, data['text/html'] ?? ''))
      const found = wordsOf(seen.join('\n').replace(/<\/?(a|b|i|s|u|sub|sup|code)( [^>]*)?>/g, ''))
      eachCase(lostFrom(wanted, found), `words of ${name}`).toEqual([])
    }
  })
}

test('36.3 RICH-5 a picture in what is pasted becomes a file of the text', async ({
  page,
  panel,
}) => {
  const { editor } = await openPost(page, panel, ['Start.'])
  await editor.getByText('Start.').click()
  await pasteClipboard(editor, {
    'text/html': `<p>A dot:</p><p><img src="data:image/png;base64,${dotFile('').buffer.toString('base64')}"></p>`,
    'text/plain': 'A dot:',
  })
  await expect(editor.getByText('A dot:')).toBeVisible()
  await expect(editor.getByRole('region', { name: '1.png', exact: true })).toBeVisible()
})

async function clear(page: Page, { editor }: OpenPost): Promise<void> {
  await editor.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await expect(editor).toHaveText('')
}

const save = (page: Page) => page.keyboard.press('ControlOrMeta+s')

/** What the browser shows of it by itself, without the signs of Word's lists and what was deleted. */
async function visibleText(page: Page, html: string): Promise<string> {
  await page.setContent(html)
  await page.evaluate(() => {
    const noWords =
      '[style*="Ignore"], del[datetime], .MsoCommentReference, [style*="comment-list"]'
    for (const element of document.querySelectorAll(noWords)) element.remove()
  })
  // biome-ignore lint/performance/useDomNodeTextContent: what isn't shown is no loss.
  return page.locator('body').innerText()
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []

function lostFrom(wanted: readonly string[], found: readonly string[]): string[] {
  let at = 0
  return wanted.filter((word) => {
    const next = found.indexOf(word, at)
    if (next !== -1) at = next + 1
    return next === -1
  })
}

/** What is typed, what it becomes, and what one undo gives back; null: it stays as it is typed. */
const typed: readonly (readonly [keys: string, becomes: string | null, undone?: string])[] = [
  ['# ', 'h1: ', 'p: # '],
  ['## ', 'h2: ', 'p: ## '],
  ['### ', 'h3: ', 'p: ### '],
  ['#### ', 'h4: ', 'p: #### '],
  ['##### ', 'h5: ', 'p: ##### '],
  ['###### ', 'h6: ', 'p: ###### '],
  ['####### ', null],
  ['#tag', null],
  ['- ', '- ', 'p: - '],
  ['- [ ] ', '[ ] ', '- [ ]'],
  ['- [x] ', '[x] ', '- [x]'],
  ['* ', '- ', 'p: * '],
  ['+ ', '- ', 'p: + '],
  ['1. ', '1. ', 'p: 1. '],
  ['1) ', '1. ', 'p: 1) '],
  ['7. ', '7. ', 'p: 7. '],
  ['[] ', '[ ] ', 'p: [] '],
  ['[ ] ', '[ ] ', 'p: [ ] '],
  ['[x] ', '[x] ', 'p: [x] '],
  ['> ', 'quote: ', 'p: > '],
  ['--- ', 'hr p: ', 'p: --- '],
  ['---\n', 'hr p: ', 'p: ---'],
  ['*** ', 'hr p: ', 'p: *** '],
  ['``` ', null],
  ['**bold**', 'p: <b>bold</b>', 'p: **bold**'],
  ['__bold__', 'p: <b>bold</b>', 'p: __bold__'],
  ['*italic*', 'p: <i>italic</i>', 'p: *italic*'],
  ['_italic_', 'p: <i>italic</i>', 'p: _italic_'],
  ['~~gone~~', 'p: <s>gone</s>', 'p: ~~gone~~'],
  ['`code`', 'p: <code>code</code>', 'p: `code`'],
  ['***both***', 'p: <b><i>both</i></b>', 'p: ***both***'],
  ['**a *b* c**', 'p: <b>a </b><b><i>b</i></b><b> c</b>', 'p: **a <i>b</i> c**'],
  [
    '[the sea](https://sea.example)',
    'p: <a https://sea.example>the sea</a>',
    'p: [the sea](https://sea.example)',
  ],
  ['[bad](javascript:alert)', null],
  ['snake_case_name', null],
  ['__init__', 'p: <b>init</b>', 'p: __init__'],
  ['2 * 3 * 4', null],
  ['a ** b ** c', null],
  ['![alt](https://sea.example/a.png)', null],
  ['| a | b |', null],
]

test('36.3 RICH-5 Markdown becomes what it says while it is typed, and one undo gives the letters back', async ({
  page,
  panel,
}) => {
  const post = await openPost(page, panel, ['Start.'])
  const shown = () => shownIn(post)
  for (const [keys, becomes, undone] of typed) {
    await clear(page, post)
    await page.keyboard.type(keys)
    await eachCase.poll(shown, { message: keys }).toBe(becomes ?? `p: ${keys}`)
    if (becomes === null) continue
    await page.keyboard.press('ControlOrMeta+z')
    await eachCase.poll(shown, { message: `${keys} undone` }).toBe(undone)
    await page.keyboard.type('x')
    await eachCase.poll(shown, { message: `${keys} undone, and x` }).toBe(`${undone}x`)
  }
})

test('36.3 RICH-5 mod+Shift+V pastes the letters, whatever they mean as HTML or Markdown', async ({
  page,
  panel,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const post = await openPost(page, panel, ['Start.'])
  await clear(page, post)
  await page.evaluate(async () => {
    const parts = {
      'text/html': '<h2>Tide</h2><ul><li>low</li></ul>',
      'text/plain': '# Tide\n- low',
    }
    const blobs = Object.entries(parts).map(([type, part]) => [type, new Blob([part], { type })])
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))])
  })
  await page.keyboard.press('ControlOrMeta+v')
  await expect.poll(() => shownIn(post)).toBe('h2: Tide - low')
  await clear(page, post)
  await page.keyboard.press('ControlOrMeta+Shift+v')
  await expect.poll(() => shownIn(post)).toBe('p: # Tide p: - low')
})

test('36.3 RICH-5 what is copied is HTML of what it is and Markdown, and another text gets all of it', async ({
  page,
  panel,
}) => {
  const media = await firstMedia(page, panel)
  const from = await openPost(page, panel, copied(media.id))
  await expect(from.editor.locator('img').first()).toBeVisible()
  await from.editor.getByRole('textbox', { name: 'Caption' }).fill('At noon')
  await from.editor.getByText('The harbour').click()
  await page.keyboard.press('ControlOrMeta+a')
  const clipboard = await copyFrom(from)
  expect(clipboard['text/html']).toBe(copiedHtml(media).join(''))
  expect(clipboard['text/plain']).toBe(copiedMarkdown(media).join('\n'))
  const before = seenIn((await from.blocks()) as unknown as Stored[])

  const plain = await page.context().newPage()
  await plain.route('**', (route) => route.abort())
  await plain.setContent('<div contenteditable></div><textarea rows="40"></textarea>')
  await plain.evaluate((html) => {
    document.querySelector('div')!.focus()
    document.execCommand('insertHTML', false, html)
  }, clipboard['text/html']!)
  const div = plain.locator('div[contenteditable]')
  await expect(div.locator('h2')).toHaveText('The harbour')
  await expect(div.locator('li')).toHaveCount(5)
  await expect(div.locator('input:checked')).toHaveCount(1)
  await plain.close()

  const to = await openPost(page, panel, ['Start.'])
  await clear(page, to)
  await pasteClipboard(to.editor, clipboard)
  await save(page)
  await expect.poll(async () => seenIn((await to.blocks()) as unknown as Stored[])).toEqual(before)
  expect(JSON.stringify(await to.blocks())).toContain('"caption":"At noon"')
})

test('36.3 RICH-5 a few copied words are only these words', async ({ page, panel }) => {
  const post = await openPost(page, panel, ['A gull_on_a *wall*.', 'Two.'])
  await post.editor.getByText('A gull').dblclick({ position: { x: 15, y: 10 } })
  expect(await copyFrom(post)).toMatchObject({
    'text/html': 'gull_on_a',
    'text/plain': 'gull_on_a',
  })
  await post.editor.getByText('A gull').click({ clickCount: 3 })
  expect((await copyFrom(post))['text/plain']).toBe('A gull_on_a *wall*.')
})

/** What is on the screen, in the notation of `seenIn`. */
const shownIn = ({ editor }: OpenPost): Promise<string> =>
  editor.evaluate((root) => {
    const words = (node: Node): string => {
      if (node.nodeType === Node.TEXT_NODE) {
        const { fontStyle, fontWeight, textDecorationLine } = getComputedStyle(node.parentElement!)
        const isHeading = node.parentElement!.closest('h1, h2, h3, h4, h5, h6')
        const marks = [
          Number(fontWeight) >= 600 && !isHeading && 'b',
          fontStyle === 'italic' && !node.parentElement!.closest('blockquote') && 'i',
          textDecorationLine === 'line-through' && 's',
          node.parentElement!.closest('code') && 'code',
        ].filter((mark) => typeof mark === 'string')
        const text = (node.textContent ?? '').replaceAll('\u00a0', ' ')
        return marks.reduceRight((inner, mark) => `<${mark}>${inner}</${mark}>`, text)
      }
      const inside = [...node.childNodes].map(words).join('')
      return node instanceof HTMLAnchorElement
        ? `<a ${node.getAttribute('href')}>${inside}</a>`
        : inside
    }
    const names: Record<string, string> = { P: 'p: ', BLOCKQUOTE: 'quote: ', HR: 'hr' }
    const line = (block: Element): string => {
      if (block.matches('ul, ol')) return [...block.children].map(line).join(' ')
      if (block instanceof HTMLLIElement) {
        const checked = block.getAttribute('aria-checked')
        const sign = block.parentElement!.tagName === 'OL' ? `${block.value}.` : '-'
        return `${checked === null ? sign : checked === 'true' ? '[x]' : '[ ]'} ${words(block)}`
      }
      return `${names[block.tagName] ?? `${block.tagName.toLowerCase()}: `}${words(block)}`
    }
    return [...root.querySelectorAll(':scope > :not(img)')].map(line).join(' ')
  })

/** What a copy of what is selected puts into the clipboard. */
const copyFrom = ({ editor }: OpenPost): Promise<Record<string, string>> =>
  editor.evaluate((element) => {
    const clipboardData = new DataTransfer()
    element.dispatchEvent(
      new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }),
    )
    return Object.fromEntries(
      clipboardData.types.map((type) => [type, clipboardData.getData(type)]),
    )
  })

async function firstMedia(page: Page, panel: Panel) {
  const { docs } = await ask(
    page,
    panel,
    'GET',
    '/media?limit=1&where[mimeType][like]=image&depth=0',
  )
  const [{ alt, height, id, url, width }] = docs
  return { alt, height, id: id as number, url: `${panel.server.origin}${url}`, width }
}

const copied = (media: number) =>
  richText(
    heading('h2', 'The harbour'),
    paragraph(
      ...['A ', text('bold', 'bold'), ' boat,', lineBreak, text('gone', 'struck'), ' and '],
      ...[link('l1', 'https://sea.example', 'the sea'), footnote('Said so'), '.'],
    ),
    list('bullet', 'Rope', list('number', 'Thin', 'Thick')),
    list('check', 'Paid', 'Packed'),
    quote('Blow.'),
    callout('Mind the tide.'),
    rule,
    table([120, 120], ['Boat', 'Crew'], ['Tern', 'Ann']),
    upload('u1', 'media', media),
    paragraph('The end.'),
  )

type Media = Awaited<ReturnType<typeof firstMedia>>

const copiedHtml = ({ alt, height, url, width }: Media) => [
  '<h2>The harbour</h2>',
  '<p>A <strong>bold</strong> boat,<br><s>gone</s> and <a href="https://sea.example">the sea</a>',
  '<sup data-footnote="Said so">†</sup>.</p>',
  '<ul><li>Rope<ol><li>Thin</li><li>Thick</li></ol></li></ul>',
  '<ul><li><input type="checkbox" checked=""> Paid</li><li><input type="checkbox"> Packed</li></ul>',
  '<blockquote>Blow.</blockquote>',
  '<aside role="note">Mind the tide.</aside>',
  '<hr>',
  '<table><thead><tr><th scope="col"><p>Boat</p></th><th scope="col"><p>Crew</p></th></tr></thead>',
  '<tbody><tr><td><p>Tern</p></td><td><p>Ann</p></td></tr></tbody></table>',
  `<p><img src="${url}" alt="${alt}" width="${width}" height="${height}"></p>`,
  '<p>The end.</p>',
]

const copiedMarkdown = ({ alt, url }: Media) => [
  '## The harbour',
  '',
  'A **bold** boat,\\',
  '~~gone~~ and [the sea](https://sea.example).',
  '',
  '- Rope',
  '    1. Thin',
  '    2. Thick',
  '',
  '- [x] Paid',
  '- [ ] Packed',
  '',
  '> Blow.',
  '',
  'Mind the tide.',
  '',
  '---',
  '',
  '| Boat | Crew |',
  '| --- | --- |',
  '| Tern | Ann |',
  '',
  `![${alt}](${url})`,
  '',
  'The end.',
]
