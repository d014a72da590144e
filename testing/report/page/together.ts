import type { SystemResult } from '../../system/run-system.ts'
import type { SystemFailure } from '../../system/system-failure.ts'
import type { Figures } from '../figures.ts'
import type { Markup } from '../markup.ts'
import { markup } from '../markup.ts'
import { systemCommand } from '../replay-command.ts'
import type { Results } from '../results.ts'
import type { Say } from '../say.ts'
import { code, scrolling, stepList } from './parts.ts'

/** Machines that were tried together, and how they failed. */
export function togetherSection(results: Results, say: Say, figures: Figures): Markup | false {
  const { systems = [] } = results
  if (systems.length === 0) return false
  const counts = ['moments', 'laws', 'tests', 'failed'] as const
  return markup`<section aria-labelledby="together"><h2 id="together">${say('together')}</h2>${scrolling(
    say('together'),
    markup`<table><thead><tr><th scope="col">${say('machine')}</th>${counts.map(
      (count) => markup`<th scope="col" class="number">${say(count)}</th>`,
    )}</tr></thead><tbody>${systems.map((system) => row(system, figures))}</tbody></table>`,
  )}
${systems.flatMap(({ failures, system }) =>
  failures.map((failure) =>
    failureOf(failure, systemCommand(system, results.seed, results.dir), say),
  ),
)}</section>`
}

const row = ({ failures, laws, moments, parts, system, tests }: SystemResult, figures: Figures) =>
  markup`<tr><th scope="row">${code(system)} <bdi dir="ltr">(${parts.join(' × ')})</bdi></th><td class="number">${figures.number(moments)}</td><td class="number">${figures.number(laws.length)}</td><td class="number">${figures.number(tests)}</td><td class="number${failures.length > 0 && ' bad'}">${figures.number(failures.length)}</td></tr>`

const failureOf = (
  { broken, differences, story, thrown }: SystemFailure,
  repeat: string,
  say: Say,
) =>
  markup`<div class="failure">${stepList(story)}${broken.map(
    (sentence) => markup`<p>${say('broken', { sentence })}</p>`,
  )}${thrown !== null && markup`<p>${say('thrown', { message: thrown })}</p>`}${differences.map(
    ({ expected, machine, part, seen }) =>
      markup`<p>${code(machine)} · ${say(`parts.${part}`)}<br>${say('expected')}: ${code(expected)}<br>${say('seen')}: ${code(seen)}</p>`,
  )}<p>${say('repeat')} ${code(repeat)}</p></div>`
