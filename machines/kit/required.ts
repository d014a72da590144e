import type { NonReducibleUnknown } from 'xstate'
import { fromPromise } from 'xstate'

/** A port: work that a machine asks for by name. Until somebody provides it, it refuses. */
export const required = <Output, Input extends NonReducibleUnknown = undefined>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`Provide the "${name}" actor.`)))
