import type { Page } from '@playwright/test'
import { ask } from '../ask.ts'
import type { Panel } from '../fixtures.ts'
import { expect } from '../fixtures.ts'
import { testOver } from '../test-over.ts'

export { expect, expectAccessible } from '../fixtures.ts'

/** The panel over the magazine, whose documents can be templates. */
export const test = testOver('tests/kit/templated-site')

/** A new page of the magazine, as somebody has opened it; its ID. */
export async function openPage(page: Page, panel: Panel, data = {}): Promise<number> {
  const slug = `page-${crypto.randomUUID().slice(0, 8)}`
  const { doc } = await ask(page, panel, 'POST', '/pages?draft=true&locale=en', {
    ...{ title: 'Harbour day', slug, body: 'Come and see.' },
    sections: [{ heading: 'Where' }, { heading: 'When' }],
    ...data,
  })
  await page.goto(panel.at(`/collections/pages/${doc.id}?locale=en`))
  await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
  return doc.id
}

/** A template of a page, made without the panel; its ID. */
export async function makeTemplate(page: Page, panel: Panel, name: string): Promise<string> {
  const id = await openPage(page, panel)
  const made = { collectionSlug: 'pages', id, name }
  return (await ask(page, panel, 'POST', '/stateroom/templates', made)).id
}
