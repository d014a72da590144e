import { shapeOf } from '../chart/shape.ts'
import { ModelError } from '../model-error.ts'
import type { AnyPlan } from '../plan/plan.ts'
import type { Trace } from './trace.ts'

/**
 * A trace tells of one chart; of another it may tell nothing.
 *
 * @throws {ModelError} `trace.otherChart`, saying what changed
 */
export function mustFit({ machine }: AnyPlan, trace: Trace, anyway: boolean): void {
  if (trace.machine !== machine.id) {
    throw new ModelError(
      'trace.otherChart',
      `This trace is of the machine ${trace.machine}, not of ${machine.id}. Replay it with the plan of ${trace.machine}.`,
    )
  }
  const { hash, lines } = shapeOf(machine)
  if (anyway || trace.shape === hash) return
  throw new ModelError(
    'trace.otherChart',
    `${machine.id} has changed since this trace was taken${whatChanged(trace.chart, lines)}. It may go another way now: --anyway tries it.`,
  )
}

function whatChanged(before: readonly string[] | undefined, now: readonly string[]): string {
  if (before === undefined) return ''
  const gone = missingFrom(now, before)
  const added = missingFrom(before, now)
  const others = before.filter((line) => !now.includes(line) && !gone.includes(nameIn(line)))
  const parts = [
    told('gone', gone),
    told('new', added),
    told('written differently', others.map(nameIn)),
  ].filter(Boolean)
  return parts.length === 0 ? ' (their order)' : `: ${parts.join('; ')}`
}

/** The names of what is in these lines and not in those. */
function missingFrom(those: readonly string[], these: readonly string[]): string[] {
  const names = new Set(those.map(nameIn))
  return these.map(nameIn).filter((name) => !names.has(name))
}

/** `arrow a|go|0, to b` is about `arrow a|go|0`. */
const nameIn = (line: string) => line.split(', ', 1)[0]!

/** More than a few names say less. */
const mostNames = 5

function told(word: string, names: readonly string[]): string {
  if (names.length === 0) return ''
  const more = names.length - mostNames
  return `${word}: ${names.slice(0, mostNames).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}
