import type { Page } from '@playwright/test'
import type { DocumentData } from '#contracts/documents'
import type { Panel } from '../../kit/fixtures.ts'

/** A new draft among the magazine's pages; its id. */
export async function makePage(
  page: Page,
  { server }: Panel,
  values: DocumentData = {},
): Promise<number> {
  const answer = await page.request.post(`${server.api}/pages?draft=true`, {
    data: { title: 'Hello', slug: crypto.randomUUID(), body: 'Text.', ...values },
    headers: { origin: server.origin },
  })
  if (!answer.ok()) throw new Error(`Making a page answered ${await answer.text()}`)
  return (await answer.json()).doc.id
}

/** What the server says of it now. */
export async function readPage(page: Page, { server }: Panel, id: number): Promise<DocumentData> {
  const answer = await page.request.get(`${server.api}/pages/${id}?draft=true&depth=0`, {
    headers: { origin: server.origin },
  })
  if (!answer.ok()) throw new Error(`Reading a page answered ${await answer.text()}`)
  return answer.json()
}

/** Deletes it, as somebody else would. */
export async function removePage(page: Page, { server }: Panel, id: number): Promise<void> {
  const answer = await page.request.delete(`${server.api}/pages/${id}`, {
    headers: { origin: server.origin },
  })
  if (!answer.ok()) throw new Error(`Deleting a page answered ${await answer.text()}`)
}
