import type { Arrow } from '../../chart/arrows.ts'
import { pathOf } from '../../chart/states.ts'
import { measuredCriteria } from '../../cover/criteria.ts'
import type { Markup } from '../markup.ts'
import { markup } from '../markup.ts'
import { code, folded, head, scrolling } from './parts.ts'
import type { Subject } from './subject.ts'

/** More are counted, not listed. */
const mostTargets = 50

/** What nothing covered, by criterion. */
export const missingTargets = ({ result, say, figures }: Subject): Markup =>
  markup`${measuredCriteria
    .filter((criterion) => result.missing[criterion].length > 0)
    .map((criterion) => {
      const targets = result.missing[criterion]
      const more = targets.length - mostTargets
      const summary = say('missing', {
        criterion: say(`criterion.${criterion}`),
        number: figures.number(targets.length),
      })
      return folded(
        summary,
        markup`<ul>${targets.slice(0, mostTargets).map((target) => markup`<li>${code(target)}</li>`)}${more > 0 && markup`<li>${say('moreMissing', { number: figures.number(more) })}</li>`}</ul>`,
      )
    })}`

/** Every arrow as a row: what the picture shows, for those who cannot see it. */
export const arrowTable = ({ chart, result, say, figures }: Subject): Markup =>
  folded(
    say('arrows', { number: figures.number(chart.arrows.length) }),
    scrolling(
      say('arrows', { number: figures.number(chart.arrows.length) }),
      markup`<table>${head(say('from'), say('event'), say('guard'), say('to'), say('times'))}<tbody>${chart.arrows.map(
        (arrow) => row(arrow, result.arrows[arrow.id] ?? 0),
      )}</tbody></table>`,
    ),
  )

const row = ({ from, event, guard, to }: Arrow, times: number) =>
  markup`<tr><td>${code(pathOf(from) || '·')}</td><td>${code(event)}</td><td>${guard !== '' && code(guard)}</td><td>${to.map((state) => code(pathOf(state)))}</td><td class="number${times === 0 && ' lacking'}">${times}</td></tr>`
