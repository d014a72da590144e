import type { Moment } from '../explore/moment.ts'
import { grouped } from '../grouped.ts'
import { hashOf } from '../hash.ts'
import type { Case } from './case.ts'
import { folded, labelOf } from './labels.ts'
import { ordered } from './ordered.ts'
import type { ValueNames } from './value-names.ts'

/** The lines about one state: each kind of answer to each question, and what is always ignored. */
export function sectionOf(
  cases: readonly Case[],
  depths: ReadonlyMap<Moment, number>,
  names: ValueNames,
): string[] {
  const questions = grouped(cases, labelOf)
  const answers: { label: Case; says: string }[] = []
  const ignored: Case[] = []
  for (const question of questions.values()) {
    if (question.every(({ isIgnored }) => isIgnored)) {
      ignored.push(question[0]!)
      continue
    }
    for (const kind of grouped(question, (one) => one.kind).values()) {
      const shown = mostReadable(kind, depths)
      answers.push({ label: shown, says: shown.say(names) + othersThan(shown, kind) })
    }
  }
  const lines = [...grouped(answers, ({ says }) => says)].map(
    ([says, group]) => `${folded(group.map(({ label }) => label))} · ${says}`,
  )
  return [...lines.sort(), ...(ignored.length > 0 ? [`ignores ${folded(ignored)}`] : [])]
}

/** How many other outcomes there are, and a digest of them; nothing where there are none. */
function othersThan({ delta }: Case, kind: readonly Case[]): string {
  const others = [...new Set(kind.map((one) => one.delta))].filter((one) => one !== delta).sort()
  return others.length === 0 ? '' : ` · +${others.length} #${hashOf(others.join('\n'))}`
}

/** The case after the fewest steps; of those the one with the shortest context. */
function mostReadable(kind: readonly Case[], depths: ReadonlyMap<Moment, number>): Case {
  const depthOf = ({ before }: Case) => (before ? (depths.get(before) ?? 0) : 0)
  const least = Math.min(...kind.map(depthOf))
  return kind
    .filter((one) => depthOf(one) === least)
    .reduce((best, one) => (isSimpler(one, best) ? one : best))
}

function isSimpler(one: Case, other: Case): boolean {
  const [here, there] = [keyOf(one.before), keyOf(other.before)]
  if (here.length !== there.length) return here.length < there.length
  return here < there || (here === there && one.delta < other.delta)
}

const keys = new WeakMap<Moment, string>()

function keyOf(moment: Moment | null): string {
  if (moment === null) return ''
  const known = keys.get(moment)
  if (known !== undefined) return known
  const { snapshot, timers } = moment
  const key = `${ordered(snapshot.context)}${timers.map(({ left }) => left).join()}`
  keys.set(moment, key)
  return key
}
