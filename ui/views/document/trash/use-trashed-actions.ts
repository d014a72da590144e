import { shallowEqual, useSelector } from '@xstate/react'
import type { ClientCollection } from '#contracts/admin-config'
import type { DocumentPermissions } from '#contracts/documents'
import type { TextKey } from '#locales'
import type { DocumentActor } from '#machines/document'
import type { DocumentCommand, DocumentCommandActor } from '#machines/document-command'
import type { Action } from '../../../actions/action.ts'
import { useText } from '../../../kit/text.tsx'
import type { ButtonKind } from '../../../parts/Button.tsx'

/** An action, and the face of its button. */
export interface TrashedAction extends Action {
  kind: ButtonKind
}

/** What can be done with a document in the trash: nothing else is, until it is out of it. */
export function useTrashedActions(
  document: DocumentActor,
  command: DocumentCommandActor,
  { drafts }: ClientCollection,
): readonly TrashedAction[] {
  const text = useText()
  const isOpen = useSelector(document, (state) => state.matches('open'))
  const permissions = useSelector(document, ({ context }) => context.permissions, shallowEqual)
  const isFree = useSelector(command, (state) => state.can({ type: 'user.ask', command: 'delete' }))
  const running = useSelector(command, (state) =>
    state.matches('running') ? state.context.command : null,
  )
  const offer = (
    what: DocumentCommand,
    right: keyof DocumentPermissions,
    label: TextKey,
    kind: ButtonKind,
  ): TrashedAction => ({
    id: `trashed-${what}`,
    label: text(label),
    kind,
    refusal: refusalOf(right),
    isForbidden: isOpen && !permissions[right],
    isBusy: running === what,
    run: () => command.send({ type: 'user.ask', command: what }),
  })
  return [
    offer('delete', 'delete', 'trash.forever', 'danger'),
    ...(drafts
      ? [offer('restorePublished', 'restorePublished', 'bulk.action.restorePublished', 'plain')]
      : []),
    offer('restore', 'restore', 'bulk.action.restore', 'primary'),
  ]

  function refusalOf(right: keyof DocumentPermissions): string | undefined {
    if (!isOpen) return text('document.refusal.notThere')
    if (!permissions[right]) return text('problem.access.refused')
    return isFree ? undefined : text('document.refusal.busy')
  }
}
