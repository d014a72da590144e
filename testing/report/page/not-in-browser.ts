import { unseenTargets } from '../browser-note.ts'
import type { Markup } from '../markup.ts'
import { markup } from '../markup.ts'
import { code, folded, head, scrolling } from './parts.ts'
import type { Subject } from './subject.ts'

/** What the browser's tests leave out, with reasons. */
export function notInBrowser({ result: { unseen }, say, figures }: Subject): Markup {
  const reasons = unseen ? unseenTargets(unseen) : []
  if (reasons.length === 0) return markup``
  const summary = say('notInBrowser', { number: figures.number(reasons.length) })
  return folded(
    summary,
    scrolling(
      summary,
      markup`<table>${head(say('where'), say('reason'))}<tbody>${reasons.map(
        ([target, reason]) => markup`<tr><td>${code(target)}</td><td>${reason}</td></tr>`,
      )}</tbody></table>`,
    ),
  )
}
