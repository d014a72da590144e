import type { Laws, Seen } from '#testing/laws'
import { always, asks, broken, ends, hears, remember, runs, whenever } from '#testing/laws'
import type { orderMachine } from './order.machine.ts'
import type { Moved } from './order.types.ts'

type Step = Seen<typeof orderMachine>

const inputOf = ({ asked }: Step) => asked[0]?.input
const isAtRest = ({ is }: Step) => is('idle') || is('asking') || is('refused')
const moves = (seen: Step) =>
  hears('user.move')(seen) && (seen.was('idle') || seen.was('asking') || seen.was('refused'))

export const laws: Laws<typeof orderMachine> = {
  // Moving
  'nothing is moved unless somebody says so': whenever(asks('move'), moves),
  'what is on its way is shown, and nothing else': always(
    (seen) => (seen.now.move !== null) === runs('move')(seen),
  ),
  'one thing is done at a time': always((seen) => seen.running.length === (isAtRest(seen) ? 0 : 1)),

  // Naming a position
  'it is known for which documents a position is asked': always(
    ({ is, now: { asked } }) => asked.length > 0 === is('asking'),
  ),
  'whoever is asked can think better of it, and nothing has changed': always((seen) => {
    if (seen.is('asking') && !seen.can({ type: 'user.cancel' })) return false
    const cancels = hears('user.cancel')(seen) && seen.was('asking')
    return !cancels || (seen.is('idle') && seen.now.moved === seen.before?.moved)
  }),

  // What is told
  'what was done is told, with how many it was, and nothing else is': always((seen) => {
    const { emitted, output } = seen
    const [told] = emitted
    if (ends('undo', 'done')(seen)) return emitted.length === 1 && told?.type === 'undone'
    if (!ends('move', 'done')(seen) || output.length === 0) return emitted.length === 0
    return emitted.length === 1 && told?.type === 'moved' && told.count === output.length
  }),
  'a problem is told where it stands': always(
    ({ is, now: { problem } }) => (problem !== null) === is('refused'),
  ),
  'a problem stays until it is closed, or something else is done': whenever(
    (seen) => seen.was('refused') && !seen.is('refused'),
    (seen) => hears('user.close')(seen) || hears('user.ask')(seen) || moves(seen),
  ),

  // Taking back
  'what was moved last can be taken back, once, exactly that': remember<
    typeof orderMachine,
    readonly Moved[]
  >([], (last, seen) => {
    const undoes = hears('user.undo')(seen) && seen.was('idle') && last.length > 0
    if (asks('undo')(seen) !== undoes) return broken
    if (undoes && inputOf(seen) !== last) return broken
    const isOver = asks('move')(seen) || seen.cause === 'failed' || ends('undo', 'done')(seen)
    const next = ends('move', 'done')(seen) ? seen.output : isOver ? [] : last
    const isOffered = !seen.is('idle') || seen.can({ type: 'user.undo' }) === next.length > 0
    return isOffered && seen.now.moved.length === next.length ? next : broken
  }),
}
