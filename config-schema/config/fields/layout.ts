import type { CollapsibleField, GroupField, RowField, Tab, TabsField, UIField } from 'payload'
import { z } from 'zod'
import { optionalComponent } from '../component.ts'
import type { KeysOf } from '../keys-of.ts'
import { flag, open, optionalFunction, optionalLabel, optionalWords, text } from '../values.ts'
import { adminKeys, fieldAdmin } from './admin.ts'
import {
  dataKeys,
  fieldLabel,
  fieldName,
  hooks,
  interfaceName,
  plainKeys,
  required,
  saveToJWT,
  validate,
  valueKeys,
} from './keys.ts'

/** `fields` is handed in to each of these, because they may hold one another. */
export const groupField = (fields: z.ZodType) =>
  z.strictObject({
    type: z.literal('group').describe('A group of fields, stored under a key if it has a name.'),
    ...valueKeys,
    name: fieldName
      .optional()
      .describe('The key; without it, the values are stored in the parent.'),
    fields: fields.describe('The fields of the group.'),
    interfaceName,
    admin: fieldAdmin({ hideGutter: flag('Hides the line at the side.') }),
  } satisfies KeysOf<GroupField>)

export const rowField = (fields: z.ZodType) =>
  z.strictObject({
    type: z.literal('row').describe('Fields side by side.'),
    ...plainKeys,
    required,
    saveToJWT,
    fields: fields.describe('The fields of the row.'),
    admin: fieldAdmin({}),
  } satisfies KeysOf<RowField>)

export const collapsibleField = (fields: z.ZodType) =>
  z.strictObject({
    type: z.literal('collapsible').describe('Collapsible fields.'),
    ...plainKeys,
    required,
    saveToJWT,
    label: fieldLabel,
    fields: fields.describe('The fields inside.'),
    admin: fieldAdmin({ initCollapsed: flag('Collapsed by default.') }),
  } satisfies KeysOf<CollapsibleField>)

const tab = (fields: z.ZodType) =>
  z
    .strictObject({
      ...dataKeys,
      name: fieldName
        .optional()
        .describe('The key; without it, the values are stored in the parent.'),
      id: text('Its own ID.'),
      description: optionalLabel("The tab's description."),
      fields: fields.describe('The fields of the tab.'),
      interfaceName,
      admin: fieldAdmin({}),
    } satisfies KeysOf<Tab>)
    .meta({ id: 'Tab', description: 'One tab: with a name it is a key in the document.' })

export const tabsField = (fields: z.ZodType) =>
  z.strictObject({
    type: z.literal('tabs').describe('Fields in tabs.'),
    ...plainKeys,
    required,
    label: fieldLabel,
    hooks,
    validate,
    tabs: z.array(tab(fields)).describe('The tabs.'),
    admin: fieldAdmin({}),
  } satisfies KeysOf<TabsField>)

export const uiField = z.strictObject({
  type: z.literal('ui').describe('A custom component without a value.'),
  name: fieldName,
  label: optionalWords('Its label in lists.'),
  custom: open('Custom data, server only.'),
  admin: z
    .strictObject({
      ...adminKeys,
      components: z
        .record(z.string(), optionalComponent('A component.'))
        .optional()
        .describe('The components: `Field`, and `Cell` and `Filter` in lists.'),
      condition: optionalFunction('Returns whether it is shown.'),
      position: text('Its position on the page.'),
    })
    .optional()
    .describe('Its options in the admin panel.'),
} satisfies KeysOf<UIField>)
