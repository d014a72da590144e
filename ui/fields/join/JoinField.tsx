import type { JoinField as Field } from '#config-schema'
import { useText } from '../../kit/text.ts'
import type { FieldViewProps } from '../field-view.ts'
import css from './JoinField.module.css'

/** What points at this document is not listed yet; it says where to look. */
export function JoinField({ field }: FieldViewProps<Field>) {
  const text = useText()
  return (
    <p className={css.root}>
      {text('field.join', { label: field.label ?? field.name, where: field.collection.join(', ') })}
    </p>
  )
}
