import type { Moment } from '../explore/moment.ts'
import { seenIn } from '../laws/seen-in.ts'
import { mapped } from '../objects.ts'
import type { Seen } from '../plan/seen.ts'
import type { SystemSeen } from '../plan/system-seen.ts'
import type { Moments, SystemReaction } from './system-reaction.ts'
import type { SystemStep } from './system-step.ts'

/** What a law of a system is asked about; each machine as in one step, however many it took. */
export function seenInSystem(
  before: Moments | null,
  step: SystemStep | null,
  { after, messages, taken }: SystemReaction,
): SystemSeen {
  return {
    cause: step?.step.cause ?? 'start',
    part: step?.part ?? null,
    event: step?.step.cause === 'event' ? step.step.event : null,
    ms: step?.step.cause === 'clock' ? step.step.ms : 0,
    of: mapped(after, (moment, name) => {
      const own = taken[name]!.map(({ seen }) => seen)
      return own.length === 0 ? idle(moment, before?.[name] ?? null) : joined(own)
    }),
    messages,
  }
}

/** One step in which all of these happened. */
function joined(seen: readonly Seen[]): Seen {
  if (seen.length === 1) return seen[0]!
  const [first, last] = [seen[0]!, seen.at(-1)!]
  const { before, cause, error, event, output, question, was, work } = first
  return {
    ...last,
    ...{ before, cause, error, event, output, question, was, work },
    emitted: seen.flatMap(({ emitted }) => emitted),
    asked: seen.flatMap(({ asked }) => asked),
  }
}

/** A machine to which nothing happened. */
function idle(moment: Moment, before: Moment | null): Seen {
  const known = before === moment ? idlers.get(moment) : undefined
  if (known) return known
  const reaction = { after: moment, fired: [], asked: [], effects: [], emitted: [], visited: [] }
  const seen: Seen = {
    ...seenIn(before ?? moment, null, reaction),
    cause: 'event',
  }
  if (before === moment) idlers.set(moment, seen)
  return seen
}

const idlers = new WeakMap<Moment, Seen>()
