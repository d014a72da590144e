import type { Trial } from './cases.ts'
import { judgeKept } from './judge.ts'
import type { Answer } from './person.ts'
import { isRefused, reasonIn, refusedFields } from './person.ts'
import type { Place } from './site-fields.ts'
import type { Subject } from './subject.ts'
import { change, dataFor, hasOwnCode, readBack, save } from './subject.ts'
import { isKept, shown, valueAt, withValue } from './values.ts'
import type { Verdict } from './verdict.ts'
import { difference, failed, finding, noted, passed, skipped, unforeseen } from './verdict.ts'

type ValueTrial = Extract<Trial, { kind: 'value' }>

/** A value at the edge of what the config allows, or beyond it, in an otherwise valid document. */
export async function tryValue(subject: Subject, trial: ValueTrial): Promise<Verdict> {
  const { entity, place, site } = subject
  if (!place) return skipped('notApplicable')
  const data = dataFor(subject)
  const value = own(place, trial.value, site.workshop.stamp())
  const sent = withValue(data, place.path, value)
  const answer = await save(subject, sent)

  if (answer.status < 300) {
    const { body } = await readBack(subject, answer.id)
    const got = valueAt(body, place.path)
    if (trial.expects === 'accepted') return judgeKept(entity, place, value, got)
    // A hook may have made something valid of it.
    const isRepaired = (place.hasHooks || hasOwnCode(entity)) && !isKept(value, got)
    return isRepaired ? passed : failed('accepted', { value: shown(value) })
  }
  const refusal = judgeRefusal(subject, place, answer)
  if (refusal !== null) return refusal
  return trial.expects === 'refused'
    ? passed
    : failed('refused', { value: shown(value), reason: reasonIn(answer.body) })
}

/** What must be unique gets the document's own number, as long as that leaves its length alone. */
function own({ field }: Place, value: unknown, stamp: string): unknown {
  if (!field.unique || typeof value !== 'string' || value.length < stamp.length) return value
  return `${stamp}${value.slice(stamp.length)}`
}

/** null: the place, and nothing else, was refused. */
function judgeRefusal({ entity }: Subject, place: Place, answer: Answer): Verdict | null {
  const named = refusedFields(answer.body)
  if (answer.status === 400 && named.some(({ path }) => isAbout(path, place))) return null
  const details = { status: String(answer.status), reason: reasonIn(answer.body) }
  if (answer.status >= 500) return failed('answered', details)
  return hasOwnCode(entity) ? finding('ownCode', details) : failed('refusedElsewhere', details)
}

const isAbout = (path: string, place: Place) =>
  path === place.path ||
  path.startsWith(`${place.path}.`) ||
  place.path.startsWith(`${path}.`) ||
  lastOf(path) === place.field.name

const lastOf = (path: string) => path.split('.').at(-1)

/** A document with everything filled in, saved and read again. */
export async function tryKept(subject: Subject): Promise<Verdict> {
  const { entity, place } = subject
  if (!place) return skipped('notApplicable')
  const data = dataFor(subject)
  const answer = await save(subject, data)
  if (answer.status >= 300) return unforeseen(answer)
  const { body } = await readBack(subject, answer.id)
  return judgeKept(entity, place, valueAt(data, place.path), valueAt(body, place.path))
}

/** A value that is changed in a document that there is. */
export async function tryUpdate(subject: Subject): Promise<Verdict> {
  const { entity, place, site } = subject
  if (!place) return skipped('notApplicable')
  const answer = await save(subject, dataFor(subject))
  if (answer.status >= 300) return unforeseen(answer)
  const next = dataFor(subject)
  // A group is sent whole, as the panel does where one of its values is asked about by the others.
  const [top = ''] = place.path.split('.')
  const data = { [top]: next[top], ...(next._status !== undefined && { _status: next._status }) }
  const changed = await change(subject, site.strongest, answer.id, data)
  // Whether that is as the permissions say is a case of its own.
  if (isRefused(changed)) return skipped('notApplicable')
  if (changed.status >= 300) return unforeseen(changed)
  const { body } = await readBack(subject, answer.id)
  return judgeKept(entity, place, valueAt(data, place.path), valueAt(body, place.path))
}

/** The same value in a second document. */
export async function tryUnique(subject: Subject): Promise<Verdict> {
  const { place } = subject
  if (!place) return skipped('notApplicable')
  const first = await save(subject, dataFor(subject))
  if (first.status >= 300) return unforeseen(first)
  const taken = valueAt((await readBack(subject, first.id)).body, place.path)
  const second = await save(subject, withValue(dataFor(subject), place.path, taken))
  if (second.status >= 300) return judgeRefusal(subject, place, second) ?? passed
  const got = valueAt((await readBack(subject, second.id)).body, place.path)
  return isKept(taken, got) ? failed('notUnique', { value: shown(taken) }) : passed
}

/** A document without a value that has a default. */
export async function tryDefault(subject: Subject): Promise<Verdict> {
  const { entity, place } = subject
  if (!place) return skipped('notApplicable')
  const answer = await save(subject, withValue(dataFor(subject), place.path, undefined))
  const { defaultValue } = place.field
  if (answer.status >= 300) {
    const reason = reasonIn(answer.body)
    return (
      judgeRefusal(subject, place, answer) ??
      failed('default', { value: named(defaultValue), reason })
    )
  }
  if (typeof defaultValue === 'function') return passed
  const got = valueAt((await readBack(subject, answer.id)).body, place.path)
  if (isKept(defaultValue, got)) return passed
  const details = difference(defaultValue, got)
  return place.hasHooks || hasOwnCode(entity)
    ? noted('changedByHook', details)
    : failed('lost', details)
}

const named = (value: unknown) => (typeof value === 'function' ? '() => …' : shown(value))
