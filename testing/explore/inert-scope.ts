import type {
  AnyActorLogic,
  AnyActorScope,
  ExecutableActionObject,
  InspectionEvent,
  Snapshot,
} from 'xstate'
import { createActor } from 'xstate'

interface Watch {
  onAction: (action: ExecutableActionObject) => void
  onInspection: (event: InspectionEvent) => void
}

/**
 * A place in which a machine can take a step without anything happening: no work starts, no timer
 * runs, nothing is emitted, and whoever watches hears what would have been done.
 */
export function inertScope({ onAction, onInspection }: Watch): AnyActorScope {
  const self = createActor(nobody, { inspect: onInspection })
  return {
    self,
    system: self.system,
    id: self.id,
    sessionId: self.sessionId,
    logger: () => {},
    defer: () => {},
    emit: () => {},
    stopChild: () => {},
    actionExecutor: onAction,
  }
}

const nobody: AnyActorLogic = {
  getInitialSnapshot: (): Snapshot<unknown> => ({
    status: 'active',
    output: undefined,
    error: undefined,
  }),
  transition: (snapshot) => snapshot,
  getPersistedSnapshot: (snapshot) => snapshot,
}
