import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { apiKeyPath } from '#contracts/account'
import type { ClientBlock, ClientField } from '#contracts/fields'
import { changeConfig } from '../models/kit/change-config.ts'
import { articleIn, openArticle, paragraph, words as textOf } from '../models/kit/open-article.ts'
import { comesAs } from '../models/kit/people.ts'
import { ask } from './ask.ts'
import { aField } from './client-config.ts'
import type { Panel } from './fixtures.ts'
import { admin } from './magazine.ts'

/** A form in which something is entered that is no document. */
export interface FormBeside {
  /** Where its code is. */
  file: string
  /** Shows the form; called again once it was closed. */
  open(): Promise<void>
  /** The form while it is open. */
  root: Locator
  /** Enters something, by keys. */
  enter(): Promise<void>
  /** What was entered is there. */
  isThere(): Promise<void>
  /** Reloading keeps it with its document. */
  isOfDocument?: true
}

type Place = (page: Page, panel: Panel) => Promise<FormBeside>

const typed = 'Typed by hand'

/** Types into a field, and says how to see that it is there. */
const typing = (page: Page, field: Locator, value = typed) => ({
  async enter() {
    await field.click()
    await page.keyboard.press('End')
    await page.keyboard.type(value)
  },
  isThere: () => expect(field).toHaveValue(value),
})

/** Each place by its name. */
export const formsBeside: Readonly<Record<string, Place>> = {
  async 'the fields of many documents'(page, panel) {
    const tag = crypto.randomUUID().slice(0, 8)
    await ask(page, panel, 'POST', '/posts?draft=true', { title: tag, slug: tag })
    await page.goto(panel.at(`/collections/posts?search=${tag}`))
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
    await page.getByLabel(panel.words('selection.page')).check()
    const root = page.getByRole('dialog')
    const excerpt = root.getByLabel('Excerpt').last()
    const { enter, isThere } = typing(page, excerpt)
    return {
      file: 'ui/views/list/bulk/BulkEdit.tsx',
      open: () => page.locator('#bulk-edit').click(),
      root,
      async enter() {
        await root.getByRole('checkbox', { name: 'Excerpt' }).check()
        await enter()
      },
      isThere,
    }
  },

  async 'the name of a saved view'(page, panel) {
    await changeConfig(page, panel, (config) => ({
      ...config,
      collections: config.collections.map((one) =>
        one.slug === 'categories' ? { ...one, queryPresets: true } : one,
      ),
    }))
    await page.route('**/api/payload-query-presets?*', (route) =>
      route.fulfill({ json: { docs: [] } }),
    )
    await page.goto(panel.at('/collections/categories?locale=en'))
    const root = page.getByRole('dialog')
    return {
      file: 'ui/views/list/views/ViewDialog.tsx',
      async open() {
        await page.locator('[data-views]').click()
        await page.locator('[role=menu] [data-value="view-save-as"]').click()
      },
      root,
      ...typing(page, root.locator('input[type=text]').first()),
    }
  },

  async 'when a document is published'(page, panel) {
    const tag = crypto.randomUUID().slice(0, 8)
    const { doc } = await ask(page, panel, 'POST', '/posts?draft=true', { title: tag, slug: tag })
    await page.goto(panel.at(`/collections/posts/${doc.id}?locale=en`))
    await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
    const root = page.getByRole('dialog')
    const at = root.getByLabel(panel.words('schedule.at'))
    return {
      file: 'ui/views/document/schedule/ScheduleDialog.tsx',
      async open() {
        await page.getByRole('button', { name: panel.words('document.publishing') }).click()
        await page.getByRole('menuitem', { name: panel.words('schedule.open') }).click()
        await expect(at).toBeVisible()
      },
      root,
      enter: () => at.fill('2031-02-03T10:00'),
      isThere: () => expect(at).toHaveValue('2031-02-03T10:00'),
    }
  },

  async 'the columns of a file'(page, panel) {
    await page.goto(panel.at('/collections/posts?locale=en'))
    const root = page.getByRole('dialog')
    const column = root.getByRole('combobox').first()
    return {
      file: 'ui/views/list/import/ImportWindow.tsx',
      async open() {
        await page.getByRole('button', { name: panel.words('list.moreTools'), exact: true }).click()
        await page.getByRole('menuitem', { name: panel.words('import.open') }).click()
        await page.locator('input[type="file"]').setInputFiles({
          ...{ name: 'posts.csv', mimeType: 'text/csv' },
          buffer: Buffer.from('headline,slug\nOne,one'),
        })
        await expect(page.locator('#import-look')).toBeVisible()
      },
      root,
      enter: async () => {
        await column.selectOption('title')
      },
      isThere: () => expect(column).toHaveValue('title'),
    }
  },

  async 'the password for an API key'(page, panel) {
    await comesAs(page, panel, admin)
    await page.route(`${panel.server.api}${apiKeyPath}`, (route) =>
      route.fulfill({ json: { state: 'none' } }),
    )
    await page.goto(panel.at('/account'))
    const root = page.getByRole('dialog')
    return {
      file: 'ui/views/account/ApiKeyPassword.tsx',
      open: () => page.locator('#account-generate-key').click(),
      root,
      ...typing(page, root.locator('input[type=password]')),
    }
  },

  async 'the frame of a picture'(page, panel) {
    const { words } = panel
    await page.goto(panel.at('/collections/media/1?locale=en'))
    await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
    const root = page.getByRole('dialog')
    const facts = root.getByText(/^\d+ × \d+/).first()
    let before = ''
    return {
      file: 'ui/fields/upload/image-edit/ImageEditDialog.tsx',
      async open() {
        await page.getByRole('button', { name: words('crop.open'), exact: true }).click()
        await expect(facts).toBeVisible()
        before = (await facts.textContent()) ?? ''
      },
      root,
      async enter() {
        const name = words('crop.handle', { side: words('crop.side.right') })
        await root.getByRole('button', { name, exact: true }).focus()
        for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowLeft')
        await expect(facts).not.toHaveText(before)
      },
      isThere: () => expect(facts).not.toHaveText(before),
    }
  },

  async 'the address of a link'(page, panel) {
    await openArticle({ page, panel }, paragraph(textOf('Plain')))
    const root = page.getByRole('form', { name: panel.words('richText.link.edit') })
    const box = root.getByRole('combobox', { name: panel.words('richText.link.target') })
    const typed = typing(page, box, 'example.com/a')
    return {
      file: 'ui/fields/rich-text/link/LinkForm.tsx',
      async open() {
        await articleIn(page).getByText('Plain').dblclick()
        await page.keyboard.press('ControlOrMeta+Shift+k')
      },
      root,
      ...typed,
      async enter() {
        await typed.enter()
        // The first Escape is the list's.
        await page.keyboard.press('Escape')
        await expect(box).toHaveAttribute('aria-expanded', 'false')
      },
    }
  },

  async 'a new block in a line'(page, panel) {
    await changeConfig(page, panel, (config) => ({
      ...config,
      collections: config.collections.map((collection) => ({
        ...collection,
        fields: collection.fields.map(withChart),
      })),
    }))
    await openArticle({ page, panel }, paragraph(textOf('End')))
    const root = page.getByRole('dialog')
    return {
      file: 'ui/fields/rich-text/embeds/InlineBlock.tsx',
      async open() {
        await articleIn(page).getByText('End').click()
        await page.keyboard.press('End')
        await page.keyboard.type(' /chart')
        await page.keyboard.press('Enter')
      },
      root,
      ...typing(page, root.getByRole('textbox').first()),
      isOfDocument: true,
    }
  },

  async 'the size of a table'(page, panel) {
    await openArticle({ page, panel }, paragraph(textOf('End')))
    const root = page.getByRole('dialog')
    const rows = root.getByRole('spinbutton').first()
    return {
      file: 'ui/fields/rich-text/table/InsertTable.tsx',
      async open() {
        await articleIn(page).getByText('End').click()
        await page.keyboard.press('End')
        await page.keyboard.type(' /table')
        await page.keyboard.press('Enter')
      },
      root,
      async enter() {
        await rows.click()
        await page.keyboard.press('ControlOrMeta+a')
        await page.keyboard.type('12')
      },
      isThere: () => expect(rows).toHaveValue('12'),
    }
  },
}

const chart: ClientBlock = {
  ...{ slug: 'chart', labels: { singular: 'Chart', plural: 'Charts' } },
  ...{ group: null, picture: null, hasName: false },
  fields: ['title', 'x', 'y'].map((name) => aField('text', name)),
}

const withChart = (field: ClientField): ClientField =>
  field.type === 'richText' && field.name === 'article'
    ? {
        ...field,
        features: {
          ...field.features,
          enabled: [...field.features.enabled, 'blocks', 'table'],
          inlineBlocks: [chart],
        },
      }
    : field
