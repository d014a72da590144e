import type { AnyActorLogic, AnyEventObject, AnyStateMachine, Snapshot } from 'xstate'
import { mostByItself } from './restless.ts'

/** Work that ends when it is told to, by a message: no promise is waited for. */
type RemoteSnapshot = Snapshot<unknown> & { input: unknown }

/** The same machine, whose work is done by whoever plays the world, and which does not go on for ever by itself. */
export function withRemoteWork(machine: AnyStateMachine): AnyStateMachine {
  const names = Object.keys(machine.implementations.actors)
  const played = machine.provide({
    actors: Object.fromEntries(names.map((name) => [name, remoteWork])),
  })
  played.options = { ...played.options, maxIterations: mostByItself }
  return played
}

const remoteWork: AnyActorLogic = {
  getInitialSnapshot: (_, input): RemoteSnapshot => ({
    status: 'active',
    output: undefined,
    error: undefined,
    input,
  }),
  transition: (snapshot: RemoteSnapshot, event: AnyEventObject) => {
    if (event.type === 'done') return { ...snapshot, status: 'done', output: event.output }
    if (event.type === 'failed') return { ...snapshot, status: 'error', error: event.error }
    return snapshot
  },
  getPersistedSnapshot: (snapshot) => snapshot,
}

/** What the work was asked for. */
export const inputOf = (snapshot: Snapshot<unknown>): unknown =>
  'input' in snapshot ? snapshot.input : undefined
