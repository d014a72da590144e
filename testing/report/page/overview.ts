import { measuredCriteria } from '../../cover/criteria.ts'
import type { Figures } from '../figures.ts'
import type { Markup } from '../markup.ts'
import { markup } from '../markup.ts'
import type { Say } from '../say.ts'
import { anchorOf, code, scrolling } from './parts.ts'
import type { Subject } from './subject.ts'

/** Every machine in a row, with what matters of it. */
export const overview = (chapters: readonly Subject[], say: Say): Markup =>
  markup`<section aria-labelledby="overview"><h2 id="overview">${say('overview')}</h2>${scrolling(
    say('overview'),
    markup`<table><thead><tr><th scope="col">${say('machine')}</th><th scope="col" class="number">${say('tests')}</th><th scope="col" class="number">${say('failed')}</th>${measuredCriteria.map(
      (criterion) => markup`<th scope="col" class="number">${say(`criterion.${criterion}`)}</th>`,
    )}<th scope="col" class="number">${say('score')}</th></tr></thead><tbody>${chapters.map(row)}</tbody></table>`,
  )}</section>`

const row = ({ result, score, figures }: Subject) =>
  markup`<tr><th scope="row"><a href="#${anchorOf(result.machine)}">${code(result.machine)}</a></th><td class="number">${figures.number(result.tests)}</td><td class="number${result.failed > 0 && ' bad'}">${figures.number(result.failed)}</td>${measuredCriteria.map(
    (criterion) => share(result.coverage[criterion], figures),
  )}${share(score?.score ?? null, figures)}</tr>`

const share = (value: number | null, figures: Figures) =>
  value === null
    ? markup`<td class="number">–</td>`
    : markup`<td class="number${value < 1 && ' lacking'}">${figures.percent(value)}</td>`
