import { optionsOf } from './samples.ts'
import type { Place } from './site-fields.ts'
import type { Data } from './values.ts'
import { valueAt, withValue } from './values.ts'

/** What the functions of a config say about which fields the panel shows. */
export interface Conditions {
  /** Without what is not shown. */
  pruned: (data: Data) => Data
  isShown: (place: Place, data: Data) => boolean
  /** Why a condition cannot be asked about a document; null: it can. */
  throwsAt: (place: Place, data: Data) => string | null
  /** Selections with which a place is shown; null: there are none among so many. */
  reaching: (place: Place, dataWith: (choices: Data) => Data) => Reaching
  /** The same for what hides it. */
  hiding: (place: Place, dataWith: (choices: Data) => Data) => Reaching
}

interface Reaching {
  choices: Data | null
  tried: number
}

export function conditionsOf(places: readonly Place[], user: string | number | null): Conditions {
  const more = { user: { id: user }, operation: 'create', blockData: {}, path: [] }
  const ask = ({ conditions }: Place, data: Data) =>
    conditions.every(({ passes, siblings }) => passes(data, valueAt(data, siblings) ?? {}, more))
  const isShown = (place: Place, data: Data) => {
    try {
      return ask(place, data)
    } catch {
      return false
    }
  }
  return {
    isShown,
    throwsAt(place, data) {
      try {
        ask(place, data)
        return null
      } catch (thrown) {
        return String(thrown)
      }
    },
    pruned(data) {
      const conditional = places.filter(({ conditions }) => conditions.length > 0)
      const hidden = conditional.filter((place) => !isShown(place, data))
      return hidden.reduce(
        (rest, { path }) =>
          valueAt(rest, path) === undefined ? rest : withValue(rest, path, undefined),
        data,
      )
    },
    reaching: (place, dataWith) => search(places, (choices) => isShown(place, dataWith(choices))),
    hiding: (place, dataWith) => search(places, (choices) => !isShown(place, dataWith(choices))),
  }
}

function search(places: readonly Place[], isWanted: (choices: Data) => boolean): Reaching {
  let tried = 0
  for (const choices of combinations(places)) {
    tried += 1
    if (isWanted(choices)) return { choices, tried }
  }
  return { choices: null, tried }
}

/** Documents that are tried before a condition counts as never met. */
const most = 2000

/** What can be chosen in a form: nothing, each alone, and each two together. */
function* combinations(places: readonly Place[]): Generator<Data> {
  let left = most
  const single = places.flatMap(({ field, path }) =>
    valuesOf(field).map((value) => ({ path, value })),
  )
  yield {}
  for (const { path, value } of single) yield { [path]: value }
  for (const [index, one] of single.entries()) {
    for (const other of single.slice(index + 1)) {
      if (left-- === 0) return
      if (other.path !== one.path) yield { [one.path]: one.value, [other.path]: other.value }
    }
  }
}

function valuesOf(field: Place['field']): readonly unknown[] {
  if (field.type === 'checkbox') return [true, false]
  if (field.type !== 'select' && field.type !== 'radio') return []
  return optionsOf(field).map((option) => (field.hasMany ? [option] : option))
}
