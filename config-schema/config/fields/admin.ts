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
    Error: optionalComponent('Shows validation errors.'),
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
  className: z.string().optional().describe('A custom CSS class.'),
  components: fieldComponents.optional().describe('Custom components for its parts.'),
  condition: optionalFunction('Returns whether the field is shown.'),
  custom: open('Custom data, for the server and the browser.'),
  description: optionalLabel('The help text at the field.'),
  disableBulkEdit: flag('Hides the field when several documents are edited at once.'),
  disabled: flag('Removes the field from the admin panel.'),
  disableGroupBy: flag('Excludes the field from grouping.'),
  disableListColumn: flag('Excludes the field from list columns.'),
  disableListFilter: flag('Excludes the field from list filters.'),
  hidden: flag('Keeps the field in the form, but hides it.'),
  position: z.enum(['main', 'sidebar']).optional().describe("The field's position on the page."),
  readOnly: flag('Makes the field read-only.'),
  style: open('Custom CSS.'),
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
    .describe('Options of the field in the admin panel.')
