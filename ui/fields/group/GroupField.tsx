import type { GroupField as Field } from '#contracts/fields'
import { FieldSet } from '../../parts/FieldSet.tsx'
import { VisuallyHidden } from '../../parts/VisuallyHidden.tsx'
import type { FieldViewProps } from '../field-view.ts'
import { CommentSlot } from '../kit/CommentSlot.tsx'
import { EditorMark } from '../kit/EditorMark.tsx'
import { frameOf, withWidth } from '../kit/frame.ts'
import { useControlId } from '../kit/handles.ts'
import { LocaleMark } from '../kit/LocaleMark.tsx'
import { useObjection } from '../kit/use-objection.tsx'

/** Fields under one heading. With a name it is an object of its own; without, its fields are its parent's. */
export function GroupField({ form, field, path, List }: FieldViewProps<Field>) {
  const error = useObjection(form, path)
  const fields = <List form={form} fields={field.fields} parent={path} />
  const id = useControlId(path)
  const handles = field.name === null ? withWidth(field.width) : { ...frameOf(path, field), id }
  if (field.label === null && field.name === null) return <div {...handles}>{fields}</div>
  return (
    <FieldSet
      {...handles}
      legend={
        <>
          {field.label ?? <VisuallyHidden>{field.name}</VisuallyHidden>}{' '}
          <LocaleMark form={form} field={field} />{' '}
          {field.name !== null && <EditorMark form={form} path={path} />}
        </>
      }
      aside={field.name !== null && <CommentSlot form={form} path={path} />}
      description={field.description}
      error={field.name === null ? undefined : error}
    >
      {fields}
    </FieldSet>
  )
}
