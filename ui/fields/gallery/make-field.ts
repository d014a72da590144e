import type { ClientField, FieldKind, FieldOfKind } from '#config-schema'

/** A field as the server would send it, with what a sample does not care about filled in. */
export function field<Kind extends FieldKind>(
  type: Kind,
  name: string,
  own: Partial<FieldOfKind<Kind>> = {},
): ClientField {
  return {
    label: name.replace(/^./, (letter) => letter.toUpperCase()),
    description: null,
    width: null,
    position: 'main',
    hidden: false,
    required: false,
    localized: false,
    unique: false,
    placeholder: null,
    defaultValue: null,
    readOnly: { create: false, update: false },
    disableListColumn: false,
    disableListFilter: false,
    disableBulkEdit: false,
    ...ofKind[type],
    type,
    ...(arranging.has(type) ? {} : { name }),
    ...own,
    // The parts fit together by `type`, which TypeScript cannot follow through a spread.
  } as unknown as ClientField
}

/** Kinds without a value have no name either. */
const arranging = new Set<FieldKind>(['row', 'collapsible', 'tabs'])

const many = { hasMany: false, minRows: null, maxRows: null }
const reference = { ...many, relationTo: [], isPolymorphic: false }
const rows = { minRows: null, maxRows: null, labels: { singular: 'Row', plural: 'Rows' } }

const ofKind: Record<FieldKind, object> = {
  text: { ...many, minLength: null, maxLength: null },
  textarea: { minLength: null, maxLength: null, rows: null },
  number: { ...many, min: null, max: null, step: null },
  email: {},
  password: { minLength: null },
  checkbox: {},
  date: { appearance: 'dayOnly' },
  select: { hasMany: false, options: [] },
  radio: { options: [] },
  relationship: reference,
  upload: reference,
  code: { language: null },
  json: {},
  point: {},
  richText: {},
  array: { ...rows, initCollapsed: false, fields: [] },
  blocks: { ...rows, blocks: [] },
  group: { fields: [] },
  row: { fields: [], label: null },
  collapsible: { fields: [], initCollapsed: false },
  tabs: { tabs: [], label: null },
  join: { collection: [], on: '' },
  ui: {},
}
