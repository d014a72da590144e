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
  const sections = page.sections?.map(
    ({ heading, text }) => html`<h2>${heading}</h2><p>${text}</p>`,
  )
  const content = html`<article class="post"><header><h1>${page.title}</h1></header>
<div class="text"><p>${page.body}</p>${sections}</div>
${page.article ? html`<div class="text article">${written(visit, page.article)}</div>` : undefined}</article>`
  return { status: 200, body: layout(visit, settings, { title: page.title }, content) }
}
