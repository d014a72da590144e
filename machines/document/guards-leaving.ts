import type { SnapshotFrom } from 'xstate'
import type { documentMachine } from './document.machine.ts'
import { savesItself } from './saving.ts'
import { unparsedIn } from './unparsed.ts'

/**
 * Whether leaving must ask first (DOC-4): something would be lost. Drafts that save themselves are
 * saved on leaving; those whose save has failed are not (R9), nor is what is half typed. What came
 * back by itself, and was not touched, was left like this before.
 */
export function guardsLeaving(state: SnapshotFrom<typeof documentMachine>): boolean {
  if (!state.hasTag('unsaved')) return false
  const isOnItsWay =
    state.matches({ open: { unsaved: 'dirty' } }) || state.matches({ open: 'saving' })
  if (savesItself(state.context) && state.matches({ open: { unsaved: 'restored' } })) return false
  return !(savesItself(state.context) && isOnItsWay && unparsedIn(state.context).length === 0)
}
