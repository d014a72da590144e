import type { Survivor } from '../../mutate/result.ts'
import type { Markup } from '../markup.ts'
import { markup } from '../markup.ts'
import { code, folded, head, scrolling, stepList } from './parts.ts'
import type { Subject } from './subject.ts'

/** How the tests did against changed machines, and which changes they did not notice. */
export function scoreSection({ score, say, figures }: Subject): Markup {
  if (score === null) return markup`<h3>${say('mutants')}</h3><p>${say('noScore')}</p>`
  const { killed, mutants, equivalent, survivors, withoutEffect } = score
  const figuresOfScore = {
    killed: figures.number(killed),
    mutants: figures.number(mutants),
    equivalent: figures.number(equivalent),
    score: figures.percent(score.score),
  }
  return markup`<h3>${say('mutants')}</h3><p>${say('scoreOf', figuresOfScore)}</p>${
    survivors.length === 0
      ? markup`<p class="good">${say('noSurvivors')}</p>`
      : scrolling(
          say('survivors'),
          markup`<table>${head(say('change'), say('where'), say('story'))}<tbody>${survivors.map(row)}</tbody></table>`,
        )
  }${
    withoutEffect.length > 0 &&
    folded(
      say('withoutEffect', { number: figures.number(withoutEffect.length) }),
      markup`<p>${say('withoutEffectHint')}</p><ul>${withoutEffect.map(({ says }) => markup`<li>${says}</li>`)}</ul>`,
    )
  }`
}

const row = ({ says, where, story, shows }: Survivor) =>
  markup`<tr><td>${says}</td><td>${code(where)}</td><td>${story !== null && stepList(story)}${code(shows)}</td></tr>`
