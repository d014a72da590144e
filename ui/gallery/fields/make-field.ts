import type { ClientBlock, ClientField, FieldKind, FieldOfKind } from '#contracts/fields'
import { factsOf } from '#contracts/fields'
import { plainFeatures } from '#contracts/rich-text/plain-features'

/** A field as the server would send it, with what a sample does not care about filled in. */
export function field<Kind extends FieldKind>(
  type: Kind,
  name: string,
  own: Partial<FieldOfKind<Kind>> = {},
): ClientField {
  return {
    label: named(name),
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
    ...(factsOf({ type }).holds === 'layout' ? {} : { name }),
    ...own,
    // The parts fit together by `type`, which TypeScript cannot follow through a spread.
  } as unknown as ClientField
}

/** A kind of block of these fields; the rest filled in. */
export const block = (
  slug: string,
  fields: readonly ClientField[] = [],
  own: Partial<ClientBlock> = {},
): ClientBlock => {
  const singular = named(slug)
  return {
    slug,
    labels: { singular, plural: `${singular}s` },
    group: null,
    picture: null,
    hasName: true,
    fields,
    ...own,
  }
}

const named = (name: string) => name.replace(/^./, (letter) => letter.toUpperCase())

const many = { hasMany: false, minRows: null, maxRows: null }
const reference = {
  ...many,
  relationTo: [],
  isPolymorphic: false,
  filterOptions: null,
  sortOptions: {},
  allowCreate: true,
  isSortable: true,
}
const rows = {
  minRows: null,
  maxRows: null,
  labels: { singular: 'Row', plural: 'Rows' },
  initCollapsed: false,
  isSortable: true,
}

const ofKind: Partial<Record<FieldKind, object>> = {
  text: { ...many, minLength: null, maxLength: null, autoComplete: null, rtl: false },
  textarea: { minLength: null, maxLength: null, rows: null, rtl: false },
  number: { ...many, min: null, max: null, step: null, autoComplete: null },
  email: { autoComplete: null },
  password: { minLength: null, maxLength: null, autoComplete: null },
  date: { appearance: 'dayOnly', min: null, max: null, timezone: null },
  select: { hasMany: false, isClearable: true, isSortable: true, options: [] },
  radio: { options: [], layout: 'horizontal' },
  relationship: { ...reference, allowEdit: true, appearance: 'select' },
  upload: { ...reference, displayPreview: true },
  code: { language: null, editorOptions: null },
  json: { jsonSchema: null, maxHeight: null },
  point: { step: null },
  richText: { features: plainFeatures },
  array: { ...rows, fields: [] },
  blocks: { ...rows, blocks: [] },
  group: { fields: [] },
  row: { fields: [], label: null },
  collapsible: { fields: [], initCollapsed: false },
  tabs: { tabs: [], label: null },
  join: {
    collection: [],
    isPolymorphic: false,
    on: '',
    where: null,
    defaultColumns: [],
    defaultLimit: 10,
    defaultSort: null,
    allowCreate: true,
  },
}
