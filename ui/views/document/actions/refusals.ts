import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { SaveIntent } from '#contracts/documents'
import type { TextKey } from '#locales'
import type { DocumentSnapshot, Objection } from '#machines/document'
import { isNew, objections } from '#machines/document'

/**
 * Whether this person may ever do this to the document. While it loads, what the config says of all
 * of them stands for it, so that no button comes late.
 */
export const mayEver = (
  state: DocumentSnapshot,
  entity: ClientCollection | ClientGlobal,
  right: 'update' | 'publish',
): boolean =>
  state.matches('loading')
    ? mayInGeneral(entity, isNew(state.context))
    : state.context.permissions[right]

const mayInGeneral = (entity: ClientCollection | ClientGlobal, isNew: boolean): boolean =>
  isNew && 'labels' in entity ? entity.access.create : entity.access.update

/** Why a document does not accept a save now: every guard that says no; nothing: it does. */
export function againstSave(state: DocumentSnapshot, intent: SaveIntent): TextKey[] {
  return state.can({ type: 'user.save', intent }) ? [] : reasonsOf(state, intent)
}

/** The same for what is asked about first, and saved after that. */
export const againstCommand = (state: DocumentSnapshot, intent: SaveIntent): TextKey[] =>
  state.matches('open') && objections(state.context, intent).length === 0
    ? []
    : reasonsOf(state, intent)

export function againstDiscarding(state: DocumentSnapshot): TextKey[] {
  if (state.can({ type: 'user.revert' })) return []
  return [
    state.matches({ open: 'saving' }) ? 'document.refusal.saving' : 'document.refusal.unchanged',
  ]
}

function reasonsOf(state: DocumentSnapshot, intent: SaveIntent): TextKey[] {
  if (!state.matches('open')) return ['document.refusal.notThere']
  return objections(state.context, intent).map((objection) => reasons[objection])
}

const reasons: Record<Objection, TextKey> = {
  notPermitted: 'problem.access.refused',
  conflicts: 'document.objection.conflicts',
  nothingChanged: 'document.objection.nothingChanged',
  notPublic: 'problem.document.neverPublished',
  noDraft: 'document.objection.noDraft',
}
