import type { Picture, Post } from '../documents.ts'
import { followed } from '../documents.ts'
import type { Html } from '../html.ts'
import { html } from '../html.ts'
import type { Visit } from '../visit.ts'
import { localised, words } from '../words.ts'

/** A post in a list: picture, title, excerpt, and by whom. */
export function card(visit: Visit, post: Post, rank: 'lead' | 'item'): Html {
  const address = localised(visit.locale, `/posts/${encodeURIComponent(post.slug)}`)
  return html`<article class="card ${rank}">
${pictureOf(visit, followed<Picture>(post.cover), rank === 'lead' ? 'full' : 'card')}
<div>
<p class="kind">${words[visit.locale].kinds[post.kind]}</p>
<h2><a href="${address}">${post.title}</a></h2>
<p class="excerpt">${post.excerpt}</p>
${byline(visit, post)}
</div>
</article>`
}

/** Who wrote it, when, and how long it takes. */
export function byline({ locale }: Visit, post: Post): Html {
  const author = followed(post.author)
  return html`<p class="byline">
${author && html`${words[locale].by} ${author.name} · `}
${post.publishedAt ? dateOf(locale, post.publishedAt) : words[locale].unpublished}
${post.readingMinutes && html` · ${post.readingMinutes} ${words[locale].minutes}`}
</p>`
}

function dateOf(locale: Visit['locale'], published: string): Html {
  const date = new Date(published)
  return html`<time datetime="${published}">${date.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' })}</time>`
}

export function pictureOf(
  { api }: Visit,
  picture: Picture | undefined,
  size: 'card' | 'full',
): Html | undefined {
  if (!picture) return undefined
  // The API may know itself by another name than the one the site reaches it by.
  const { pathname } = new URL(
    (size === 'card' && picture.sizes.card?.url) || picture.url,
    api.address,
  )
  return html`<img src="${new URL(pathname, api.address).href}" alt="${picture.alt}" width="${picture.width}" height="${picture.height}" loading="${size === 'card' ? 'lazy' : 'eager'}">`
}
