import { newId } from '../../../fields/kit/new-id.ts'

/** What a new document is called until it has an ID: sent twice with the same name, it is created once. */
export interface Creation {
  readonly name: string
  /** An earlier visit may have created it, and nobody heard of that. */
  continue(name: string): void
  /** What is created once, and deleted, may be created again. */
  end(): void
}

export function startCreation(): Creation {
  let name = newId()
  let isEnded = false
  return {
    get name() {
      return name
    },
    continue(earlier) {
      if (!isEnded) name = earlier
    },
    end() {
      isEnded = true
      name = newId()
    },
  }
}
