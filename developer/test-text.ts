import type { AnyStateMachine } from 'xstate'
import type { RecordedStep, Trace } from '#testing'
import { recordedAlong, testOf } from '#testing'
import type { Watched } from './watched.ts'

/** What happened to an actor as a test, which expects that the same happens again. */
export function testTextOf({ actor, tape }: Watched): string {
  const { logic } = actor as unknown as { logic: AnyStateMachine }
  const trace = tape.trace()
  return testOf(trace, { recorded: recordedBy(logic, trace) })
}

/** Nothing where the machine can't be told without the page that it lives in. */
function recordedBy(machine: AnyStateMachine, trace: Trace): RecordedStep[] {
  try {
    return recordedAlong({ machine }, trace)
  } catch {
    return []
  }
}
