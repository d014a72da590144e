import type { EventObject } from 'xstate'

/** One thing that happens to a machine from outside. Everything else is a consequence. */
export type Step =
  | { cause: 'event'; event: EventObject; example?: string }
  /** Time passes until the next timer is due. */
  | { cause: 'clock'; ms: number }
  /** A running piece of work, the child of that id, ends. */
  | { cause: 'done'; work: string; child: string; output: unknown; example?: string }
  | { cause: 'failed'; work: string; child: string; error: unknown; example?: string }

/** As much of a step as its words are made of. */
type Told =
  | { cause: 'event'; event: { type: string }; example?: string }
  | { cause: 'clock'; ms: number }
  | { cause: 'done' | 'failed'; work: string; example?: string }

/** A step in words: `user.save (publish)`, `save failed (offline)`, `2 s pass`. */
export function sayStep(step: Told): string {
  switch (step.cause) {
    case 'event':
      return withExample(step.event.type, step.example)
    case 'clock':
      return `${step.ms / 1000} s pass`
    default:
      return withExample(`${step.work} ${step.cause}`, step.example)
  }
}

/** The only example of its kind needs no name. */
export const onlyExample = ''

const withExample = (words: string, example: string | undefined) =>
  example ? `${words} (${example})` : words
