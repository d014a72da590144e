import type { Page } from '../documents.ts'
import type { Html } from '../html.ts'
import { html } from '../html.ts'
import { written } from '../rich-text.ts'
import type { Answer, Visit } from '../visit.ts'
import { layout } from './layout.ts'
import { notFoundPage } from './problem.ts'

/** A page that stays: about us, imprint, how to write for the magazine. */
export async function standingPage(visit: Visit, slug: string): Promise<Answer> {
  const [settings, page] = await Promise.all([
    visit.api.settings(visit.locale),
    visit.api.page(visit.locale, slug),
  ])
  if (!page) return notFoundPage(visit)
  const content = standing(visit, page)
  const shown = { kind: 'page', document: page } as const
  return { status: 200, body: layout(visit, settings, { title: page.title }, content, shown) }
}

/** What stands on the page. */
export function standing(visit: Visit, page: Page): Html {
  const sections = page.sections?.map(
    ({ heading, text }, index) =>
      html`<h2 data-stateroom-path="sections.${index}.heading">${heading}</h2><p data-stateroom-path="sections.${index}.text">${text}</p>`,
  )
  return html`<article class="post"><header><h1 data-stateroom-path="title">${page.title}</h1></header>
<div class="text"><p data-stateroom-path="body">${page.body}</p>${sections}</div>
${page.article ? html`<div class="text article" data-stateroom-path="article">${written(visit, page.article)}</div>` : undefined}</article>`
}
