import { html } from '../html.ts'
import type { Answer, Visit } from '../visit.ts'
import { localised, words } from '../words.ts'
import { layout } from './layout.ts'

export async function notFoundPage(visit: Visit): Promise<Answer> {
  const { notFound, notFoundHelp, home } = words[visit.locale]
  const settings = await visit.api.settings(visit.locale)
  const content = html`<section class="problem"><h1>${notFound}</h1><p>${notFoundHelp}</p>
<p><a href="${localised(visit.locale, '/')}">${home}</a></p></section>`
  return { status: 404, body: layout(visit, settings, { title: notFound }, content) }
}

/** Shown without asking the magazine for anything, since it is the magazine that is away. */
export function unavailablePage(visit: Visit): Answer {
  const { unavailable, unavailableHelp, tryAgain } = words[visit.locale]
  const content = html`<section class="problem"><h1>${unavailable}</h1>
<p>${unavailableHelp} <code>${visit.api.address}</code>.</p>
<p><a href="${localised(visit.locale, visit.path)}">${tryAgain}</a></p></section>`
  return { status: 503, body: layout(visit, {}, { title: unavailable }, content) }
}
