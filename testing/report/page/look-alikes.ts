import type { Markup } from '../markup.ts'
import { markup } from '../markup.ts'
import { code, folded, head, scrolling } from './parts.ts'
import type { Subject } from './subject.ts'

/** States that the page model can't tell apart; nothing where nobody asked. */
export function lookAlikeSection({ result: { alike }, say, figures }: Subject): Markup {
  const same = Object.entries(alike?.states ?? {})
  if (alike === undefined || same.length === 0) return markup``
  const summary = say('alike', {
    number: figures.number(same.length),
    of: figures.number(alike.of),
  })
  return folded(
    summary,
    scrolling(
      summary,
      markup`<table>${head(say('state'), say('passesIn'))}<tbody>${same.map(
        ([state, others]) =>
          markup`<tr><td>${code(state)}</td><td>${code(others.join(', '))}</td></tr>`,
      )}</tbody></table>`,
    ),
  )
}
