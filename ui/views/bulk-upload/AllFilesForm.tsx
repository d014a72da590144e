import { useSelector } from '@xstate/react'
import { useState, useSyncExternalStore } from 'react'
import type { ClientCollection } from '#contracts/admin-config'
import { unsavedIn } from '#machines/bulk-upload'
import { OfferedButton } from '../../actions/OfferedButton.tsx'
import { useText } from '../../kit/text.tsx'
import { RadioGroup } from '../../parts/RadioGroup.tsx'
import { BlankFields } from '../list/bulk/BlankFields.tsx'
import { editableFields } from '../list/bulk/editable-fields.ts'
import { FieldChoice } from '../list/bulk/FieldChoice.tsx'
import { valuesOf } from '../list/bulk/values-of.ts'
import css from './AllFilesForm.module.css'
import type { BulkUpload } from './use-bulk-upload.ts'

interface Props {
  bulk: BulkUpload
  collection: ClientCollection
}

/** Which fields are set for all files at once, and to what. */
export function AllFilesForm({ bulk, collection }: Props) {
  const text = useText()
  const { forAll } = bulk
  const { chosen, which } = useSyncExternalStore(bulk.subscribe, forAll.get)
  const document = useSyncExternalStore(bulk.subscribe, forAll.document)
  const [applied, setApplied] = useState<number | null>(null)
  const count = useSelector(bulk.actor, ({ context }) => unsavedIn(context).length)
  const offered = editableFields(collection)
  const fields = offered.filter(({ name }) => chosen.includes(name))
  const apply = () => {
    const { values } = document.getSnapshot().context
    setApplied(bulk.fillIn(valuesOf(fields, values), which))
  }
  return (
    <div className={css.root}>
      <p className={css.text}>{text('bulkUpload.all.text')}</p>
      <FieldChoice
        offered={offered}
        chosen={chosen}
        onChange={(next) => forAll.change({ chosen: next })}
      />
      <BlankFields {...{ document, collection, fields }} />
      <RadioGroup
        legend={text('bulkUpload.all.which')}
        choices={[
          { value: 'empty', label: text('bulkUpload.all.empty') },
          { value: 'all', label: text('bulkUpload.all.overwrite') },
        ]}
        value={which}
        onChange={(value) => forAll.change({ which: value === 'all' ? 'all' : 'empty' })}
      />
      <div className={css.actions}>
        <OfferedButton
          id="bulk-upload-apply"
          label={text('bulkUpload.apply', { count })}
          refusal={fields.length === 0 ? text('bulk.fields.none') : undefined}
          run={apply}
        />
        <span role="status">
          {applied !== null && text('bulkUpload.applied', { count: applied })}
        </span>
      </div>
    </div>
  )
}
