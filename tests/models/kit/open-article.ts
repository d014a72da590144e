import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { DocumentData } from '#contracts/documents'
import { makePage } from './made-page.ts'
import type { PanelStage } from './stage.ts'

const element = { direction: null, format: '', indent: 0, version: 1 }

export const words = (text: string): DocumentData => ({
  ...{ type: 'text', version: 1, text, format: 0, mode: 'normal', style: '', detail: 0 },
})

const elementOf = (
  type: string,
  children: DocumentData[],
  more: DocumentData = {},
): DocumentData => ({ ...element, type, children, ...more })

export const paragraph = (...children: DocumentData[]): DocumentData =>
  elementOf('paragraph', children, { textFormat: 0, textStyle: '' })

export const articleIn = (page: Page): Locator => page.locator('#field-article[role="textbox"]')

/** A page of the magazine with this article, whose editor is ready. */
export async function openArticle(
  { page, panel }: PanelStage,
  ...blocks: DocumentData[]
): Promise<void> {
  const id = await makePage(page, panel, { article: { root: elementOf('root', blocks) } })
  await page.goto(panel.at(`/collections/pages/${id}?locale=en`))
  await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
  await page.locator('[data-field="article"]').scrollIntoViewIfNeeded()
  await expect(articleIn(page)).toBeVisible()
}
