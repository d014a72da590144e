import type { Laws, Seen } from '#testing/laws'
import { always, broken, never, remember, whenever } from '#testing/laws'
import type { recoveryMachine } from './recovery.machine.ts'
import type { Found } from './recovery.types.ts'

type Step = Seen<typeof recoveryMachine>
type Type = NonNullable<Step['event']>['type']

const isEvent = (type: Type) => (seen: Step) => seen.event?.type === type
const asks = (work: string) => (seen: Step) => seen.asked.some((asked) => asked.work === work)
const emits = (type: Step['emitted'][number]['type']) => (seen: Step) =>
  seen.emitted.some((event) => event.type === type)
const keysIn = (records: readonly { key: string }[]) => records.map(({ key }) => key)
const recovers = (seen: Step) =>
  isEvent('user.recover')(seen) && seen.was('reviewing') && seen.before?.form === 'writable'
const hasGone = ({ before }: Step) => before?.records[0]?.gone !== undefined
const isAnswered = ({ was }: Step) => was('recovering') || was('discarding')

export const laws: Laws<typeof recoveryMachine> = {
  'nothing is deleted unless somebody discards it': whenever(
    asks('forget'),
    isEvent('user.discard'),
  ),
  'what is deleted is the one that was shown, and no other': whenever(
    asks('forget'),
    ({ asked, now }) => asked[0]?.input.length === 1 && asked[0].input[0] === now.records[0]?.key,
  ),
  'a record is dropped from the form only after it was put into the form': whenever(
    (seen) => asks('supersede')(seen) && !seen.is('restoring'),
    (seen) =>
      emits('recovered')(seen) &&
      seen.asked[0]?.input.length === 1 &&
      seen.asked[0].input[0] === seen.now.records[0]?.key,
  ),
  'what came back by itself is what it was kept in': whenever(
    emits('restored'),
    (seen) => seen.is('restoring') && seen.asked[0]?.input === seen.now.restored,
  ),
  'nothing comes back by itself over what somebody has saved since': whenever(
    emits('restored'),
    ({ now, output }) =>
      output.records.every(
        ({ key, version }: Found['records'][number]) =>
          version === output.into.version || !now.restored.includes(key),
      ),
  ),
  'what was typed into a deleted document never comes back in its successor': whenever(
    emits('restored'),
    ({ now, output }) =>
      output.records.every(
        ({ key, createdAt }: Found['records'][number]) =>
          createdAt === undefined ||
          createdAt === output.document?.createdAt ||
          !now.restored.includes(key),
      ),
  ),
  'nothing that was found is lost': whenever(
    (seen) => seen.was('searching') && seen.cause === 'done',
    ({ output, now }) =>
      keysIn(output.records).every(
        (key) => keysIn(now.records).includes(key) || now.restored.includes(key),
      ),
  ),
  'what another tab leaves is offered': whenever(
    (seen) => seen.event?.type === 'journal.left' && !seen.was('searching'),
    (seen) =>
      !seen.is('done') &&
      seen.event?.type === 'journal.left' &&
      keysIn(seen.now.records).includes(seen.event.record.key),
  ),
  'records go one at a time, by an answer; all of them only when they’re put off': remember<
    typeof recoveryMachine,
    number
  >(0, (count, seen) => {
    const now = seen.now.records.length
    const isAllowed =
      now >= count ||
      (isAnswered(seen) &&
        (seen.cause === 'done' || seen.cause === 'failed') &&
        now === count - 1) ||
      (isEvent('user.postpone')(seen) && seen.is('done') && now === 0)
    return isAllowed ? now : broken
  }),
  'the next one is offered while there is one': whenever(
    (seen) => isAnswered(seen) && !seen.is('recovering') && !seen.is('discarding'),
    (seen) => (seen.now.records.length > 0 ? seen.is('found') : seen.is('done')),
  ),
  'postponing a review throws nothing away': whenever(
    (seen) => isEvent('user.postpone')(seen) && (seen.was('reviewing') || seen.was('remaining')),
    (seen) => seen.is('found') && seen.now.records === seen.before?.records,
  ),
  'nothing is put into a form that can’t be edited': whenever(
    emits('recovered'),
    (seen) => seen.before?.form === 'writable' && isEvent('user.recover')(seen),
  ),
  'a form that can be edited takes it': always(
    (seen) =>
      !seen.is('reviewing') ||
      seen.now.form !== 'writable' ||
      seen.can({ type: 'user.recover', current: {} }),
  ),
  'what is shown can always be discarded or put off': always(
    (seen) =>
      !(seen.is('reviewing') || seen.is('remaining')) ||
      (seen.can({ type: 'user.discard' }) && seen.can({ type: 'user.postpone' })),
  ),
  'what is left of a deleted document is never put into another': never(
    (seen) => seen.is('remaining') && seen.can({ type: 'user.recover', current: {} }),
  ),
  'whether the form can be edited is known as it was told last': remember<
    typeof recoveryMachine,
    string | null
  >(null, (told, seen) => {
    const last = seen.event?.type === 'document.formChanged' ? seen.event.form : told
    return last !== null && seen.now.form !== last ? broken : last
  }),
  'somebody’s choice is what is left out': whenever(
    (seen) => seen.event?.type === 'user.choose' && seen.was('reviewing'),
    (seen) =>
      seen.event?.type === 'user.choose' &&
      (seen.event.side === 'theirs') === seen.now.left.some((place) => String(place) === 'title'),
  ),
  'where nothing is left to offer, nothing is offered': never(
    (seen) => seen.is('found') && seen.now.records.length === 0,
  ),

  // What follows what
  'what an earlier visit left is looked for at once': whenever(
    (seen) => seen.cause === 'start',
    asks('find'),
  ),
  'what was found comes back, is offered, or there is nothing': whenever(
    (seen) => seen.work === 'find',
    (seen) => {
      const left = seen.before?.records.length ?? 0
      if (emits('restored')(seen)) return seen.is('restoring')
      const found = seen.cause === 'failed' ? 0 : seen.output.records.length
      return seen.is(found + left > 0 ? 'found' : 'done')
    },
  ),
  'the only edit of a document that nobody has saved since comes back by itself': whenever(
    (seen) => {
      if (seen.work !== 'find' || seen.cause !== 'done') return false
      const { document, into, records }: Found = seen.output
      const [record, ...others] = records
      return (
        record !== undefined &&
        others.length === 0 &&
        into !== null &&
        document !== null &&
        typeof record.version === 'string' &&
        record.version === into.version &&
        (typeof record.createdAt !== 'string' || record.createdAt === document.createdAt) &&
        Object.keys(record.values).every((name) => !into.unknown.includes(name))
      )
    },
    emits('restored'),
  ),
  'once it is back, what is left is offered': whenever(
    (seen) => seen.was('restoring') && seen.work === 'supersede',
    (seen) => seen.is(seen.now.records.length > 0 ? 'found' : 'done'),
  ),
  'whoever reviews sees the oldest, beside the document where it is still the same one': whenever(
    (seen) => isEvent('user.review')(seen) && seen.was('found'),
    ({ before, is }) => {
      const createdAt = before?.records[0]?.createdAt
      const document = before?.document ?? null
      const isOfDeleted =
        document === null ||
        (typeof createdAt === 'string' &&
          document.createdAt !== null &&
          createdAt !== document.createdAt)
      return is(isOfDeleted ? 'remaining' : 'reviewing')
    },
  ),
  'whoever reviews begins with nothing left out': whenever(
    (seen) => isEvent('user.review')(seen) && seen.was('found'),
    ({ now }) => now.left.length === 0,
  ),
  'whoever puts it off is not asked again on this visit': whenever(
    (seen) => isEvent('user.postpone')(seen) && seen.was('found'),
    (seen) => seen.is('done') && seen.now.records.length === 0,
  ),
  'whoever takes it has it in the form, and what it was kept in goes': whenever(
    (seen) => recovers(seen) && !hasGone(seen),
    (seen) => emits('recovered')(seen) && asks('supersede')(seen) && seen.is('recovering'),
  ),
  'what has no field any more stays offered when the rest of it is taken': whenever(
    (seen) => recovers(seen) && hasGone(seen),
    (seen) =>
      emits('recovered')(seen) &&
      asks('keepRest')(seen) &&
      seen.now.records[0]?.values === seen.before?.records[0]?.values &&
      keysIn(seen.now.records).join() === keysIn(seen.before?.records ?? []).join(),
  ),
  'once it is kept, it can be reviewed': whenever(
    (seen) => seen.was('parting') && seen.work === 'keepRest',
    (seen) => seen.is('found'),
  ),
  'whoever discards it has it deleted': whenever(
    (seen) => isEvent('user.discard')(seen) && (seen.was('reviewing') || seen.was('remaining')),
    (seen) => asks('forget')(seen) && seen.is('discarding'),
  ),
  'an answered one is offered no more, whether or not its record could be removed': whenever(
    (seen) => isAnswered(seen) && (seen.cause === 'done' || seen.cause === 'failed'),
    ({ before, is, now }) =>
      keysIn(now.records).join() === keysIn(before?.records.slice(1) ?? []).join() &&
      is(now.records.length > 0 ? 'found' : 'done'),
  ),
  'what is offered can be reviewed, or put off': always(
    (seen) =>
      !seen.is('found') ||
      (seen.can({ type: 'user.review', current: {} }) && seen.can({ type: 'user.postpone' })),
  ),
  'what another tab leaves does not interrupt a review, or what is under way': whenever(
    isEvent('journal.left'),
    (seen) =>
      seen.was('done')
        ? seen.is('found')
        : [
            'searching',
            'found',
            'reviewing',
            'remaining',
            'recovering',
            'parting',
            'discarding',
            'restoring',
          ].every((one) => seen.is(one) === seen.was(one)),
  ),
  'what another tab leaves is offered, once, however early it comes': whenever(
    isEvent('journal.left'),
    ({ event, now }) =>
      event?.type === 'journal.left' &&
      keysIn(now.records).filter((key) => key === event.record.key).length === 1,
  ),
  'what another tab leaves while it’s searched is not lost with the answer': whenever(
    (seen) => seen.work === 'find',
    ({ before, now, output }) =>
      (before?.records ?? []).every(
        ({ key }) => keysIn(now.records).includes(key) || now.restored.includes(key),
      ) &&
      new Set(keysIn(now.records)).size === now.records.length &&
      now.records.length + now.restored.length >= (output?.records.length ?? 0),
  ),
  'nobody waits for an answer that does not come': always(
    (seen) =>
      seen.running.length > 0 ===
      ['searching', 'restoring', 'recovering', 'parting', 'discarding'].some(seen.is),
  ),
}
