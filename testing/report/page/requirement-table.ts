import type { Markup } from '../markup.ts'
import { markup } from '../markup.ts'
import type { Requirement } from '../requirements.ts'
import { requirementsOf } from '../requirements.ts'
import { code, head, scrolling } from './parts.ts'
import type { Subject } from './subject.ts'

/** The requirements that the chart names, and whether what they name was covered. */
export function requirementTable({ chart, result, say }: Subject): Markup | false {
  const found = requirementsOf(chart)
  const isCovered = ({ arrow, where }: Requirement) =>
    arrow === null ? !result.missing.states.includes(where) : (result.arrows[arrow] ?? 0) > 0
  return (
    found.length > 0 &&
    markup`<h3>${say('requirements')}</h3>${scrolling(
      say('requirements'),
      markup`<table>${head(say('requirement'), say('where'), say('covered'))}<tbody>${found.map(
        (requirement) =>
          markup`<tr><th scope="row">${requirement.id}</th><td>${code(requirement.where)}</td><td${!isCovered(requirement) && markup` class="lacking"`}>${say(isCovered(requirement) ? 'used' : 'never')}</td></tr>`,
      )}</tbody></table>`,
    )}`
  )
}
