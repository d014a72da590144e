import type { Page, Request } from '@playwright/test'
import type { DocumentId } from '#contracts/documents'
import type { Panel } from '../../kit/fixtures.ts'

const docs = [
  { id: 1, title: 'The first' },
  { id: 2, title: 'The second' },
]

/** A list of posts that says to have so many, of which two are in sight. */
export async function showTwoPosts(page: Page, { server }: Panel, total: number): Promise<void> {
  await page.route(new RegExp(`^${server.api}/posts\\?`), (route) =>
    isPageAsked(route.request()) ? route.fulfill({ json: pageOf(docs, total) }) : route.fallback(),
  )
}

/** Whether all ids are asked for, and not a page of the list. */
export const isIdsAsked = (request: Request): boolean =>
  new URL(request.url()).searchParams.get('limit') === '500'

const isPageAsked = (request: Request): boolean =>
  request.method() === 'GET' && !isIdsAsked(request)

export const pageOfIds = (ids: readonly DocumentId[]) =>
  pageOf(
    ids.map((id) => ({ id })),
    ids.length,
  )

const pageOf = (docs: readonly object[], totalDocs: number) => ({
  docs,
  totalDocs,
  totalPages: 1,
  page: 1,
  limit: 25,
})
