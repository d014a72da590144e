import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'
import { ModelError } from '../model-error.ts'
import type { Moment, Running } from './moment.ts'
import { inputOf } from './remote-work.ts'

/** The work that goes on after a step; `ended` is the child that the step was the end of. */
export function runningIn(
  snapshot: AnyMachineSnapshot,
  before: Moment | null,
  ended: string | undefined,
): Running[] {
  const children: Record<string, AnyActorRef | undefined> = snapshot.children
  const known = new Map(before?.running.map((running) => [running.ref, running]))
  const were = new Set(Object.values<unknown>(before?.snapshot.children ?? {}))
  return Object.entries(children).flatMap(([child, ref]) => {
    if (ref === undefined || (were.has(ref) && !known.has(ref))) return []
    if (were.has(ref) && child === ended) return []
    if (isNobody.test(child)) throw nameless(String(ref.src))
    mustHaveName(String(ref.src))
    return (
      known.get(ref) ?? { child, work: String(ref.src), input: inputOf(ref.getSnapshot()), ref }
    )
  })
}

/** What XState calls a child without a name: `undefined`, or another number each time. */
const isNobody = /^(undefined|x:\d+)$/

const nameless = (work: string) =>
  new ModelError(
    'chart.namelessWork',
    `The work "${work}" is spawned without an id, so that nothing can tell which of it ends. Spawn it as spawnChild('${work}', { id: '${work}' }), or invoke it.`,
  )

/**
 * What a chart writes at the state itself can't be played by anybody else, and no plan can name it.
 *
 * @throws {ModelError} `chart.inlineWork`
 */
function mustHaveName(work: string): void {
  const [, state] = /^xstate\.invoke\.\d+\.(.*)$/.exec(work) ?? []
  if (state === undefined) return
  throw new ModelError(
    'chart.inlineWork',
    `The work that ${state} invokes is written there itself, so that nobody else can do it in a test. Give it a name: setup({ actors: { load: … } }), and invoke: { src: 'load' } in ${state}.`,
  )
}
