import type { Author, Category, Picture, Post } from '../documents.ts'
import { followed } from '../documents.ts'
import type { Html } from '../html.ts'
import { html, safeHref } from '../html.ts'
import { written } from '../rich-text.ts'
import type { Answer, Visit } from '../visit.ts'
import { localised, words } from '../words.ts'
import { byline, pictureOf } from './card.ts'
import { layout } from './layout.ts'
import { notFoundPage } from './problem.ts'

export async function postPage(visit: Visit, slug: string): Promise<Answer> {
  const [settings, post] = await Promise.all([
    visit.api.settings(visit.locale),
    visit.api.post(visit.locale, slug),
  ])
  if (!post) return notFoundPage(visit)
  const head = {
    title: post.seo?.title || post.title,
    description: post.seo?.description || post.excerpt,
  }
  return {
    status: 200,
    body: layout(visit, settings, head, article(visit, post), { kind: 'post', document: post }),
  }
}

/** What stands on the page; elements say which field they show, for editors to click on. */
export function article(visit: Visit, post: Post): Html {
  const { kinds, contact } = words[visit.locale]
  const cover = followed<Picture>(post.cover)
  const author = followed<Author>(post.author)
  return html`<article class="post">
<header>
<p class="kind">${kinds[post.kind]} ${post.categories?.map((category) => shelf(visit, followed<Category>(category)))}</p>
<h1 data-stateroom-path="title">${post.title}</h1>
<p class="excerpt" data-stateroom-path="excerpt">${post.excerpt}</p>
${byline(visit, post)}
</header>
${cover && html`<figure data-stateroom-path="cover">${pictureOf(visit, cover, 'full')}<figcaption>${cover.credit}</figcaption></figure>`}
<div class="text" data-stateroom-path="body">${written(visit, post.body)}</div>
${sources(visit, post)}
${author?.bio && html`<p class="bio">${author.bio}</p>`}
${post.contact && html`<p class="bio">${contact}: <a href="mailto:${post.contact}">${post.contact}</a></p>`}
</article>`
}

const shelf = ({ locale }: Visit, category: Category | undefined) =>
  category &&
  html`<a data-colour="${category.colour}" href="${localised(locale, `/categories/${encodeURIComponent(category.slug)}`)}">${category.name}</a> `

function sources({ locale }: Visit, { sources }: Post): Html | undefined {
  if (!sources?.length) return undefined
  const rows = sources.map(({ title, url, note }, index) => {
    const work = url ? html`<a href="${safeHref(url)}">${title}</a>` : title
    return html`<li data-stateroom-path="sources.${index}.title">${work} ${note}</li>`
  })
  return html`<section class="sources"><h2>${words[locale].sources}</h2><ol>${rows}</ol></section>`
}
