import type { Locator, Page } from '@playwright/test'
import { ask } from '../ask.ts'
import type { Panel } from '../fixtures.ts'
import { expect } from '../fixtures.ts'
import { testOver } from '../test-over.ts'

export { expect, expectAccessible } from '../fixtures.ts'

/** The panel over the magazine, whose documents are translated into German. */
export const test = testOver('tests/kit/translated-site')

/** A page of the magazine that is half translated: its title is out of date, its text is missing. */
export async function halfTranslated(page: Page, panel: Panel): Promise<number> {
  const slug = `page-${crypto.randomUUID().slice(0, 8)}`
  const section = { heading: 'Opening hours' }
  const { doc } = await ask(page, panel, 'POST', '/pages?draft=true&locale=en', {
    ...{ title: 'The harbour', slug, body: 'Gulls and ropes.', sections: [section] },
    article: text('It opens at eight.', 'Bring a coat.'),
  })
  await save(page, panel, doc.id, 'de', { title: 'Der Hafen' })
  await save(page, panel, doc.id, 'en', { title: 'The old harbour' })
  return doc.id
}

export const save = (page: Page, panel: Panel, id: number, locale: string, data: object) =>
  ask(page, panel, 'PATCH', `/pages/${id}?draft=true&locale=${locale}&fallback-locale=null`, data)

export const saved = async (page: Page, panel: Panel, id: number, locale: string) =>
  ask(page, panel, 'GET', `/pages/${id}?draft=true&depth=0&locale=${locale}&fallback-locale=null`)

export async function show(page: Page, panel: Panel, id: number, locale: string): Promise<void> {
  await page.goto(panel.at(`/collections/pages/${id}?locale=${locale}`))
  await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
}

/** What a field says in the source language, beside it. */
export const source = (page: Page, path: string): Locator => page.locator(`[data-source="${path}"]`)

/** How far the translation is. */
export const bar = (page: Page, { words }: Panel): Locator =>
  page.getByRole('region', { name: words('translation.title'), exact: true })

/** A rich text of these paragraphs. */
export const text = (...paragraphs: string[]) => ({
  root: {
    ...{ type: 'root', version: 1, direction: null, format: '', indent: 0 },
    children: paragraphs.map((words) => ({
      ...{ type: 'paragraph', version: 1, direction: null, format: '', indent: 0 },
      ...{ textFormat: 0, textStyle: '' },
      children: [
        { type: 'text', version: 1, detail: 0, format: 0, mode: 'normal', style: '', text: words },
      ],
    })),
  },
})
