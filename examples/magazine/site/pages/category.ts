import { html } from '../html.ts'
import type { Answer, Visit } from '../visit.ts'
import { layout } from './layout.ts'
import { postList } from './list.ts'
import { notFoundPage } from './problem.ts'

export async function categoryPage(visit: Visit, slug: string): Promise<Answer> {
  const [settings, category] = await Promise.all([
    visit.api.settings(visit.locale),
    visit.api.category(visit.locale, slug),
  ])
  if (!category) return notFoundPage(visit)
  const list = await visit.api.newestPosts(visit.locale, visit.page, category)
  const { name, description } = category
  const body = layout(visit, settings, { title: name, description }, [
    html`<header class="shelf"><h1>${name}</h1><p class="excerpt">${description}</p></header>`,
    postList(visit, list.docs, list),
  ])
  return { status: 200, body }
}
