import type { Locator, Page } from '@playwright/test'
import { paragraph, richText } from '../../examples/magazine/seed/rich-text/nodes.ts'
import { ask } from '../kit/ask.ts'
import type { Panel } from '../kit/fixtures.ts'
import { expect, test } from '../kit/fixtures.ts'
import { openPost as openLines } from '../kit/open-post.ts'
import { openPaletteWith, paletteLine } from '../kit/palette.ts'

// Rich text where people write: in a post, with the palette, the header and the sidebar around it.

test('36.1.3 RICH-5 a link is made by key: select, mod+K, its address, Enter', async ({
  page,
  panel,
}) => {
  const { words } = panel
  const { editor, id } = await openPost(page, panel, 'Read more about gulls.')
  await editor.getByText('Read more').dblclick({ position: { x: 5, y: 10 } })
  await page.keyboard.press('ControlOrMeta+k')
  const form = page.getByRole('form', { name: words('richText.link.edit') })
  await expect(form.getByRole('combobox', { name: words('richText.link.target') })).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
  await expect(editor).toHaveText('Read more about gulls.')
  await expect(editor).toBeFocused()

  await page.keyboard.press('ControlOrMeta+k')
  await expect(form.getByRole('combobox', { name: words('richText.link.target') })).toBeFocused()
  await page.keyboard.type('example.org')
  await page.keyboard.press('Enter')
  await expect(editor.getByRole('link', { name: 'Read' })).toHaveAttribute(
    'href',
    'https://example.org',
  )
  await expect(editor).toHaveText('Read more about gulls.')
  await expect(editor).toBeFocused()

  // Without selected words, the key is the page's.
  await page.keyboard.press('End')
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('ControlOrMeta+s')
  await expect
    .poll(async () =>
      JSON.stringify((await ask(page, panel, 'GET', `/posts/${id}?draft=true`)).body),
    )
    .toContain('example.org')
})

test('36.3 RICH-5 a link leads to the document whose title is typed: select, mod+K, a few letters, Enter', {
  tag: ['@both', '@phone'],
}, async ({ page, panel }) => {
  const { editor, id } = await openPost(page, panel, 'Read more about gulls.')
  const { word, pages } = await villages(page, panel)
  const { box, form, options } = await openLinkForm(page, panel, editor)
  await page.keyboard.type(word)
  await expect(options).toHaveCount(3)
  await expect(box).toHaveAttribute('aria-expanded', 'true')
  await expect(box).toHaveAttribute(
    'aria-activedescendant',
    (await options.first().getAttribute('id'))!,
  )
  await expect(options.first()).toContainText(`${word} of the coast`)
  await expectBeside(page, form)

  await page.keyboard.press('Enter')
  await expect(editor.getByRole('link', { name: 'Read' })).toBeVisible()
  await expect(editor).toHaveText('Read more about gulls.')
  await expect(editor).toBeFocused()
  await expect(
    page.locator('[data-floating]').filter({ hasText: `${word} of the coast` }),
  ).toBeVisible()
  await page.keyboard.press('ControlOrMeta+s')
  await expect
    .poll(() => linkIn(page, panel, id))
    .toEqual({
      ...{ linkType: 'internal', url: '', newTab: false },
      doc: { relationTo: 'pages', value: pages[0] },
    })
})

test('36.3 RICH-5 Enter waits for the search, and older searches are aborted', async ({
  page,
  panel,
}) => {
  const { editor, id } = await openPost(page, panel, 'Read more about gulls.')
  const { word, pages } = await villages(page, panel)
  const aborted: string[] = []
  page.on('requestfailed', (request) => aborted.push(request.url()))
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/\/api\/pages\?.*like/, async (route) => {
    await isAnswered
    await route.continue().catch(() => {})
  })
  const { form, options } = await openLinkForm(page, panel, editor)
  const asked = page.waitForRequest(/\/api\/pages\?.*like/)
  await page.keyboard.type(word.slice(0, -1))
  await asked
  await page.keyboard.type(word.slice(-1))
  await expect.poll(() => aborted.filter((url) => url.includes('/api/pages?')).length).toBe(1)
  await page.keyboard.press('Enter')
  await expect(form).toBeVisible()
  await expect(options.filter({ hasText: word }).filter({ hasText: 'of the coast' })).toHaveCount(0)
  answer()
  await expect(form).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+s')
  await expect
    .poll(async () => (await linkIn(page, panel, id))?.doc)
    .toEqual({
      ...{ relationTo: 'pages', value: pages[0] },
    })
})

test('36.3 RICH-5 arrows go through the documents and the address, and Escape closes the list first', async ({
  page,
  panel,
}) => {
  const { words } = panel
  const { editor, id } = await openPost(page, panel, 'Read more about gulls.')
  const { word, pages } = await villages(page, panel)
  const { box, form, options } = await openLinkForm(page, panel, editor)
  const activeIs = async (index: number) =>
    expect(box).toHaveAttribute(
      'aria-activedescendant',
      (await options.nth(index).getAttribute('id'))!,
    )
  await page.keyboard.type(word)
  await expect(options).toHaveText([
    new RegExp(`^${word} of the coast`),
    new RegExp(`^The last ${word}`),
    new RegExp(`^/${word}`),
  ])
  await page.keyboard.press('ArrowUp')
  await activeIs(2)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await activeIs(1)

  await page.keyboard.press('Escape')
  await expect(options).toHaveCount(0)
  await expect(box).toHaveAttribute('aria-expanded', 'false')
  await expect(box).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(options).toHaveCount(3)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(form).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+s')
  await expect
    .poll(async () => (await linkIn(page, panel, id))?.doc)
    .toEqual({
      ...{ relationTo: 'pages', value: pages[1] },
    })

  // What it leads to stands in the box; it can be cleared, and nothing is lost by closing.
  const edit = page.getByRole('button', { name: words('richText.link.edit') })
  await editor.getByRole('link', { name: 'Read' }).click()
  await edit.click()
  await expect(box).toHaveValue(`The last ${word}`)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(form).toHaveCount(0)
  await edit.click()
  await form.getByRole('button', { name: words('field.choices.clear') }).click()
  await expect(box).toHaveValue('')
  await expect(box).toBeFocused()
  await page.keyboard.type(`no ${word} at all`)
  await expect(form.getByText(words('palette.nothing'))).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(form.getByText(words('richText.link.noDocument'))).toBeVisible()
  await box.fill('javascript:alert(1)')
  await page.keyboard.press('Enter')
  await expect(form.getByText(words('richText.link.invalid'))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toBeVisible()
})

test('36.3 RICH-5 a document is chosen by press, stays in the box, and its link opens in a new tab', async ({
  page,
  panel,
}) => {
  const { words } = panel
  const { editor, id } = await openPost(page, panel, 'Read more about gulls.')
  const { word, pages } = await villages(page, panel)
  const { box, form, options } = await openLinkForm(page, panel, editor)
  await page.keyboard.type(word)
  await options.filter({ hasText: `The last ${word}` }).click()
  await expect(box).toHaveValue(`The last ${word}`)
  await expect(options).toHaveCount(0)
  await form.getByLabel(words('richText.link.newTab')).check()
  await form.getByRole('button', { name: words('richText.link.apply') }).click()
  await page.keyboard.press('ControlOrMeta+s')
  await expect
    .poll(() => linkIn(page, panel, id))
    .toEqual({
      ...{ linkType: 'internal', url: '', newTab: true },
      doc: { relationTo: 'pages', value: pages[1] },
    })
})

test('33.1 RICH-5 on a page that is busy while it is typed in, Markdown leaves no letter behind', async ({
  page,
  panel,
}) => {
  const { editor } = await openPost(page, panel, 'The end.')
  await editor.getByText('The end.').click()
  await page.keyboard.press('End')
  await page.evaluate(() => {
    addEventListener(
      'input',
      () => {
        const end = performance.now() + 150
        while (performance.now() < end);
      },
      { capture: true },
    )
  })
  for (const typed of ['- one', '', '1. two', '', '## Three']) {
    await page.keyboard.press('Enter')
    await page.keyboard.type(typed)
  }
  const wordsOf = (element: string) =>
    editor.locator(element).evaluateAll((found) => found.map(({ textContent }) => textContent))
  await expect.poll(() => wordsOf('li')).toEqual(['one', 'two'])
  expect(await wordsOf('h2')).toEqual(['Three'])
})

test('36.1.2 RICH-5 the floating toolbar acts by mouse, and covers no button of the fixed one', async ({
  page,
  panel,
}) => {
  const { words } = panel
  const { editor } = await openPost(page, panel, 'Read more about gulls.')
  await editor.getByText('Read more').dblclick({ position: { x: 5, y: 10 } })
  const floating = page.locator('[data-floating]').getByRole('toolbar')
  const fixed = page.locator('[data-rich-text]').getByRole('toolbar').first()
  const [over, under] = [await floating.boundingBox(), await fixed.boundingBox()]
  expect(over!.y >= under!.y + under!.height || over!.y + over!.height <= under!.y).toBe(true)

  await floating.getByRole('button', { name: words('richText.bold') }).click()
  await expect(editor.locator('strong')).toHaveText('Read')
  await expect(editor).toBeFocused()
  await expect(floating.getByRole('button', { name: words('richText.bold') })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('36.1.1 RICH-5 the text fills the screen, and is a field again', async ({ page, panel }) => {
  const { words } = panel
  const { editor } = await openPost(page, panel, 'Read more about gulls.')
  await page.getByRole('button', { name: words('richText.fullScreen') }).click()
  const box = await page.locator('[data-rich-text]').first().boundingBox()
  expect(box).toEqual({ x: 0, y: 0, ...page.viewportSize() })
  await editor.click()
  await page.keyboard.type('Loud ')
  await expect(editor).toContainText('Loud')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: words('richText.fullScreen') })).toBeInViewport()
})

test('36.1.4 RICH-5 the form of a link is hidden under the drawer in which its document is chosen', async ({
  page,
  panel,
}) => {
  const { words } = panel
  const { editor } = await openPost(page, panel, 'Read more about gulls.')
  await editor.getByText('Read more').dblclick({ position: { x: 5, y: 10 } })
  await page.keyboard.press('ControlOrMeta+k')
  const form = page.locator('[data-floating] [role="form"]')
  await form.getByText(words('richText.link.choose')).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(form).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(form).toBeVisible()
})

test('36.1.5 DOC-12 undo takes back a few words, and what is done at once by itself, with its selection', async ({
  page,
  panel,
}) => {
  const { editor } = await openPost(page, panel, 'Gulls.')
  const undo = () => page.keyboard.press('ControlOrMeta+z')
  const selected = () => page.evaluate(() => String(getSelection()))
  await page.clock.setFixedTime(new Date())
  await editor.click()
  await page.keyboard.press('End')
  await page.keyboard.type(' a b c d e f g h i j k l')
  await page.keyboard.press('Enter')
  await page.keyboard.type('They shout.')
  await paste(editor, ' Loudly.')
  await page.keyboard.type(' Always.')
  const lines = editor.getByRole('paragraph')
  await expect(lines).toHaveText(['Gulls. a b c d e f g h i j k l', 'They shout. Loudly. Always.'])

  await editor.getByText('They shout.').dblclick({ position: { x: 5, y: 10 } })
  await page.keyboard.press('ControlOrMeta+b')
  await expect(editor.locator('strong')).toHaveText('They')
  await page.keyboard.press('End')
  await undo()
  await expect(editor.locator('strong')).toHaveCount(0)
  expect((await selected()).trim()).toBe('They')

  for (const left of ['They shout. Loudly.', 'They shout.', '']) {
    await undo()
    await expect(lines).toHaveText(['Gulls. a b c d e f g h i j k l', left])
  }
  for (const left of ['Gulls. a b c d e f g h i j k l', 'Gulls. a b c d e f g h i j ', 'Gulls.']) {
    await undo()
    await expect(lines).toHaveText([left])
  }
  await page.keyboard.type(' And terns.')
  await expect(lines).toHaveText(['Gulls. And terns.'])
})

test('36.1.5 DOC-12 R3 undoing a run of typing leaves what another person wrote in its middle', async ({
  page,
  panel,
}) => {
  const { editor, id } = await openPost(page, panel, 'Mine.', 'Theirs.')
  const lines = editor.getByRole('paragraph')
  await page.clock.setFixedTime(new Date())
  await lines.first().click()
  await page.keyboard.press('End')
  await page.keyboard.type(' One')
  const body = richText(paragraph('Mine.'), paragraph('Theirs. Loud.'))
  await ask(page, panel, 'PATCH', `/posts/${id}?draft=true`, { body })
  await page.keyboard.press('ControlOrMeta+s')
  await expect(lines).toHaveText(['Mine. One', 'Theirs. Loud.'])
  await page.keyboard.type(' run.')

  await page.keyboard.press('ControlOrMeta+z')
  await expect(lines).toHaveText(['Mine.', 'Theirs. Loud.'])
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(lines).toHaveText(['Mine. One run.', 'Theirs. Loud.'])
})

test('36.3 RICH-3 the slash menu has its entries under headings, each with a line about it and its Markdown', {
  tag: ['@both', '@phone'],
}, async ({ page, panel }) => {
  const { words } = panel
  const { editor } = await openPost(page, panel, 'Gulls.')
  await editor.click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/')
  const menu = page.getByRole('listbox', { name: words('richText.slash') })
  const groups = menu.getByRole('group')
  await expect(groups).toHaveCount(2)
  await expect(page.locator('[data-floating]', { has: menu })).toBeInViewport({ ratio: 1 })
  const inText = menu.getByRole('group', { name: words('richText.slash.text') })
  const inserted = menu.getByRole('group', { name: words('richText.insert') })
  await expect(inText.getByRole('option').first()).toHaveAccessibleName(
    firstWord(words('richText.paragraph')),
  )
  await expect(inserted.getByRole('option').first()).toHaveAccessibleName(
    firstWord(words('richText.upload')),
  )
  const heading = inText.getByRole('option', { name: firstWord(words('richText.heading2')) })
  await expect(heading).toHaveAccessibleDescription(words('richText.heading2').split('|')[2]!)
  await expect(heading).toContainText('##')

  // What is looked for is in the order in which it fits, whatever it is.
  await page.keyboard.type('ta')
  await expect(groups).toHaveCount(1)
  await expect(menu.getByRole('option').first()).toHaveAccessibleName(
    firstWord(words('richText.table')),
  )
  await menu.getByRole('option').first().click()
  await expect(page.getByRole('dialog').or(page.getByRole('form'))).toBeVisible()
})

test('36.3 NAV-8 the palette goes to a heading of the text, also one that was just typed', {
  tag: ['@both'],
}, async ({ page, panel }) => {
  const { editor } = await openPost(page, panel, 'Gulls.')
  const word = `Nesting${crypto.randomUUID().slice(0, 4)}`
  await editor.click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type(`## ${word} sites`)
  await page.keyboard.press('Enter')
  await page.keyboard.type('On the cliff.')

  await openPaletteWith(page, word.slice(0, -1))
  const headings = page.getByRole('group', { name: panel.words('palette.headings') })
  await expect(headings.getByRole('option')).toContainText([`${word} sites`])
  await page.keyboard.press('Enter')
  await expect(paletteLine(page)).toHaveCount(0)
  await expect(editor).toBeFocused()
  await page.keyboard.type('The ')
  await expect(editor.getByRole('heading')).toHaveText(`The ${word} sites`)
})

test('36.3 the line below the text counts what is selected', async ({ page, panel }) => {
  const { words } = panel
  const { editor } = await openPost(page, panel, 'Gulls nest here.')
  const field = page.locator('[data-field="body"]')
  await expect(field.getByText(words('richText.words', { count: 3 }))).toBeVisible()
  await editor.getByText('Gulls nest').dblclick({ position: { x: 5, y: 10 } })
  await expect(field.getByText(words('richText.selected'))).toBeVisible()
  await expect(field.getByText(words('richText.words', { count: 1 }))).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(field.getByText(words('richText.selected'))).toHaveCount(0)
  await expect(field.getByText(words('richText.words', { count: 3 }))).toBeVisible()
})

test('36.1.7 36.1.5 what is chosen by / leaves no empty line, and is a step of its own', async ({
  page,
  panel,
}) => {
  const { words } = panel
  const { editor } = await openPost(page, panel, 'Gulls.')
  const undo = () => page.keyboard.press('ControlOrMeta+z')
  const blocks = () =>
    editor.evaluate((text) =>
      [...text.children].map((block) =>
        block.querySelector('table') ? 'table' : block.tagName.toLowerCase(),
      ),
    )
  const choose = async (name: string) => {
    await page.keyboard.type(`/${name}`)
    await expect(page.getByRole('option').first()).toHaveAccessibleName(name)
    await page.keyboard.press('Enter')
  }
  await editor.click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await choose(firstWord(words('richText.rule')))
  await expect.poll(blocks).toEqual(['p', 'hr', 'p'])
  await undo()
  await expect.poll(blocks).toEqual(['p', 'p'])
  await undo()
  await expect(editor).toHaveText(`Gulls./${firstWord(words('richText.rule'))}`)
  await undo()
  await expect(editor).toHaveText('Gulls.')

  await choose(firstWord(words('richText.table')))
  await page.getByRole('dialog').getByLabel(words('richText.table.rows')).press('Enter')
  await expect.poll(blocks).toEqual(['p', 'table', 'p'])
  await expect(editor.locator('th').first().locator('p')).toHaveCount(1)
  await page.keyboard.type('Bird')
  await expect(editor.locator('th').first()).toHaveText('Bird')
})

test('36.1.7 a picture that is dropped on a word stands behind its paragraph', async ({
  page,
  panel,
}) => {
  const { editor } = await openPost(page, panel, 'Read more about gulls.', 'And terns.')
  const lines = editor.getByRole('paragraph')
  const box = (await lines.first().boundingBox())!
  await editor.evaluate(
    (element, at) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([new Uint8Array(8)], 'gull.png', { type: 'image/png' }))
      element
        .querySelector('p')!
        .dispatchEvent(
          new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true, ...at }),
        )
    },
    { clientX: box.x + 55, clientY: box.y + box.height - 4 },
  )
  await expect(editor.getByText('gull.png')).toBeVisible()
  await expect(lines).toHaveText(['Read more about gulls.', 'And terns.'])
  const names = await editor.evaluate((text) =>
    [...text.children].map((block) => block.textContent?.includes('gull.png')),
  )
  expect(names).toEqual([false, true, false])
})

test('36.1.7 RICH-4 Markdown that is pasted brings its table, and what is typed after it is not italic', async ({
  page,
  panel,
}) => {
  const { editor } = await openPost(page, panel, 'Gulls.')
  await editor.click()
  await page.keyboard.press('End')
  await paste(editor, '## Terns\n\nThey *shout*')
  await expect(editor.locator('em')).toHaveText('shout')
  await page.keyboard.type(' loudly.')
  await expect(editor.locator('em')).toHaveText('shout')
  await expect(editor).toContainText('They shout loudly.')

  await page.keyboard.press('Enter')
  await paste(editor, '| Bird | Voice |\n| :--- | ---: |\n| Gull \\| tern | **loud** |\n| Auk |')
  await expect(editor.locator('th')).toHaveText(['Bird', 'Voice'])
  await expect(editor.locator('td')).toHaveText(['Gull | tern', 'loud', 'Auk', ''])
  await expect(editor.locator('td strong')).toHaveText('loud')
})

test('36.2 RICH-5 the menu of a block opens by its key right after a click, and stays', async ({
  page,
  panel,
}) => {
  const lines = ['Gulls nest here.', 'And terns.', 'And auks.', 'And skuas.']
  const { editor } = await openLines(page, panel, lines)
  const menu = page.getByRole('menu')
  // The page hears of the click's caret once the menu has the focus, now and then.
  for (const line of [...lines, ...lines.toReversed()]) {
    await editor.getByText(line).click()
    await page.keyboard.press('ControlOrMeta+/')
    await expect(menu).toBeFocused()
    for (let frames = 0; frames < 10; frames++) await nextFrame(page)
    await expect(menu).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
  }
})

const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(null))))

test('36.1.7 the toolbar of a text is one stop of the Tab key', async ({ page, panel }) => {
  const { editor } = await openPost(page, panel, 'Gulls.')
  const toolbar = page.locator('[data-rich-text]').getByRole('toolbar').first()
  const before = page.locator('[data-field="excerpt"]').getByRole('textbox')
  await before.focus()
  await page.keyboard.press('Tab')
  const buttons = toolbar.getByRole('button')
  await expect(buttons.first()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(buttons.nth(1)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(editor).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(buttons.nth(1)).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(before).toBeFocused()
})

test('36.1.4 the drawer in which a document is chosen for the text says what is chosen', async ({
  page,
  panel,
}) => {
  const { words } = panel
  await openPost(page, panel, 'Gulls.')
  await page
    .locator('[data-rich-text]')
    .getByRole('button', { name: words('richText.insert') })
    .click()
  await page.getByRole('menuitem', { name: firstWord(words('richText.relationship')) }).click()
  const label = firstWord(words('richText.relationship'))
  await expect(page.getByRole('dialog', { name: words('picker.title', { label }) })).toBeVisible()
})

/** Of a command: behind it are other words that it is looked for by. */
const firstWord = (command: string): string => command.split('|')[0]!

const paste = (editor: Locator, text: string) =>
  editor.evaluate((element, words) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', words)
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)

async function openPost(page: Page, panel: Panel, ...words: string[]) {
  const tag = crypto.randomUUID().slice(0, 8)
  const { doc } = await ask(page, panel, 'POST', '/posts?draft=true', {
    ...{ title: `On gulls ${tag}`, slug: `gulls-${tag}` },
    body: richText(...words.map((line) => paragraph(line))),
  })
  await page.goto(panel.at(`/collections/posts/${doc.id}`))
  const editor = page.locator('[data-field="body"]').getByRole('textbox').first()
  await expect(editor.getByRole('paragraph')).toHaveText(words)
  return { editor, id: doc.id as number }
}

/** Two pages that are called by a word that nothing else has. */
async function villages(page: Page, panel: Panel) {
  const word = `vil${crypto.randomUUID().slice(0, 4)}`
  const pages: number[] = []
  for (const title of [`${word} of the coast`, `The last ${word}`]) {
    const slug = title.replaceAll(' ', '-').toLowerCase()
    const { doc } = await ask(page, panel, 'POST', '/pages?draft=true', { title, slug })
    pages.push(doc.id as number)
  }
  return { word, pages }
}

async function openLinkForm(page: Page, { words }: Panel, editor: Locator) {
  await editor.getByText('Read more').dblclick({ position: { x: 5, y: 10 } })
  await page.keyboard.press('ControlOrMeta+k')
  const form = page.getByRole('form', { name: words('richText.link.edit') })
  const box = form.getByRole('combobox', { name: words('richText.link.target') })
  await expect(box).toBeFocused()
  return { box, form, options: form.getByRole('option') }
}

/** The form is whole on the screen, and doesn't cover the words that it is about. */
async function expectBeside(page: Page, form: Locator) {
  await expect(form).toBeInViewport({ ratio: 1 })
  const box = (await form.boundingBox())!
  const text = await page.evaluate(() => {
    const editor = document.querySelector('[data-field="body"] [contenteditable]')!
    const { top, bottom } = editor.querySelector('p')!.getBoundingClientRect()
    return { top, bottom }
  })
  expect(box.y >= text.bottom || box.y + box.height <= text.top).toBe(true)
}

/** The fields of the only link in the stored text of a post. */
async function linkIn(page: Page, panel: Panel, id: number) {
  const { body } = await ask(page, panel, 'GET', `/posts/${id}?draft=true&depth=0`)
  const [line] = body.root.children
  return line.children.find(({ type }: { type: string }) => type === 'link')?.fields
}
