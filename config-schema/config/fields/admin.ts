import type { FieldBase } from 'payload'
import { z } from 'zod'
import { components, optionalComponent } from '../component.ts'
import type { KeysOf } from '../keys-of.ts'
import { flag, open, optionalFunction, optionalLabel } from '../values.ts'

/** `admin.components` of a field. */
export const fieldComponents = z
  .strictObject({
    Cell: optionalComponent("Shows the value in a list's cell."),
    Description: optionalComponent('Shows the description.'),
    Diff: optionalComponent('Shows the difference between two versions.'),
    Field: optionalComponent('Replaces the whole field.'),
    Filter: optionalComponent("Replaces the field's filter in lists."),
    Error: optionalComponent('Shows what is wrong with the value.'),
    Label: optionalComponent('Shows the label.'),
    afterInput: components('Shown below the input.'),
    beforeInput: components('Shown above the input.'),
  })
  .meta({
    id: 'FieldComponents',
    description: "Components of yours in place of the field's parts.",
  })

/** What `admin` of any field has. */
export const adminKeys = {
  className: z.string().optional().describe('A CSS class of your own.'),
  components: fieldComponents.optional().describe('What replaces or joins its parts.'),
  condition: optionalFunction('Answers whether the field is shown.'),
  custom: open('Data of your own, for server and browser.'),
  description: optionalLabel('The help text at the field.'),
  disableBulkEdit: flag('Not offered when many documents are edited at once.'),
  disabled: flag('Not in the admin at all.'),
  disableGroupBy: flag('Not offered for grouping a list.'),
  disableListColumn: flag("Not offered as a list's column."),
  disableListFilter: flag("Not offered as a list's filter."),
  hidden: flag('In the form, but not on the screen.'),
  position: z.enum(['main', 'sidebar']).optional().describe('Where on the page the field stands.'),
  readOnly: flag('Shown, but not to be changed.'),
  style: open('CSS of your own.'),
  width: z
    .union([z.string(), z.number()])
    .optional()
    .describe("The width within a row, e.g. '50%'."),
} satisfies KeysOf<NonNullable<FieldBase['admin']>>

/** `admin` of a field: what all have, and what this kind adds. */
export const fieldAdmin = <Extra extends z.ZodRawShape>(extra: Extra) =>
  z
    .strictObject({ ...adminKeys, ...extra })
    .optional()
    .describe('How the field looks and behaves in the admin.')
