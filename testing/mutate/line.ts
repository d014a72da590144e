import type { Observation } from '../drive/world.ts'
import type { Disguise } from './mutation.ts'

/** All that is seen, as one line: lines are compared faster than their parts. */
export const lineOf = (
  { places, context, status, effects, running }: Observation,
  disguise?: Disguise,
): string => JSON.stringify([disguised(places, disguise), context, status, effects, running])

/** How places look when nobody can tell a state from another. */
export const disguised = (places: readonly string[], disguise?: Disguise): readonly string[] =>
  disguise === undefined
    ? places
    : places.map((place) =>
        isIn(place, disguise.path) ? disguise.looksLike + place.slice(disguise.path.length) : place,
      )

const isIn = (place: string, path: string) => place === path || place.startsWith(`${path}.`)
