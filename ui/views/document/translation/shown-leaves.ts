import type { ClientField } from '#contracts/fields'
import { placeKey, progressOf } from '#contracts/translated-leaves'
import type { Progress } from '#contracts/translations'
import type { DocumentActor } from '#machines/document'
import type { TranslatedLeaf, TranslationActor } from '#machines/translation'
import { judgeLeaves } from '#machines/translation'
import { isWithin } from '../../../kit/paths.ts'
import type { TranslatedLeaves } from '../../../kit/translating.ts'

export interface ShownLeaves extends TranslatedLeaves {
  all(): readonly TranslatedLeaf[]
  progress(): Progress
  end(): void
}

/**
 * What was to be translated stays on the screen when it is: nobody's field goes while they write in it.
 * It goes once somebody chooses what is shown anew.
 */
export function shownLeaves(
  document: DocumentActor,
  translation: TranslationActor,
  fields: readonly ClientField[],
): ShownLeaves {
  const listeners = new Set<() => void>()
  const judge = judgeLeaves(fields)
  let now: Now = { leaves: [], byPath: new Map(), isKnown: false, showsAll: false }
  let needed = new Set<string>()
  let paths: readonly string[] = []
  let progress: Progress = { done: 0, all: 0 }

  const look = () => {
    const state = translation.getSnapshot()
    const { source } = state.context
    const showsAll = state.matches({ on: { shown: 'all' } })
    const found = source ? judge(source, document.getSnapshot().context) : []
    const leaves = found.map((leaf) => sameAs(now.byPath.get(leaf.path), leaf))
    const isOther = showsAll !== now.showsAll || (source !== null) !== now.isKnown
    if (!isOther && isSameList(leaves, now.leaves)) return
    if (isOther) needed = new Set()
    now = {
      ...{ leaves, showsAll, isKnown: source !== null },
      byPath: new Map(leaves.map((leaf) => [leaf.path, leaf])),
    }
    progress = progressOf(leaves.map(({ state }) => state))
    for (const { place, state } of leaves) if (state !== 'done') needed.add(placeKey(place))
    paths = leaves.filter(({ place }) => needed.has(placeKey(place))).map(({ path }) => path)
    for (const listener of listeners) listener()
  }
  look()
  const ends = [document.subscribe(look), translation.subscribe(look)]
  return {
    at: (path) => now.byPath.get(path),
    shows: (asked) =>
      now.showsAll ||
      !now.isKnown ||
      asked.some((one) => paths.some((path) => isWithin(path, one))),
    all: () => now.leaves,
    progress: () => progress,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    end() {
      for (const end of ends) end.unsubscribe()
    },
  }
}

interface Now {
  leaves: readonly TranslatedLeaf[]
  byPath: ReadonlyMap<string, TranslatedLeaf>
  /** The source was read. */
  isKnown: boolean
  showsAll: boolean
}

const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((item, index) => item === other[index])

/** A field that is as it was is not painted again. */
function sameAs(before: TranslatedLeaf | undefined, leaf: TranslatedLeaf): TranslatedLeaf {
  const isSame =
    before !== undefined &&
    before.state === leaf.state &&
    before.source === leaf.source &&
    before.from === leaf.from &&
    placeKey(before.place) === placeKey(leaf.place)
  return isSame ? before : leaf
}
