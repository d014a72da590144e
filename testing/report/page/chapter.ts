import { drawSvg } from '../draw-svg.ts'
import type { Markup } from '../markup.ts'
import { markup } from '../markup.ts'
import type { Say } from '../say.ts'
import { arrowTable, missingTargets } from './covered.ts'
import { failureSection } from './failures.ts'
import { lookAlikeSection } from './look-alikes.ts'
import { notInBrowser } from './not-in-browser.ts'
import { anchorOf, scrolling } from './parts.ts'
import { requirementTable } from './requirement-table.ts'
import type { Subject } from './subject.ts'
import { scoreSection } from './survivors.ts'

/** All about one machine. */
export function chapter(of: Subject): Markup {
  const { machine } = of.result
  const anchor = anchorOf(machine)
  return markup`<section id="${anchor}" aria-labelledby="${anchor}-title"><h2 id="${anchor}-title"><bdi>${machine}</bdi></h2>
${failureSection(of)}
${figure(of)}
${missingTargets(of)}
${notInBrowser(of)}
${lookAlikeSection(of)}
${requirementTable(of)}
${scoreSection(of)}
${arrowTable(of)}
</section>`
}

function figure({ result, picture, say }: Subject): Markup {
  const { machine } = result
  const title = say('picture', { machine })
  const marks = {
    arrows: result.arrows,
    unvisited: new Set(result.missing.states),
    failing: new Set(result.failures.map(({ failedAt }) => failedAt)),
  }
  return markup`<figure>${zoomOf(machine, say)}${scrolling(title, drawSvg(picture, title, say, marks))}<figcaption>${say('legend')} <span class="key used">${say('used')}</span> <span class="key never">${say('never')}</span> <span class="key failing">${say('failing')}</span></figcaption></figure>`
}

/** Works without a script: the style looks at what is chosen. */
const zoomOf = (machine: string, say: Say) =>
  markup`<fieldset class="zoom"><legend>${say('zoom')}</legend>${(
    ['whole', 'actual', 'double'] as const
  ).map(
    (size) =>
      markup`<label><input type="radio" name="zoom-${machine}" class="${size}"${size === 'actual' && markup` checked`}> ${say(`zoom.${size}`)}</label>`,
  )}</fieldset>`
