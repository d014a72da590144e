/** What a document on screen holds that its server does not have. */
export interface UnsavedWork {
  key: string
  /** Leaving asks first, or the document saves itself then (DOC-4). */
  onLeaving: 'ask' | 'save'
  /** What saving it would be; null: it cannot be saved now. */
  saveAs: 'draft' | 'save' | null
  /** Its copy on this device; `none`: nothing keeps it, and nothing has tried to. */
  copy: 'keeping' | 'kept' | 'notKept' | 'none'
  /** The names of the fields that the copy leaves out. */
  leftOut: readonly string[]
}

/** The question about leaving unsaved work: what would become of it, and how it can be saved. */
export interface LeaveQuestion {
  copy: UnsavedWork['copy'] | 'partlyKept'
  leftOut: readonly string[]
  saveAs: UnsavedWork['saveAs']
  /** How many documents it is about. */
  count: number
}

export const withUnsaved = (
  unsaved: readonly UnsavedWork[],
  work: UnsavedWork,
): readonly UnsavedWork[] =>
  isKnown(unsaved, work.key)
    ? unsaved.map((other) => (other.key === work.key ? work : other))
    : [...unsaved, work]

export const withoutUnsaved = (
  unsaved: readonly UnsavedWork[],
  key: string,
): readonly UnsavedWork[] => unsaved.filter((other) => other.key !== key)

export const isKnown = (unsaved: readonly UnsavedWork[], key: string): boolean =>
  unsaved.some((work) => work.key === key)

export const asksFirst = (unsaved: readonly UnsavedWork[]): boolean =>
  unsaved.some(({ onLeaving }) => onLeaving === 'ask')

/** Closing the page now could lose something: what is kept on this device is safe. */
export const isAtRisk = (unsaved: readonly UnsavedWork[]): boolean =>
  unsaved.some(({ copy, leftOut }) => copy !== 'kept' || leftOut.length > 0)

export function leaveQuestion(unsaved: readonly UnsavedWork[]): LeaveQuestion {
  const asking = unsaved.filter(({ onLeaving }) => onLeaving === 'ask')
  const leftOut = asking.flatMap((work) => work.leftOut)
  return { copy: copyOf(asking), leftOut, saveAs: saveAsOf(asking), count: asking.length }
}

export const isSameQuestion = (one: LeaveQuestion, other: LeaveQuestion): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

function copyOf(asking: readonly UnsavedWork[]): LeaveQuestion['copy'] {
  const is = (copy: UnsavedWork['copy']) => asking.some((work) => work.copy === copy)
  if (is('notKept')) return 'notKept'
  if (is('none')) return 'none'
  if (asking.some(({ leftOut }) => leftOut.length > 0)) return 'partlyKept'
  return is('keeping') ? 'keeping' : 'kept'
}

/** All are saved, or none. */
function saveAsOf(asking: readonly UnsavedWork[]): UnsavedWork['saveAs'] {
  if (asking.some(({ saveAs }) => saveAs === null)) return null
  return asking.every(({ saveAs }) => saveAs === 'draft') ? 'draft' : 'save'
}
