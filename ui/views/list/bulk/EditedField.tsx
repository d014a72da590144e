import type { ClientCollection } from '#contracts/admin-config'
import type { ListAction } from '#contracts/bulk-edit'
import { holdsMany } from '#contracts/fields'
import type { DocumentActor } from '#machines/document'
import { useText } from '../../../kit/text.tsx'
import { RadioGroup } from '../../../parts/RadioGroup.tsx'
import { BlankFields } from './BlankFields.tsx'
import css from './EditedField.module.css'
import type { EditableField } from './editable-fields.ts'
import { withoutBounds } from './list-edits.ts'

interface Props {
  document: DocumentActor
  collection: ClientCollection
  field: EditableField
  /** null: what is entered replaces what the documents have. */
  action: ListAction | null
  onAction: (action: ListAction | null) => void
}

/** A field of an edit; of a list, people choose whether it is replaced, added to or removed from. */
export function EditedField({ document, collection, field, action, onAction }: Props) {
  const text = useText()
  return (
    <div className={css.root}>
      {holdsMany(field) && (
        <RadioGroup
          legend={text('bulk.lists.action', { label: field.label ?? field.name })}
          direction="row"
          choices={[
            { value: 'replace', label: text('bulk.lists.replace') },
            { value: 'add', label: text('bulk.lists.add') },
            { value: 'remove', label: text('bulk.lists.remove') },
          ]}
          value={action ?? 'replace'}
          onChange={(value) => onAction(value === 'add' || value === 'remove' ? value : null)}
        />
      )}
      <BlankFields
        {...{ document, collection }}
        fields={[action === null ? field : withoutBounds(field)]}
      />
    </div>
  )
}
