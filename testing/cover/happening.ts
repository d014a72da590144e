import type { Edge, Passage } from '../explore/graph.ts'
import { sayStep } from '../plan/step.ts'
import type { Happening } from './criteria.ts'
import { theStart } from './criteria.ts'

/** A passage of the graph, as the criteria see it. */
export const happeningOf = (passage: Passage): Happening =>
  isEdge(passage)
    ? {
        place: passage.from.place,
        said: sayStep(passage.step),
        reaction: passage.reaction,
        isRefused: passage.isRefused,
      }
    : {
        place: theStart,
        said: `input ${passage.input}`,
        reaction: passage.reaction,
        isRefused: false,
      }

const isEdge = (passage: Passage): passage is Edge => 'step' in passage
