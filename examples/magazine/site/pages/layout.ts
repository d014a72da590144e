import type { Settings } from '../documents.ts'
import type { Content } from '../html.ts'
import { html, safeHref } from '../html.ts'
import type { Visit } from '../visit.ts'
import { localised, words } from '../words.ts'

interface Head {
  title?: string | undefined
  description?: string | null | undefined
}

/** The document that a page shows, for its live preview. */
export interface Shown {
  kind: 'post' | 'page'
  document: object
}

/** The sheet around every page: name, navigation, foot. */
export function layout(
  { api, isPreview, locale, path }: Visit,
  settings: Settings,
  { title, description }: Head,
  content: Content,
  shown?: Shown,
): string {
  const name = settings.title ?? 'Magazine'
  const other = locale === 'en' ? 'de' : 'en'
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title ? `${title} · ${name}` : name}</title>
${description && html`<meta name="description" content="${description}">`}
<link rel="stylesheet" href="/site.css">
${
  isPreview &&
  shown &&
  html`<meta name="preview" content="${JSON.stringify({ ...shown, locale, address: api.address })}">
<script type="module" src="/preview/preview.js"></script>`
}
</head>
<body>
<header class="masthead">
<a class="name" href="${localised(locale, '/')}">${name}</a>
<p class="tagline">${settings.tagline}</p>
<nav>
${settings.navigation?.map(({ label, url }) => html`<a href="${localised(locale, safeHref(url))}">${label}</a>`)}
<a class="language" href="${localised(other, path)}" hreflang="${other}">${words[locale].otherLanguage}</a>
</nav>
</header>
<main>${content}</main>
<footer class="foot">
<a href="${localised(locale, '/imprint')}">${name}</a>
${settings.social?.map(({ label, url }) => html`<a href="${safeHref(url)}">${label}</a>`)}
</footer>
</body>
</html>`.text
}
