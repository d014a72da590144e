import type { Seen } from '../plan/seen.ts'

/** The step is this event. */
export const hears = (type: string) => (seen: Seen) => seen.event?.type === type

/** The step asks for this work. */
export const asks = (work: string) => (seen: Seen) => seen.asked.some((one) => one.work === work)

/** The work goes on after the step: somebody waits for its answer. */
export const runs = (work: string) => (seen: Seen) => seen.running.some((one) => one.work === work)

/** The step emits this event. */
export const emits = (type: string) => (seen: Seen) =>
  seen.emitted.some((event) => event.type === type)

/** The step is the end of this work. */
export const ends = (work: string, cause: 'done' | 'failed') => (seen: Seen) =>
  seen.work === work && seen.cause === cause
