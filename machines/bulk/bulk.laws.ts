import type { BulkResult } from '#contracts/bulk'
import type { Laws, Seen } from '#testing/laws'
import {
  always,
  asks,
  emits,
  ends,
  from,
  hears,
  never,
  onlyAfter,
  runs,
  whenever,
} from '#testing/laws'
import type { bulkMachine } from './bulk.machine.ts'

type Step = Seen<typeof bulkMachine>

export const laws: Laws<typeof bulkMachine> = {
  'nothing is changed before somebody has confirmed it': onlyAfter(
    (seen) =>
      ['user.confirm', 'user.changeNow', 'user.resume', 'user.undo'].includes(
        seen.event?.type ?? '',
      ),
    asks('run'),
    (seen) => seen.is('idle'),
  ),
  'what is confirmed was looked at': whenever(
    hears('user.confirm'),
    (seen) => !asks('run')(seen) || seen.now.looked.length >= seen.now.ids.length,
  ),
  'nothing is asked about while there is nothing to do': whenever(
    (seen) => asks('run')(seen) && hears('user.confirm')(seen),
    (seen) => seen.asked[0]?.input.documents.length > 0,
  ),
  'who pauses waits until somebody resumes': from<typeof bulkMachine>(
    (seen) => seen.is('waiting'),
    (seen) => seen.is('waiting') && seen.running.length === 0,
    (seen) => hears('user.resume')(seen) || hears('user.stop')(seen),
  ),
  'what has no answer is doubted, not counted as done': whenever(
    ends('run', 'failed'),
    (seen) => seen.now.done === seen.before?.done && seen.now.doubted.length > 0,
  ),
  'the end is told once': whenever(
    (seen) => seen.is('finished') && !seen.was('finished'),
    emits('ended'),
  ),
  'and only then': whenever(
    emits('ended'),
    (seen) => seen.is('finished') || (seen.is('idle') && ends('run', 'done')(seen)),
  ),
  'who has to read nothing is told so, once it has ended': always(
    (seen) => emits('succeeded')(seen) === (seen.was('running') && seen.is('idle')),
  ),
  'what was refused, went or was left is read before it closes': whenever(
    emits('succeeded'),
    ({ before, emitted }) =>
      emitted.every(
        ({ results }) =>
          results.every(
            ({ outcome }: BulkResult) => outcome === 'changed' || outcome === 'unchanged',
          ) && results.length >= (before?.looked.length ?? 0),
      ),
  ),
  'what was done can be taken back from what is told': whenever(
    emits('succeeded'),
    ({ before, emitted }) =>
      emitted.every(({ job, results }) => job !== null && results.length > 0 && before !== null),
  ),
  'looking changes nothing': whenever(
    (seen) => asks('look')(seen) || asks('list')(seen),
    (seen) => !asks('run')(seen),
  ),
  'what could not be read can be tried again': always(
    (seen) => !seen.is('unseen') || (seen.now.problem !== null && seen.can({ type: 'user.retry' })),
  ),
  'nothing is kept of what was cancelled or closed': never(
    (seen) => seen.is('idle') && (seen.now.job !== null || seen.now.done.length > 0),
  ),
  'nobody waits for an answer that has come': always(
    (seen) =>
      seen.is('listing') === runs('list')(seen) &&
      seen.is('looking') === runs('look')(seen) &&
      seen.is('running') === runs('run')(seen),
  ),
  'nothing pauses that nobody paused': never(
    (seen) => seen.was('running.going') && seen.is('waiting.paused'),
  ),
  'the end is reached when each has its answer, and not before': whenever(
    (seen) => ends('run', 'done')(seen) && !emits('succeeded')(seen),
    (seen) =>
      seen.is('finished') ===
      seen.now.looked.filter(({ outcome }: BulkResult) => outcome === 'changed').length <=
        seen.now.done.length,
  ),
  'what the documents have is read for an edit, and for nothing else': whenever(
    asks('look'),
    ({ asked, now }) =>
      asked[0]?.input.withValues === (now.job?.change.kind === 'edit' || undefined),
  ),
  'what the documents had is not kept once it is confirmed': never(
    (seen) => seen.is('running') && seen.now.looked.some(({ values }: BulkResult) => values),
  ),
  'each that is listed is looked at, in its turn': whenever(
    asks('look'),
    ({ asked, now }) => asked[0]?.input.documents[0]?.id === now.ids[now.looked.length],
  ),
  'each is changed once, in its turn, and only where something changes': whenever(
    asks('run'),
    ({ asked, now }: Step) => {
      const next = now.looked.filter(({ outcome }) => outcome === 'changed').slice(now.done.length)
      const documents: readonly { id: unknown }[] = asked[0]?.input.documents ?? []
      return documents.every(({ id }, index) => id === next[index]?.id)
    },
  ),
  'a retry is about what was refused, and nothing else': whenever(
    (seen) => seen.was('finished') && hears('user.retry')(seen) && seen.is('listing'),
    ({ before, now }) => {
      const refused = [
        ...(before?.settled ?? []),
        ...(before?.looked ?? []),
        ...(before?.done ?? []),
      ]
        .filter(({ outcome }) => outcome === 'refused')
        .map(({ id }) => id)
      const ids = now.job?.target.kind === 'these' ? now.job.target.ids : []
      return ids.length > 0 && ids.every((id) => refused.includes(id))
    },
  ),
  'what was taken back stays so': never(
    (seen) =>
      seen.is('finished') &&
      seen.now.job?.change.kind === 'undo' &&
      (seen.can({ type: 'user.undo' }) || seen.can({ type: 'user.retry' })),
  ),
  'until it is confirmed it can be cancelled': always(
    (seen) =>
      !['filling', 'listing', 'looking', 'unseen', 'asking'].some(seen.is) ||
      seen.can({ type: 'user.cancel' }),
  ),
}
