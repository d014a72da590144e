import type { ComponentType } from 'react'
import type { FieldKind, FieldOfKind } from '#contracts/fields'
import { ArrayField } from '../array/ArrayField.tsx'
import { BlocksField } from '../blocks/BlocksField.tsx'
import { CheckboxField } from '../checkbox/CheckboxField.tsx'
import { CodeField } from '../code/CodeField.tsx'
import { CollapsibleField } from '../collapsible/CollapsibleField.tsx'
import { DateField } from '../date/DateField.tsx'
import { EmailField } from '../email/EmailField.tsx'
import type { FieldViewProps } from '../field-view.ts'
import { GroupField } from '../group/GroupField.tsx'
import { JoinField } from '../join/JoinField.tsx'
import { JsonField } from '../json/JsonField.tsx'
import { NumberField } from '../number/NumberField.tsx'
import { PasswordField } from '../password/PasswordField.tsx'
import { PointField } from '../point/PointField.tsx'
import { RadioField } from '../radio/RadioField.tsx'
import { RelationshipField } from '../relationship/RelationshipField.tsx'
import { RichTextField } from '../rich-text/RichTextField.tsx'
import { RowField } from '../row/RowField.tsx'
import { SelectField } from '../select/SelectField.tsx'
import { TabsField } from '../tabs/TabsField.tsx'
import { TextField } from '../text/TextField.tsx'
import { TextareaField } from '../textarea/TextareaField.tsx'
import { UiField } from '../ui/UiField.tsx'
import { UploadField } from '../upload/UploadField.tsx'

/** What a form shows of each kind. */
export const inputs: {
  [Kind in FieldKind]: ComponentType<FieldViewProps<FieldOfKind<Kind>>>
} = {
  array: ArrayField,
  blocks: BlocksField,
  checkbox: CheckboxField,
  code: CodeField,
  collapsible: CollapsibleField,
  date: DateField,
  email: EmailField,
  group: GroupField,
  join: JoinField,
  json: JsonField,
  number: NumberField,
  password: PasswordField,
  point: PointField,
  radio: RadioField,
  relationship: RelationshipField,
  richText: RichTextField,
  row: RowField,
  select: SelectField,
  tabs: TabsField,
  text: TextField,
  textarea: TextareaField,
  ui: UiField,
  upload: UploadField,
}
