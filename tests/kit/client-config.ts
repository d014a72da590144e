import type { ClientCollection, ClientGlobal, SignedInConfig } from '#contracts/admin-config'
import type { ClientField, FieldKind, FieldOfKind } from '#contracts/fields'

/** A collection of titled documents; a test changes only what it is about. */
export const aCollection = (changes: Partial<ClientCollection> = {}): ClientCollection => ({
  slug: 'posts',
  group: null,
  description: null,
  drafts: null,
  fields: [aField('text', 'title')],
  labels: { singular: 'Post', plural: 'Posts' },
  useAsTitle: 'title',
  defaultColumns: [],
  listSearchableFields: [],
  defaultSort: '-createdAt',
  pagination: { defaultLimit: 10, limits: [5, 10, 25, 50, 100] },
  auth: null,
  upload: null,
  timestamps: true,
  trash: false,
  access: { create: true, read: true, update: true, delete: true },
  ...changes,
})

export const aGlobal = (changes: Partial<ClientGlobal> = {}): ClientGlobal => ({
  slug: 'settings',
  group: null,
  description: null,
  drafts: null,
  fields: [],
  label: 'Settings',
  access: { read: true, update: true },
  ...changes,
})

/** A field with every optional thing left out; its label is its name. */
export function aField<Kind extends FieldKind>(
  type: Kind,
  name: string,
  changes: Partial<FieldOfKind<Kind>> = {},
): FieldOfKind<Kind> {
  const field: unknown = { ...plain, ...plainOf[type], type, name, label: name, ...changes }
  // The two records together have what each kind needs; a union of all kinds cannot say so.
  return field as FieldOfKind<Kind>
}

export const aConfig = (changes: Partial<SignedInConfig> = {}): SignedInConfig => ({
  kind: 'signedIn',
  siteName: 'The Magazine',
  cookiePrefix: 'payload',
  theme: 'all',
  language: 'en',
  languages: ['en', 'de'],
  auth: { collection: 'users', loginWith: 'email', requireEmail: true, requireUsername: false },
  user: {
    id: 1,
    collection: 'users',
    title: 'Ann Kowal',
    sessionEndsAt: 0,
    canAccessAdmin: true,
  },
  collections: [],
  globals: [],
  localization: null,
  ...changes,
})

const plain = {
  required: false,
  localized: false,
  unique: false,
  placeholder: null,
  defaultValue: null,
  readOnly: { create: false, update: false },
  disableListColumn: false,
  disableListFilter: false,
  disableBulkEdit: false,
  description: null,
  width: null,
  position: 'main',
  hidden: false,
}

const one = { hasMany: false, minRows: null, maxRows: null }

const reference = {
  isPolymorphic: false,
  filterOptions: null,
  sortOptions: {},
  allowCreate: true,
  isSortable: true,
}

const plainOf: Partial<Record<FieldKind, Partial<ClientField>>> = {
  text: { ...one, minLength: null, maxLength: null, autoComplete: null, rtl: false },
  number: one,
  date: { appearance: 'dayAndTime', min: null, max: null, timezone: null },
  select: { hasMany: false, isClearable: true, isSortable: true, options: [] },
  radio: { options: [], layout: 'horizontal' },
  relationship: {
    ...one,
    ...reference,
    relationTo: ['authors'],
    allowEdit: true,
    appearance: 'select',
  },
  upload: { ...one, ...reference, relationTo: ['media'], displayPreview: true },
  array: { labels: { singular: 'Row', plural: 'Rows' }, fields: [] },
  blocks: { labels: { singular: 'Block', plural: 'Blocks' }, blocks: [] },
  group: { fields: [] },
  row: { fields: [] },
  collapsible: { fields: [] },
  tabs: { tabs: [] },
}
