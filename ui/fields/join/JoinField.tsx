import { use } from 'react'
import type { JoinField as Field } from '#contracts/fields'
import { useText } from '../../kit/text.tsx'
import { FieldSet } from '../../parts/FieldSet.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import type { FieldViewProps } from '../field-view.ts'
import { FieldLabel } from '../kit/FieldLabel.tsx'
import { frameOf } from '../kit/frame.ts'
import { useControlId } from '../kit/handles.ts'
import { ListsInFieldsContext } from '../kit/lists-in-fields.ts'
import css from './JoinField.module.css'

/** The documents that refer to this one. */
export function JoinField({ form, field, path }: FieldViewProps<Field>) {
  const text = useText()
  const lists = use(ListsInFieldsContext)
  return (
    <FieldSet
      {...frameOf(path, field)}
      id={useControlId(path)}
      level="field"
      legend={<FieldLabel {...field} />}
      description={field.description}
    >
      {form.isNew ? (
        <p className={css.note}>{text('field.join.unsaved')}</p>
      ) : (
        lists && (
          <lists.JoinTable
            form={form}
            field={field}
            pending={<Skeleton label={text('app.loading')} look="rows" />}
          />
        )
      )}
    </FieldSet>
  )
}
