import { drawSvg } from '../draw-svg.ts'
import type { Markup } from '../markup.ts'
import { markup } from '../markup.ts'
import { arrowTable, missingTargets } from './covered.ts'
import { failureSection } from './failures.ts'
import { scrolling } from './parts.ts'
import { requirementTable } from './requirement-table.ts'
import type { Subject } from './subject.ts'
import { scoreSection } from './survivors.ts'

/** All about one machine. */
export const chapter = (of: Subject): Markup =>
  markup`<section id="${of.result.machine}" aria-labelledby="${of.result.machine}-title"><h2 id="${of.result.machine}-title"><bdi>${of.result.machine}</bdi></h2>
${failureSection(of)}
${figure(of)}
${missingTargets(of)}
${requirementTable(of)}
${scoreSection(of)}
${arrowTable(of)}
</section>`

function figure({ result, picture, say }: Subject): Markup {
  const title = say('picture', { machine: result.machine })
  const marks = {
    arrows: result.arrows,
    unvisited: new Set(result.missing.states),
    blamed: new Set(result.failures.map(({ blame }) => blame)),
  }
  return markup`<figure>${scrolling(title, drawSvg(picture, title, say, marks))}<figcaption>${say('legend')} <span class="key used">${say('used')}</span> <span class="key never">${say('never')}</span> <span class="key blamed">${say('blamed')}</span></figcaption></figure>`
}
