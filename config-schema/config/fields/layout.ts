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
    type: z.literal('group').describe('Fields that belong together, under a key if it has a name.'),
    ...valueKeys,
    name: fieldName.optional().describe('The key; without it the values stay with the parent.'),
    fields: fields.describe('The fields of the group.'),
    interfaceName,
    admin: fieldAdmin({ hideGutter: flag('Drops the line at the side.') }),
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
    type: z.literal('collapsible').describe('Fields that can be folded away.'),
    ...plainKeys,
    required,
    saveToJWT,
    label: fieldLabel,
    fields: fields.describe('The fields inside.'),
    admin: fieldAdmin({ initCollapsed: flag('Starts closed.') }),
  } satisfies KeysOf<CollapsibleField>)

const tab = (fields: z.ZodType) =>
  z
    .strictObject({
      ...dataKeys,
      name: fieldName.optional().describe('The key; without it the values stay with the parent.'),
      id: text('An id of its own.'),
      description: optionalLabel('The text under the tab.'),
      fields: fields.describe('The fields of the tab.'),
      interfaceName,
      admin: fieldAdmin({}),
    } satisfies KeysOf<Tab>)
    .meta({ id: 'Tab', description: 'One tab: with a name it is a key in the document.' })

export const tabsField = (fields: z.ZodType) =>
  z.strictObject({
    type: z.literal('tabs').describe('Fields behind tabs.'),
    ...plainKeys,
    required,
    label: fieldLabel,
    hooks,
    validate,
    tabs: z.array(tab(fields)).describe('The tabs.'),
    admin: fieldAdmin({}),
  } satisfies KeysOf<TabsField>)

export const uiField = z.strictObject({
  type: z.literal('ui').describe('A component of yours without a value.'),
  name: fieldName,
  label: optionalWords('What it is called in lists.'),
  custom: open('Data of your own, for the server only.'),
  admin: z
    .strictObject({
      ...adminKeys,
      components: z
        .record(z.string(), optionalComponent('A component.'))
        .optional()
        .describe('What to show: `Field`, and `Cell` and `Filter` in lists.'),
      condition: optionalFunction('Answers whether it is shown.'),
      position: text('Where on the page it stands.'),
    })
    .optional()
    .describe('How it looks and behaves in the admin.'),
} satisfies KeysOf<UIField>)
