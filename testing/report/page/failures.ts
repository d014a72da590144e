import type { Difference } from '../../drive/compare.ts'
import type { Markup } from '../markup.ts'
import { markup } from '../markup.ts'
import { replayCommand } from '../replay-command.ts'
import type { FailureResult } from '../results.ts'
import type { Say } from '../say.ts'
import { code, head, scrolling, stepList } from './parts.ts'
import type { Subject } from './subject.ts'

/** What failed, by the arrow it failed at; the arrow with the most failures first. */
export function failureSection(subject: Subject): Markup {
  const { result, say } = subject
  if (result.failures.length === 0)
    return markup`<p class="good">${say('noFailures', { count: result.tests })}</p>`
  const byArrow = new Map<string, FailureResult[]>()
  for (const failure of result.failures) {
    byArrow.set(failure.failedAt, [...(byArrow.get(failure.failedAt) ?? []), failure])
  }
  const groups = [...byArrow].sort(([, one], [, other]) => other.length - one.length)
  return markup`<h3>${say('failures', { count: result.failed })}</h3>${groups.map(([arrow, failures]) => group(arrow, failures, subject))}`
}

const group = (arrow: string, failures: readonly FailureResult[], subject: Subject) =>
  markup`<article class="failure"><h4>${subject.say('arrow')} ${code(arrow)} · ${failures.length}</h4>${failures.map((failure) => one(failure, subject))}</article>`

const one = (
  { test, input, story, shows, differences, broken, thrown, trace, screenshot }: FailureResult,
  { dir, rung, say }: Subject,
) =>
  markup`<h5>${say('test', { test })}${input !== '' && markup` · ${say('begins', { input })}`}</h5>${stepList(story)}${shows !== undefined && markup`<p>${say('shows')} ${code(shows)}</p>`}${broken.map(
    (sentence) => markup`<p class="bad">${say('broken', { sentence })}</p>`,
  )}${thrown !== null && markup`<p class="bad">${say('thrown', { message: thrown })}</p>`}${differences.length > 0 && differenceTable(differences, say)}${
    trace !== null && markup`<p>${say('repeat')} ${code(replayCommand(trace, dir, rung))}</p>`
  }${pictureOf(screenshot, say)}`

const differenceTable = (differences: readonly Difference[], say: Say) =>
  scrolling(
    say('part'),
    markup`<table>${head(say('part'), say('expected'), say('seen'))}<tbody>${differences.map(
      ({ part, expected, seen }) =>
        markup`<tr><th scope="row">${say(`parts.${part}`)}</th><td>${code(expected)}</td><td>${code(seen)}</td></tr>`,
    )}</tbody></table>`,
  )

const pictureOf = (path: string | null | undefined, say: Say) =>
  path ? markup`<p>${say('screenshot')} ${code(path)}</p>` : null
