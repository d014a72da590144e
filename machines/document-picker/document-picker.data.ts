import type { DocumentPickerContext, Offer, Picked } from './document-picker.types.ts'

export const nothingOffered: DocumentPickerContext = {
  slugs: [],
  isMany: false,
  taken: [],
  room: null,
  slug: '',
  chosen: [],
}

export const offered = (offer: Offer): DocumentPickerContext => ({
  ...offer,
  slug: offer.slugs[0] ?? '',
  chosen: [],
})

export const isSame = (one: Picked, other: Picked): boolean =>
  one.slug === other.slug && one.id === other.id

export const isAmong = (documents: readonly Picked[], document: Picked): boolean =>
  documents.some((one) => isSame(one, document))

/** Whether these can be chosen as well: none is taken already, and there is room for all. */
function haveRoom(
  { chosen, room, taken }: DocumentPickerContext,
  added: readonly Picked[],
): boolean {
  if (added.some((document) => isAmong(taken, document))) return false
  return room === null || chosen.length + added.length <= room
}

export const canToggle = (context: DocumentPickerContext, document: Picked): boolean =>
  isAmong(context.chosen, document) || haveRoom(context, [document])

export const canTogglePage = (context: DocumentPickerContext, page: readonly Picked[]): boolean => {
  const free = freeOf(context, page)
  return free.length > 0 && (isWhole(context, free) || haveRoom(context, addedBy(context, free)))
}

export const toggled = ({ chosen }: DocumentPickerContext, document: Picked): readonly Picked[] =>
  isAmong(chosen, document) ? without(chosen, [document]) : [...chosen, document]

export function pageToggled(
  context: DocumentPickerContext,
  page: readonly Picked[],
): readonly Picked[] {
  const free = freeOf(context, page)
  return isWhole(context, free)
    ? without(context.chosen, free)
    : [...context.chosen, ...addedBy(context, free)]
}

/** Those of a page that have not been picked before. */
const freeOf = ({ taken }: DocumentPickerContext, page: readonly Picked[]): readonly Picked[] =>
  without(page, taken)

const isWhole = ({ chosen }: DocumentPickerContext, free: readonly Picked[]): boolean =>
  free.every((document) => isAmong(chosen, document))

const addedBy = ({ chosen }: DocumentPickerContext, free: readonly Picked[]): readonly Picked[] =>
  without(free, chosen)

const without = (documents: readonly Picked[], others: readonly Picked[]): readonly Picked[] =>
  documents.filter((document) => !isAmong(others, document))
