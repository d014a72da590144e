import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import type { RelationshipField, UploadField } from '#contracts/fields'
import type { DocumentPickerActor, Picked } from '#machines/document-picker'
import { documentPickerMachine } from '#machines/document-picker'
import type { Reference } from '../../client/summaries.ts'
import { useRecentChoices } from '../references/recent-choices.ts'
import { withAdded } from '../references/references.ts'
import { useVisible } from '../references/use-choices.ts'

interface FieldPick {
  actor: DocumentPickerActor
  /** Shows the lists to pick from. */
  open: () => void
}

/** Picking documents for a field from their lists: one instead of another, or some besides the others. */
export function useDocumentPicker(
  field: RelationshipField | UploadField,
  chosen: readonly Reference[],
  onChange: (references: Reference[]) => void,
): FieldPick {
  const { relationTo, hasMany, maxRows } = field
  const actor = useActorRef(documentPickerMachine)
  const slugs = useVisible(relationTo).map(({ slug }) => slug)
  const { remember } = useRecentChoices(relationTo)
  const take = useEffectEvent((documents: readonly Picked[]) => {
    for (const document of documents) remember(document)
    onChange(documents.reduce((all, one) => withAdded(field, all, one), [...chosen]))
  })
  useEffect(() => {
    const { unsubscribe } = actor.on('picked', ({ documents }) => take(documents))
    return unsubscribe
  }, [actor])
  const room = hasMany && maxRows !== null ? Math.max(0, maxRows - chosen.length) : null
  const offer = { slugs, isMany: hasMany, taken: chosen, room }
  return { actor, open: () => actor.send({ type: 'user.open', offer }) }
}
