import { creationsNamed } from '#contracts/documents'
import { newId } from '../../../fields/kit/new-id.ts'

/**
 * What a new document is called until it has an ID: sent twice with the same name, it is created once.
 * What comes of several visits has the names of all of them.
 */
export interface Creation {
  readonly name: string
  /** The name as a save sends it: the document may be there from now on. */
  sent(): string
  /** An earlier visit may have created it, and nobody heard of that. */
  continue(name: string): void
  /** What is created once, and deleted, may be created again. */
  end(): void
}

export function startCreation(): Creation {
  let name = newId()
  // A name that nobody has heard of is worth nothing beside an earlier one.
  let isKnown = false
  let isEnded = false
  return {
    get name() {
      return name
    },
    sent() {
      isKnown = true
      return name
    },
    continue(earlier) {
      if (isEnded) return
      name = isKnown ? creationsNamed(`${name} ${earlier}`).join(' ') : earlier
      isKnown = true
    },
    end() {
      isEnded = true
      name = newId()
    },
  }
}
