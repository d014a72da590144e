import type { List, Post } from '../documents.ts'
import type { Html } from '../html.ts'
import { html } from '../html.ts'
import type { Visit } from '../visit.ts'
import { localised, words } from '../words.ts'
import { card } from './card.ts'

/** Posts in columns, and the way to older ones. */
export function postList(
  visit: Visit,
  posts: readonly Post[],
  { page, totalPages }: List<Post>,
): Html {
  const { newer, older } = words[visit.locale]
  return html`<section class="cards">${posts.map((post) => card(visit, post, 'item'))}</section>
<nav class="pager">
${page > 1 && link(visit, page - 1, newer, 'prev')}
<span>${page} / ${totalPages}</span>
${page < totalPages && link(visit, page + 1, older, 'next')}
</nav>`
}

const link = ({ locale, path }: Visit, page: number, label: string, rel: 'prev' | 'next') =>
  html`<a rel="${rel}" href="${localised(locale, path)}?page=${page}">${label}</a>`
