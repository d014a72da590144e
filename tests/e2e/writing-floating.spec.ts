import type { Locator, Page } from '@playwright/test'
import {
  callout,
  footnote,
  heading,
  link,
  list,
  paragraph,
  richText,
  table,
  upload,
} from '../../examples/magazine/seed/rich-text/nodes.ts'
import { ask } from '../kit/ask.ts'
import type { Panel } from '../kit/fixtures.ts'
import { expect, test } from '../kit/fixtures.ts'
import { whatFloats } from '../kit/what-floats.ts'

// Each thing that floats while somebody writes is opened; what floats then is found on the screen.

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

// It looks at hundreds of moments of a page that may still move; a machine with other work moves it later.
test.skip(Boolean(process.env.CI), 'needs a quiet machine')

const text = '#field-body[contenteditable="true"]'

const windows = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 360, height: 740 },
]

const languages = {
  ltr: { first: 'Gulls nest here', heading: 'On gulls', item: 'An egg', last: 'They fly away' },
  rtl: { first: 'النوارس تعشش هنا', heading: 'عن النوارس', item: 'بيضة', last: 'ثم تطير بعيدا' },
}

/** Some of what the function that finds them has to see. */
const kindsFound = ['fixed toolbar', 'floating toolbar', 'listbox', 'form', 'search']

for (const direction of ['ltr', 'rtl'] as const) {
  test(`36.2 17.14 nothing that floats over a text covers anything else, ${direction}`, async ({
    page,
    panel,
  }) => {
    test.slow()
    const before = await openPost(page, panel, languages[direction])
    await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction)
    const found = new Set<string>()
    for (const size of windows) {
      await page.setViewportSize(size)
      for (const [name, open] of Object.entries(scenesOf(page, panel))) {
        // On which side of its button a menu opens is the panel's own language to say.
        if (direction === 'rtl' && name.startsWith('the menu')) continue
        await test.step(`${name}, ${size.width} px wide`, async () => {
          await open()
          const seen = async () => {
            const floats = await whatFloats(page)
            for (const part of floats.found) found.add(part)
            return floats.wrong
          }
          await expect.poll(seen, `${name}, ${size.width} px wide`).toEqual([])
          await close(page, panel, before)
        })
      }
    }
    const kinds = new Set([...found].map((part) => part.split('“')[0]!.trim()))
    expect([...kinds]).toEqual(expect.arrayContaining(kindsFound))
  })
}

function scenesOf(page: Page, panel: Panel): Record<string, () => Promise<unknown>> {
  const { words } = panel
  const editor = page.locator(text)
  const fixed = page.locator('[role="toolbar"][data-look="fixed"]')
  const floating = page.locator('[role="toolbar"][data-look="floating"]')
  const linkForm = page.getByRole('form', { name: words('richText.link.edit') })
  const tableTools = page.getByRole('button', { name: words('richText.table.actions') })

  const caretAt = async (place: 'Home' | 'End') => {
    await editor.focus()
    await page.keyboard.press(`ControlOrMeta+${place}`)
  }
  /** To a first line in the middle of the window, and a last one at its foot. */
  const scrollTo = async (place: 'Home' | 'End') => {
    const line = editor.locator(':scope > p')
    const [at, block] = place === 'Home' ? [line.first(), 'center'] : [line.last(), 'nearest']
    await at.evaluate((one, block) => one.scrollIntoView({ block }), block as 'center' | 'nearest')
  }
  /** In a window of another size the text is laid out anew, which moves the line once more. */
  const shownAt = (place: 'Home' | 'End', float: Locator) =>
    expect(async () => {
      await scrollTo(place)
      await expect(float).toBeVisible({ timeout: 500 })
    }).toPass({ timeout: 30_000 })
  const selectLine = async (place: 'Home' | 'End') => {
    await caretAt(place)
    // Below the last words is an empty line.
    if (place === 'End') await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Home')
    await page.keyboard.press('Shift+End')
    await shownAt(place, floating)
  }
  const slashAt = async (place: 'Home' | 'End') => {
    await caretAt(place)
    await page.keyboard.type('/')
    await shownAt(place, page.getByRole('listbox'))
  }
  const linkAt = async (place: 'Home' | 'End') => {
    await selectLine(place)
    await page.keyboard.press('ControlOrMeta+k')
    await expect(linkForm.getByRole('combobox')).toBeFocused()
  }
  const menuAt = async (words: Locator) => {
    await words.click()
    const hasCaret = () => words.evaluate((one) => one.contains(getSelection()!.anchorNode))
    await expect.poll(hasCaret).toBe(true)
    await page.keyboard.press('ControlOrMeta+/')
    await expect(page.getByRole('menu')).toBeVisible()
  }
  const opened = async (trigger: Locator) => {
    await trigger.click()
    await expect(page.getByRole('menu')).toBeVisible()
  }
  const find = async () => {
    await editor.focus()
    await page.keyboard.press('ControlOrMeta+f')
    await expect(page.getByRole('searchbox', { name: words('find.label') })).toBeFocused()
  }
  const copy = async () => {
    await selectLine('Home')
    await opened(fixed.locator('button[aria-haspopup="menu"]').nth(1))
    await page.getByRole('menuitem').last().click()
    await expect(page.locator('[data-scope="toast"][data-part="root"]').last()).toBeVisible()
  }
  const showLink = async () => {
    await editor.getByRole('link').click()
    await expect(page.getByRole('button', { name: words('richText.link.edit') })).toBeVisible()
  }

  const fixedMenus = ['styles', 'more', 'alignments', 'insertions', 'outline']
  return {
    'the caret': () => caretAt('Home'),
    'words of the first line': () => selectLine('Home'),
    'words of the line below the toolbar': async () => {
      await selectLine('Home')
      await editor.evaluate((text) => {
        const bar = document.querySelector('[data-look="fixed"]')!.getBoundingClientRect()
        const edge = bar.top < innerHeight / 2 ? bar.bottom : 100
        scrollBy(0, text.querySelector('p')!.getBoundingClientRect().top - edge)
      })
    },
    'words of the last line': () => selectLine('End'),
    'all words': async () => {
      await caretAt('Home')
      await page.keyboard.press('ControlOrMeta+a')
      await expect(floating).toBeVisible()
    },
    'the menu of the floating toolbar': async () => {
      await selectLine('Home')
      await opened(floating.locator('button[aria-haspopup="menu"]'))
    },
    'the slash menu on the first line': () => slashAt('Home'),
    'the slash menu at the end': () => slashAt('End'),
    'a new link on the first line': () => linkAt('Home'),
    'a new link on the last line': () => linkAt('End'),
    'documents to link': async () => {
      await linkAt('Home')
      await page.keyboard.type('an')
      await expect(linkForm.getByRole('option').first()).toBeVisible()
    },
    'a link': showLink,
    'a link that is edited': async () => {
      await showLink()
      await page.getByRole('button', { name: words('richText.link.edit') }).click()
      await expect(linkForm).toBeVisible()
    },
    'the menu of a paragraph': () => menuAt(editor.locator(':scope > p').first()),
    'the menu of a heading': () => menuAt(editor.getByRole('heading')),
    'the menu of an item': () => menuAt(editor.getByRole('listitem').last()),
    'the menu of a table': () => menuAt(editor.locator('td').last()),
    'the menu of a callout': () => menuAt(editor.getByRole('note')),
    'the tools of a table': async () => {
      await editor.locator('td').last().click()
      await expect(tableTools).toBeVisible()
    },
    'the menu of the tools of a table': async () => {
      await editor.locator('td').last().click()
      await opened(tableTools)
    },
    ...Object.fromEntries(
      fixedMenus.map((name, place) => [
        `the menu of ${name}`,
        () => opened(fixed.locator('button[aria-haspopup="menu"]').nth(place)),
      ]),
    ),
    'the menu of styles, from a cell': async () => {
      await editor.locator('td').first().click()
      await opened(fixed.locator('button[aria-haspopup="menu"]').first())
    },
    'the find bar': find,
    'the last line, with the find bar': async () => {
      await find()
      await selectLine('End')
    },
    'the slash menu at the end, with the find bar': async () => {
      await find()
      await slashAt('End')
    },
    'a new link on the last line, with the find bar': async () => {
      await find()
      await linkAt('End')
    },
    'a toast': copy,
    'the last line, with a toast': async () => {
      await copy()
      await selectLine('End')
    },
  }
}

/** What is open is closed, and what was done to the text for it is undone. */
async function close(page: Page, { words }: Panel, before: string): Promise<void> {
  const editor = page.locator(text)
  const layers = {
    menu: page.getByRole('menu'),
    link: page.getByRole('form', { name: words('richText.link.edit') }),
    find: page.getByRole('searchbox', { name: words('find.label') }),
  }
  if (await layers.menu.isVisible()) await layers.menu.press('Escape')
  if (await layers.link.isVisible()) {
    await layers.link.getByRole('button', { name: words('app.cancel') }).click()
  }
  if (await layers.find.isVisible()) await layers.find.press('Escape')
  for (const layer of Object.values(layers)) await expect(layer).toHaveCount(0)
  await editor.focus()
  await page.keyboard.press('Escape')
  for (let steps = 0; steps < 4 && (await editor.textContent()) !== before; steps++) {
    await page.keyboard.press('ControlOrMeta+z')
  }
  await expect(editor).toHaveText(before)
  await page.keyboard.press('ControlOrMeta+Home')
}

async function openPost(page: Page, panel: Panel, words: (typeof languages)['ltr']) {
  const tag = crypto.randomUUID().slice(0, 8)
  const { docs } = await ask(page, panel, 'GET', '/media?limit=1&depth=0')
  const { doc } = await ask(page, panel, 'POST', '/posts?draft=true', {
    ...{ title: `On gulls ${tag}`, slug: `gulls-${tag}` },
    body: richText(
      paragraph(words.first),
      heading('h2', words.heading),
      list('bullet', words.item, words.first),
      paragraph(link('a'.repeat(24), 'https://example.org', words.item), ' ', footnote('†')),
      table([120, 120], [words.heading, words.first], [words.item, words.last]),
      callout(words.first),
      upload('b'.repeat(24), 'media', docs[0].id),
      paragraph(words.last),
      paragraph(''),
    ),
  })
  await page.goto(panel.at(`/collections/posts/${doc.id}`))
  const figure = page.locator(text).getByRole('figure')
  await expect(figure).toContainText(docs[0].filename)
  // It is as high as its file says, once that is there.
  const height = () => figure.locator('img').evaluate((one: HTMLImageElement) => one.naturalHeight)
  await expect.poll(height).toBeGreaterThan(0)
  return (await page.locator(text).textContent()) ?? ''
}
