import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { ClientCollection } from '#contracts/admin-config'
import type { BulkActor } from '#machines/bulk'
import { ActionDrawer } from '../../../actions/ActionDrawer.tsx'
import { OfferedButton } from '../../../actions/OfferedButton.tsx'
import { useText } from '../../../kit/text.tsx'
import css from './BulkEdit.module.css'
import { EditedField } from './EditedField.tsx'
import { editableFields } from './editable-fields.ts'
import { FieldChoice } from './FieldChoice.tsx'
import type { ListActions } from './list-edits.ts'
import { editOf, lacksValues } from './list-edits.ts'
import { useBlankDocument } from './use-blank-document.ts'

interface Props {
  collection: ClientCollection
  bulk: BulkActor
}

/** Which fields are set for all, and to what. */
export function BulkEdit({ collection, bulk }: Props) {
  const text = useText()
  const isFilling = useSelector(bulk, (state) => state.matches('filling'))
  return (
    <ActionDrawer
      open={isFilling}
      onCancel={() => bulk.send({ type: 'user.cancel' })}
      title={text('bulk.ask.edit', { label: collection.labels.plural })}
      closeLabel={text('app.close')}
    >
      <BulkEditForm collection={collection} bulk={bulk} />
    </ActionDrawer>
  )
}

function BulkEditForm({ collection, bulk }: Props) {
  const text = useText()
  const document = useBlankDocument(collection)
  const [chosen, choose] = useState<readonly string[]>([])
  const [actions, setActions] = useState<ListActions>({})
  const offered = editableFields(collection)
  const fields = offered.filter(({ name }) => chosen.includes(name))
  const lacks = useSelector(document, ({ context: { values } }) =>
    lacksValues(editOf(fields, actions, values)),
  )
  const look = () => {
    const { values } = document.getSnapshot().context
    bulk.send({ type: 'user.fill', edit: editOf(fields, actions, values) })
  }
  const refusal = fields.length === 0 ? 'bulk.fields.none' : lacks && 'bulk.lists.none'
  return (
    <div className={css.root}>
      <p className={css.text}>{text('bulk.fields.text')}</p>
      <FieldChoice offered={offered} chosen={chosen} onChange={choose} />
      {fields.map((field) => (
        <EditedField
          key={field.name}
          {...{ document, collection, field }}
          action={actions[field.name] ?? null}
          onAction={(action) => setActions({ ...actions, [field.name]: action })}
        />
      ))}
      <div className={css.actions}>
        <OfferedButton
          id="bulk-cancel"
          label={text('app.cancel')}
          run={() => bulk.send({ type: 'user.cancel' })}
        />
        <OfferedButton
          id="bulk-look"
          label={text('bulk.fields.look')}
          kind="primary"
          refusal={refusal ? text(refusal) : undefined}
          run={look}
        />
      </div>
    </div>
  )
}
