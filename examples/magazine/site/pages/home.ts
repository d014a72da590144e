import type { Post } from '../documents.ts'
import { followed } from '../documents.ts'
import type { Answer, Visit } from '../visit.ts'
import { card } from './card.ts'
import { layout } from './layout.ts'
import { postList } from './list.ts'

/** The newest posts; on the first page, the one that the editors put at the top. */
export async function homePage(visit: Visit): Promise<Answer> {
  const [settings, list] = await Promise.all([
    visit.api.settings(visit.locale),
    visit.api.newestPosts(visit.locale, visit.page),
  ])
  const lead = visit.page === 1 ? (followed<Post>(settings.featured) ?? list.docs[0]) : undefined
  const others = list.docs.filter(({ slug }) => slug !== lead?.slug)
  const body = layout(visit, settings, { description: settings.tagline }, [
    lead && card(visit, lead, 'lead'),
    postList(visit, others, list),
  ])
  return { status: 200, body }
}
