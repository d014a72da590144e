import { newId } from '../../../fields/kit/new-id.ts'

/** The saves of one form without an answer: when the stream tells of them, nobody else has saved. */
export interface OwnSaves {
  /** What the next one is called. */
  next(): { name: string }
  /** The form has what the server made of the last one. */
  answered(): void
  has(name: string | undefined): boolean
}

export function ownSavesOf(): OwnSaves {
  const names = new Set<string | undefined>()
  return {
    next() {
      const name = newId()
      names.add(name)
      return { name }
    },
    answered: () => names.clear(),
    has: (name) => name !== undefined && names.has(name),
  }
}
