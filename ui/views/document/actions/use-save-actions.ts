import { shallowEqual, useSelector } from '@xstate/react'
import type { ClientCollection, ClientGlobal, SaveIntent } from '#config-schema'
import type { TextKey } from '#locales'
import type { DocumentActor } from '#machines/document'
import { rightTo } from '#machines/document'
import type { DocumentActors } from '#machines/open-document'
import type { Action } from '../../../actions/action.ts'
import { useText } from '../../../kit/text.tsx'
import { withheld } from '../lock/withheld.ts'
import { againstSave } from './refusals.ts'
import { sentence } from './sentence.ts'

/** The ways to save: mod+S saves, as a draft where there are drafts. */
export function useSaveActions(
  { document, lock }: DocumentActors,
  { drafts }: ClientCollection | ClientGlobal,
): readonly Action[] {
  const isPublished = useSelector(document, ({ context }) => context.isPublic)
  const isWithheld = useSelector(lock, withheld)
  const save = useSave(
    document,
    isWithheld,
    drafts ? 'draft' : 'save',
    drafts ? 'document.saveDraft' : 'document.save',
  )
  const publish = useSave(
    document,
    isWithheld,
    'publish',
    isPublished ? 'document.publishChanges' : 'document.publish',
  )
  const saveByKey: Action = { ...save, keys: ['mod+s'] }
  return drafts ? [saveByKey, publish] : [saveByKey]
}

function useSave(
  document: DocumentActor,
  isWithheld: boolean,
  intent: SaveIntent,
  label: TextKey,
): Action {
  const text = useText()
  const against = useSelector(document, (state) => againstSave(state, intent), shallowEqual)
  const isForbidden = useSelector(document, ({ context }) => !context.permissions[rightTo(intent)])
  const isBusy = useSelector(document, (state) => {
    const { context } = state
    const isMine = state.matches({ open: 'saving' }) && context.intent === intent
    return isMine || context.next === intent
  })
  const refusals: readonly TextKey[] = isWithheld ? ['document.refusal.withheld'] : against
  return {
    id: intent === 'draft' ? 'action-save-draft' : 'action-save',
    label: text(label),
    refusal: sentence(text, isForbidden && against.length === 0 ? [forbidden] : refusals),
    isForbidden,
    isBusy,
    run: () => document.send({ type: 'user.save', intent }),
  }
}

const forbidden: TextKey = 'problem.access.refused'
