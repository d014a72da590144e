import type { Json } from '#contracts/documents'
import type { ClientField, ValueField } from '#contracts/fields'
import { useEdit, useError, useValue } from '../../fields/form.ts'
import { isReadOnly } from '../../fields/kit/is-read-only.ts'
import { useSiteForm, useSitePlace } from '../../site-components/place.ts'

/** The value of a field, and what may be done with it. */
export interface FieldHandle<Value extends Json> {
  path: string
  /** undefined: nothing was ever there. */
  value: Value | undefined
  /** An edit like any other: kept at once, undone with undo, saved with the document. */
  setValue: (value: Value) => void
  /** What stands against the value. */
  errors: readonly string[]
  readOnly: boolean
}

/**
 * One field of the document. A path begins at the document: `title`, `meta.title`, `links.0.url`;
 * without one it is the field that the component stands in. The component is drawn again when this
 * value changes, and for no other.
 */
export function useField<Value extends Json = Json>(path?: string): FieldHandle<Value> {
  const form = useSiteForm()
  const place = useSitePlace()
  const whole = path ?? place.path ?? ''
  const own = whole === place.path && hasValue(place.field) ? place.field : null
  const error = useError(form, whole)
  return {
    path: whole,
    // What the config calls a number is one, as far as the server has checked it.
    value: useValue(form, whole) as Value | undefined,
    setValue: useEdit(form, whole),
    errors: error === undefined ? [] : [error],
    readOnly: own ? isReadOnly(form, own) : form.isReadOnly,
  }
}

const hasValue = (field: ClientField | undefined): field is Extract<ClientField, ValueField> =>
  field !== undefined && 'readOnly' in field
