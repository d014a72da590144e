import type { Laws, Seen } from '#testing/laws'
import {
  always,
  asks,
  broken,
  emits,
  ends,
  from,
  hears,
  never,
  remember,
  whenever,
} from '#testing/laws'
import type { importMachine } from './import.machine.ts'
import type { ImportContext, ImportTally } from './import.types.ts'

type Step = Seen<typeof importMachine>

const inputOf = ({ asked }: Step, work: string) => asked.find((one) => one.work === work)?.input
const looked = ends('look', 'done')
const written = ends('write', 'done')
const toWrite = ({ created, changed }: ImportTally) => created + changed

const isLookedAtAnew = (seen: Step) =>
  asks('look')(seen) &&
  (hears('user.look')(seen) || (hears('user.retry')(seen) && seen.was('finished')))
const isMatching = ({ was }: Step) => was('matching')

/** Which parts of the file are still to be looked at, which to be written, and which had refused lines. */
interface Left {
  unseen: readonly number[]
  worthy: readonly number[]
  refused: readonly number[]
}
const nothingLeft: Left = { unseen: [], worthy: [], refused: [] }

function leftAfter(left: Left, seen: Step): Left {
  const { event, now, output, question } = seen
  if (event?.type === 'journal.found' && seen.was('idle')) {
    const { ahead, gone, refusing } = event.record
    return { unseen: [], worthy: ahead.slice(gone), refused: refusing }
  }
  if (isLookedAtAnew(seen)) {
    const all = Array.from({ length: now.source.parts }, (_, part) => part)
    return { ...nothingLeft, unseen: hears('user.look')(seen) ? all : left.refused }
  }
  if (looked(seen)) {
    const [part] = question.parts
    const [tally] = output
    return {
      unseen: left.unseen.filter((one) => one !== part),
      worthy: toWrite(tally) > 0 ? [...left.worthy, part] : left.worthy,
      refused: tally.refused > 0 ? [...left.refused, part] : left.refused,
    }
  }
  if (written(seen)) {
    const isNew = output.refused > 0 && !left.refused.includes(question.part)
    return {
      ...left,
      worthy: left.worthy.filter((one) => one !== question.part),
      refused: isNew ? [...left.refused, question.part] : left.refused,
    }
  }
  return seen.is('idle') ? nothingLeft : left
}

/** A law about what is left to do. */
const withWhatIsLeft = (holds: (left: Left, seen: Step) => boolean) =>
  remember<typeof importMachine, Left>(nothingLeft, (before, seen) => {
    const left = leftAfter(before, seen)
    return holds(left, seen) ? left : broken
  })

const isSameTally = (one: ImportTally, other: ImportTally) =>
  one.created === other.created &&
  one.changed === other.changed &&
  one.unchanged === other.unchanged &&
  one.refused === other.refused
const sum = (one: ImportTally, other: ImportTally): ImportTally => ({
  created: one.created + other.created,
  changed: one.changed + other.changed,
  unchanged: one.unchanged + other.unchanged,
  refused: one.refused + other.refused,
})
const nothing: ImportTally = { created: 0, changed: 0, unchanged: 0, refused: 0 }

const refusedIn = ({ looked: seen, done }: ImportContext) => seen.refused + done.refused

export const laws: Laws<typeof importMachine> = {
  // The file
  'the file that was chosen is read': whenever(
    (seen) =>
      asks('read')(seen) ||
      (hears('user.choose')(seen) && (seen.was('choosing') || seen.was('unread'))),
    (seen) =>
      seen.event?.type === 'user.choose' &&
      inputOf(seen, 'read')?.file === seen.event.file &&
      inputOf(seen, 'read').locale === seen.now.locale &&
      seen.now.problem === null,
  ),

  // Matching
  'no field is written from two columns': always(({ now: { targets } }) => {
    const named = targets.filter((target) => target !== null)
    return new Set(named).size === named.length
  }),
  'a column gets the field that was chosen for it, and no other column gets one': whenever(
    (seen) => hears('user.match')(seen) && isMatching(seen),
    ({ before, event, now }) =>
      event?.type === 'user.match' &&
      now.targets.every((target, at) => {
        if (at === event.column) return target === event.target
        return (
          target === before?.targets[at] ||
          (target === null && before?.targets[at] === event.target)
        )
      }),
  ),
  'documents are told apart by a field that is in the file, or by none': always(
    ({ now: { key, keys, targets } }) =>
      key === null || (keys.includes(key) && targets.includes(key)),
  ),
  'how it is written is as somebody said': always(({ event, now, was }) => {
    if (!was('matching')) return true
    if (event?.type === 'user.setKey') return now.key === event.key
    return event?.type !== 'user.setMode' || now.mode === event.mode
  }),
  'what is matched changes only where it is matched': whenever(
    ({ before, now }) =>
      before !== null &&
      (now.targets !== before.targets || now.key !== before.key || now.mode !== before.mode),
    (seen) =>
      isMatching(seen) ||
      ends('read', 'done')(seen) ||
      hears('journal.found')(seen) ||
      seen.is('idle'),
  ),
  'it is looked at when there is something to write, and lines can be told apart where they must be':
    always(
      ({ can, is, now: { key, mode, targets } }) =>
        !is('matching') ||
        can({ type: 'user.look' }) ===
          (targets.some((target) => target !== null && target !== 'id') &&
            (key !== null || mode !== 'update')),
    ),

  // Looking
  'each part is looked at before anybody is asked, and none twice': withWhatIsLeft((left, seen) => {
    const input = inputOf(seen, 'look')
    if (input !== undefined && !left.unseen.includes(input.parts[0])) return false
    if (!looked(seen)) return true
    return left.unseen.length === 0 ? seen.is('asking') : input !== undefined
  }),
  'nothing is looked at unless somebody says so': whenever(
    asks('look'),
    (seen) => hears('user.look')(seen) || hears('user.retry')(seen) || looked(seen),
  ),
  'what is looked at is what was matched': whenever(asks('look'), (seen) => {
    const { locale, source, targets, key, mode, attempt } = inputOf(seen, 'look')
    const { now } = seen
    return (
      locale === now.locale &&
      source === now.source &&
      targets === now.targets &&
      key === now.key &&
      mode === now.mode &&
      attempt === now.attempt
    )
  }),

  // Writing
  'nothing is written before somebody has confirmed it, and again after each look': remember<
    typeof importMachine,
    boolean
  >(false, (isConfirmed, seen) => {
    const may =
      isConfirmed ||
      (hears('user.confirm')(seen) && seen.was('asking')) ||
      (hears('user.resume')(seen) && seen.was('waiting.found'))
    if (asks('write')(seen) && !may) return broken
    return may && !asks('look')(seen) && !seen.is('idle')
  }),
  'each part with something to write is written, in order, and none twice': withWhatIsLeft(
    (left, seen) => {
      const input = inputOf(seen, 'write')
      return input === undefined || input.part === left.worthy[0]
    },
  ),
  'what is written is what was looked at': whenever(asks('write'), (seen) => {
    const { file, locale, source, targets, key, mode } = inputOf(seen, 'write')
    const { now } = seen
    return (
      file === now.file?.handle &&
      locale === now.locale &&
      source === now.source &&
      targets === now.targets &&
      key === now.key &&
      mode === now.mode
    )
  }),
  'it goes on part by part until all is written, or somebody pauses it': withWhatIsLeft(
    (left, seen) => {
      if (!written(seen)) return true
      if (left.worthy.length === 0) return seen.is('finished')
      return seen.was('writing.pausing') ? seen.is('waiting.paused') : asks('write')(seen)
    },
  ),
  'it ends when all is written, or when somebody stops it': withWhatIsLeft(
    (left, seen) =>
      !seen.is('finished') ||
      seen.was('finished') ||
      hears('user.stop')(seen) ||
      (written(seen) && left.worthy.length === 0),
  ),
  'whoever pauses, and thinks better of it, can say so until the part is written': always(
    (seen) => {
      if (!seen.is('writing')) return true
      return seen.is('writing.pausing')
        ? seen.can({ type: 'user.resume' })
        : seen.can({ type: 'user.pause' })
    },
  ),
  'nobody who did not say so is made to wait': whenever(
    (seen) => seen.is('waiting') && !seen.was('waiting'),
    (seen) =>
      seen.was('writing.pausing') || ends('write', 'failed')(seen) || hears('journal.found')(seen),
  ),
  'who waits does so until somebody resumes or stops it': from<typeof importMachine>(
    (seen) => seen.is('waiting'),
    (seen) => seen.is('waiting') && seen.running.length === 0,
    (seen) => hears('user.resume')(seen) || hears('user.stop')(seen),
  ),
  'a failure in the middle says why, and counts nothing': whenever(
    ends('write', 'failed'),
    ({ before, error, is, now }) =>
      is('waiting.halted') && now.problem?.code === error.code && now.done === before?.done,
  ),

  // Counting
  'what would become of the lines is counted as they are looked at': remember<
    typeof importMachine,
    ImportTally
  >(nothing, (count, seen) => {
    const { event, now } = seen
    let next = seen.is('idle') || seen.is('matching') || isLookedAtAnew(seen) ? nothing : count
    if (event?.type === 'journal.found' && seen.was('idle')) next = event.record.looked
    if (looked(seen)) next = sum(count, seen.output[0])
    const isTold = ['looking', 'asking', 'writing', 'waiting', 'finished'].some(seen.is)
    return !isTold || isSameTally(now.looked, next) ? next : broken
  }),
  'what became of the lines is counted as they are written': always((seen) => {
    const { before, event, now, output } = seen
    if (written(seen)) return isSameTally(now.done, sum(before?.done ?? nothing, output))
    if (event?.type === 'journal.found') return true
    return now.done === before?.done || isSameTally(now.done, nothing)
  }),
  'what was written stays counted until it is looked at anew, or closed': whenever(
    ({ before, now }) => before !== null && toWrite(now.done) < toWrite(before.done),
    (seen) => isLookedAtAnew(seen) || hears('user.close')(seen),
  ),

  // The end
  'the end is told once': whenever(
    (seen) => emits('ended')(seen) || (seen.is('finished') && !seen.was('finished')),
    (seen) => emits('ended')(seen) && !seen.was('finished') && seen.is('finished'),
  ),
  'what was refused can be tried again, and only that is': withWhatIsLeft((left, seen) => {
    if (seen.is('finished')) {
      return seen.can({ type: 'user.retry' }) === refusedIn(seen.now) > 0
    }
    const isAgain = hears('user.retry')(seen) && seen.was('finished')
    return !isAgain || (asks('look')(seen) && left.unseen.length > 0 && seen.now.problem === null)
  }),
  'what an earlier try has made stays known': whenever(
    (seen) => hears('user.retry')(seen) && seen.was('finished') && asks('look')(seen),
    ({ before, now }) => {
      const made = sum(before?.settled ?? nothing, before?.done ?? nothing)
      return (
        before !== null &&
        now.settled.created === made.created &&
        now.settled.changed === made.changed &&
        now.settled.unchanged === made.unchanged + before.looked.unchanged &&
        now.attempt === before.attempt + 1
      )
    },
  ),
  'a problem is told where something can be done about it': always(
    ({ is, now }) =>
      (now.problem !== null) === (is('unread') || is('unseen') || is('waiting.halted')),
  ),
  'it can be closed unless it is being written': always(
    (seen) =>
      seen.is('idle') ||
      seen.can({ type: 'user.close' }) === !(seen.is('writing') || seen.is('waiting')),
  ),
  'nothing is kept of what was closed': always(
    ({ event, is, now, running, was }) =>
      (event?.type !== 'user.close' || was('writing') || was('waiting') || is('idle')) &&
      (!is('idle') ||
        (now.file === null &&
          now.problem === null &&
          now.targets.length === 0 &&
          running.length === 0 &&
          isSameTally(now.done, nothing))),
  ),
  'one thing is done at a time': never((seen) => seen.running.length > 1),
}
