import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { ClientCollection } from '#contracts/admin-config'
import type { BulkActor } from '#machines/bulk'
import { ActionDrawer } from '../../../actions/ActionDrawer.tsx'
import { OfferedButton } from '../../../actions/OfferedButton.tsx'
import { useText } from '../../../kit/text.tsx'
import { BlankFields } from './BlankFields.tsx'
import css from './BulkEdit.module.css'
import { editableFields } from './editable-fields.ts'
import { FieldChoice } from './FieldChoice.tsx'
import { useBlankDocument } from './use-blank-document.ts'
import { valuesOf } from './values-of.ts'

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
  const offered = editableFields(collection)
  const fields = offered.filter(({ name }) => chosen.includes(name))
  const look = () => {
    const { values } = document.getSnapshot().context
    bulk.send({ type: 'user.fill', edit: { data: valuesOf(fields, values) } })
  }
  return (
    <div className={css.root}>
      <p className={css.text}>{text('bulk.fields.text')}</p>
      <FieldChoice offered={offered} chosen={chosen} onChange={choose} />
      <BlankFields {...{ document, collection, fields }} />
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
          refusal={fields.length === 0 ? text('bulk.fields.none') : undefined}
          run={look}
        />
      </div>
    </div>
  )
}
