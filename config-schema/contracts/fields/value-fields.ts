import type { ManyBounds, ValueField } from './field.ts'

/** What a browser fills in by itself, e.g. 'email'; null: nothing. */
interface Completed {
  autoComplete: string | null
}

/** Written from right to left, whatever the page does. */
interface Directed {
  rtl: boolean
}

export interface TextField extends ValueField, ManyBounds, Completed, Directed {
  type: 'text'
  minLength: number | null
  maxLength: number | null
}

export interface TextareaField extends ValueField, Directed {
  type: 'textarea'
  minLength: number | null
  maxLength: number | null
  rows: number | null
}

export interface NumberField extends ValueField, ManyBounds, Completed {
  type: 'number'
  min: number | null
  max: number | null
  step: number | null
}

export interface EmailField extends ValueField, Completed {
  type: 'email'
}

export interface PasswordField extends ValueField, Completed {
  type: 'password'
  minLength: number | null
  maxLength: number | null
}

export interface CheckboxField extends ValueField {
  type: 'checkbox'
}

export interface DateField extends ValueField {
  type: 'date'
  appearance: 'dayOnly' | 'dayAndTime' | 'timeOnly' | 'monthOnly'
  /** The first and the last instant, as ISO texts; of a time of day, its time alone. */
  min: string | null
  max: string | null
  /** The time zone that is kept beside the value, in a field named `<name>_tz`; null: there is none. */
  timezone: {
    options: readonly ClientOption[]
    required: boolean
    defaultValue: string | null
  } | null
}

/** One choice of a select or radio field. */
export interface ClientOption {
  label: string
  value: string
}

export interface SelectField extends ValueField {
  type: 'select'
  hasMany: boolean
  /** The choice can be taken back. */
  isClearable: boolean
  /** The chosen can be put in order. */
  isSortable: boolean
  options: readonly ClientOption[]
}

export interface RadioField extends ValueField {
  type: 'radio'
  options: readonly ClientOption[]
  layout: 'horizontal' | 'vertical'
}

export interface CodeField extends ValueField {
  type: 'code'
  language: string | null
  /** The code editor's own options, as far as they are data. */
  editorOptions: Readonly<Record<string, unknown>> | null
}

export interface JsonField extends ValueField {
  type: 'json'
  jsonSchema: { uri: string; schema: Readonly<Record<string, unknown>> } | null
  /** Of the control, in pixels; null: as the page likes. */
  maxHeight: number | null
}

export interface PointField extends ValueField {
  type: 'point'
  step: number | null
}
