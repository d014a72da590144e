import { shallowEqual, useSelector } from '@xstate/react'
import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { SaveIntent } from '#contracts/documents'
import type { TextKey } from '#locales'
import type { DocumentActor } from '#machines/document'
import { rightTo } from '#machines/document'
import type { DocumentActors } from '#machines/open-document'
import type { Action } from '../../../actions/action.ts'
import { useText } from '../../../kit/text.tsx'
import { useIsTight } from '../../../kit/use-is-narrow.ts'
import { lockedOut } from '../lock/locked-out.ts'
import { usePublishRefusal } from '../review/use-publish-refusal.ts'
import { againstSave, mayEver } from './refusals.ts'
import { useSentence } from './use-sentence.ts'

/** The ways to save: mod+S saves, as a draft where there are drafts, and mod+Shift+Enter publishes. A small screen has room for the short word. */
export function useSaveActions(
  { document, lock }: DocumentActors,
  entity: ClientCollection | ClientGlobal,
): readonly Action[] {
  const { drafts } = entity
  const text = useText()
  const isPublished = useSelector(document, ({ context }) => context.isPublic)
  const isLockedOut = useSelector(lock, lockedOut)
  const save = useSave(
    document,
    entity,
    isLockedOut,
    drafts ? 'draft' : 'save',
    drafts ? 'document.saveDraft' : 'document.save',
  )
  const isTight = useIsTight()
  const [label, otherLabel] = isPublished && !isTight ? ofPublished : ofUnpublished
  const publish = useSave(document, entity, isLockedOut, 'publish', label)
  const saveByKey: Action = { ...save, keys: ['mod+s'] }
  if (!drafts) return [saveByKey]
  const publishByKey: Action = { ...publish, keys: ['mod+shift+enter'] }
  return [saveByKey, isTight ? publishByKey : { ...publishByKey, otherLabel: text(otherLabel) }]
}

function useSave(
  document: DocumentActor,
  entity: ClientCollection | ClientGlobal,
  isLockedOut: boolean,
  intent: SaveIntent,
  label: TextKey,
): Action {
  const text = useText()
  const sentence = useSentence()
  const unreviewed = usePublishRefusal(document, entity)
  const against = useSelector(document, (state) => againstSave(state, intent), shallowEqual)
  const isForbidden = !useSelector(document, (state) => mayEver(state, entity, rightTo(intent)))
  const isBusy = useSelector(document, (state) => {
    const { intent: current, next, sent, values } = state.context
    // What was typed since is saved by the next press.
    const isMine = state.matches({ open: 'saving' }) && current === intent && sent === values
    return isMine || next === intent
  })
  const refusals: readonly TextKey[] = isLockedOut
    ? ['document.refusal.lockedOut']
    : // What is there to be published has to be approved; of nothing, that needn't be said.
      intent === 'publish' && unreviewed && against.length === 0
      ? [unreviewed]
      : against
  return {
    id: intent === 'draft' ? 'action-save-draft' : 'action-save',
    label: text(label),
    refusal: sentence(isForbidden && against.length === 0 ? [forbidden] : refusals),
    isForbidden,
    isBusy,
    run: () => document.send({ type: 'user.save', intent }),
  }
}

const ofUnpublished = ['document.publish', 'document.publishChanges'] as const
const ofPublished = ['document.publishChanges', 'document.publish'] as const

const forbidden: TextKey = 'problem.access.refused'
