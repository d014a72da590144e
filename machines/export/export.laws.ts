import type { Laws, Seen } from '#testing/laws'
import { always, asks, emits, ends, runs, whenever } from '#testing/laws'
import type { exportMachine } from './export.machine.ts'

type Step = Seen<typeof exportMachine>

const chooses = (seen: Step) =>
  seen.event?.type === 'user.setFormat' || seen.event?.type === 'user.setFields'

export const laws: Laws<typeof exportMachine> = {
  'nothing is written before it was asked for': always(
    ({ is, now }) =>
      !(is('idle') || is('choosing')) ||
      (now.parts.length === 0 && now.done === 0 && now.page === 1 && now.known.length === 0),
  ),
  'a problem is told where it happened': always(
    ({ is, now: { problem } }) => (problem !== null) === is('failed'),
  ),
  'nothing else changes how it is written': whenever(
    (seen) => !(chooses(seen) && seen.was('choosing')),
    ({ before, now }) =>
      before === null || (now.format === before.format && now.fields === before.fields),
  ),
  'a page is asked for as was chosen, after what is written': whenever(
    asks('read'),
    ({ asked, now }) => {
      const { format, fields, page, known, done } = asked[0]?.input ?? {}
      return (
        format === now.format &&
        fields === now.fields &&
        page === now.parts.length + 1 &&
        known === now.known &&
        done === now.done
      )
    },
  ),
  'nobody waits for an answer that has come': always(
    (seen) => seen.is('reading') === runs('read')(seen),
  ),
  'the whole file is told with its last page, and only then': whenever(
    (seen) => emits('written')(seen) || (ends('read', 'done')(seen) && seen.output.isLast),
    ({ before, cause, emitted, output }) => {
      const [file] = emitted
      return (
        cause === 'done' &&
        output.isLast &&
        file?.count === (before?.done ?? 0) + output.written &&
        file?.format === before?.format &&
        file?.parts.length === (before?.parts.length ?? 0) + 1 &&
        file?.parts.at(-1) === output.text
      )
    },
  ),
  'it can always be closed': always((seen) => seen.is('idle') || seen.can({ type: 'user.close' })),
}
