import { shallowEqual, useSelector } from '@xstate/react'
import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { TextKey } from '#locales'
import type { DocumentSnapshot } from '#machines/document'
import { isNew } from '#machines/document'
import type { DocumentActors } from '#machines/open-document'
import { useText } from '../../../kit/text.tsx'
import { lockedOut } from '../lock/locked-out.ts'
import { againstCommand, againstDiscarding } from './refusals.ts'
import { useSentence } from './use-sentence.ts'

/** Why each of the rarer things can't be done now, in words; undefined: it can. */
export function useMoreRefusals(
  { command, copy, document, lock, schedule }: DocumentActors,
  entity: ClientCollection | ClientGlobal,
) {
  const text = useText()
  const sentence = useSentence()
  const isPublic = useSelector(
    document,
    ({ context }) => !isNew(context) && (context.isPublic || !context.hasDrafts),
  )
  const isFree = useSelector(command, (state) => state.can({ type: 'user.ask', command: 'delete' }))
  const canSchedule = useSelector(schedule, (state) => state.can({ type: 'user.open' }))
  const canCopy = useSelector(copy, (state) => state.can({ type: 'user.open', to: [] }))
  const isLockedOut = useSelector(lock, lockedOut)
  const against = useSelector(
    document,
    (state) => ({
      discard: sentence(againstDiscarding(state)),
      revert: sentence(againstCommand(state, 'revert')),
      unpublish: sentence(againstCommand(state, 'unpublish')),
      check: sentence(againstChecking(state)),
      publish: sentence(unless(state, 'publish')),
      copy: sentence(unless(state, 'update')),
      delete: sentence(unless(state, 'delete')),
      isThere: sentence(unless(state)),
    }),
    shallowEqual,
  )
  const busy = text('document.refusal.busy')
  const others = isLockedOut ? text('document.refusal.lockedOut') : undefined
  const create =
    'labels' in entity && entity.access.create ? undefined : text('problem.access.refused')
  const free = isFree ? undefined : busy
  return {
    discard: against.discard ?? others,
    revert: against.revert ?? free ?? others,
    unpublish: against.unpublish ?? free ?? others,
    check: against.check,
    schedule: against.publish ?? (canSchedule ? others : busy),
    view: isPublic ? undefined : text('preview.unpublished'),
    create,
    template: create ?? against.isThere,
    duplicate: create ?? against.isThere ?? free,
    favorite: against.isThere,
    copy: against.copy ?? (canCopy ? undefined : busy),
    delete: against.delete ?? free ?? others,
  }
}

/** A new document can be checked as well: what counts is what stands in the form. */
function againstChecking(state: DocumentSnapshot): TextKey[] {
  if (!state.matches('open')) return ['document.refusal.notThere']
  return state.context.permissions.publish ? [] : ['problem.access.refused']
}

/** Why nothing can be done yet with the document, or never by this person. */
function unless(state: DocumentSnapshot, right?: 'publish' | 'update' | 'delete'): TextKey[] {
  if (!state.matches('open')) return ['document.refusal.notThere']
  if (isNew(state.context)) return ['document.refusal.new']
  return right && !state.context.permissions[right] ? ['problem.access.refused'] : []
}
