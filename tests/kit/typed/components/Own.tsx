import { FieldFrame, useField } from 'stateroom-admin/ui'

/** A field of the site's with a control of the browser's own. */
export function Plain() {
  const { value, setValue } = useField<string>()
  return (
    <FieldFrame>
      {({ readOnly, required: _, placeholder: __, ...control }) => (
        <input
          {...control}
          readOnly={readOnly}
          value={value ?? ''}
          onChange={(event) => setValue(event.currentTarget.value)}
        />
      )}
    </FieldFrame>
  )
}
