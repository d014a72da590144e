import type { Access, CollectionConfig, Field, LabelFunction, StaticLabel } from 'payload'
import type { ResolvedSearch } from '#config-schema/config'
import { serverLabel } from '#server-texts'
import { forPanel } from '../../kit/may-use-panel.ts'

/** The collection of entries. Nobody writes in it: what it says is what the documents say. */
export function searchCollection(search: ResolvedSearch, isLocalized: boolean): CollectionConfig {
  const { access, slug } = search
  const mayReindex: Access = access.reindex ?? forPanel()
  return {
    slug,
    labels: labelsOf(search),
    access: {
      create: nobody,
      read: access.read ?? forPanel(),
      // Who may do both may make the entries anew, as with Payload's own plugin.
      update: mayReindex,
      delete: mayReindex,
    },
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'doc', 'priority', 'updatedAt'],
      enableRichTextRelationship: false,
    },
    disableDuplicate: true,
    lockDocuments: false,
    fields: [...ownFields(search, isLocalized), ...search.fields].map(readOnly),
  }
}

const nobody = () => false

/** zod adds `undefined` to keys that may be left out; Payload's types do not take that. */
const labelsOf = ({ labels = ownLabels }: ResolvedSearch) =>
  labels as { singular?: Label; plural?: Label } as NonNullable<CollectionConfig['labels']>

type Label = LabelFunction | StaticLabel

const ownLabels = {
  singular: serverLabel('search.singular'),
  plural: serverLabel('search.plural'),
}

const ownFields = ({ collections }: ResolvedSearch, isLocalized: boolean): Field[] => [
  /** Which document it is: the database keeps a second entry for it from being made. */
  { name: 'key', type: 'text', required: true, unique: true, index: true, hidden: true },
  { name: 'title', type: 'text', label: serverLabel('search.field.title'), localized: isLocalized },
  {
    name: 'doc',
    type: 'relationship',
    label: serverLabel('search.field.doc'),
    relationTo: collections,
    index: true,
    maxDepth: 0,
    admin: { position: 'sidebar' },
  },
  {
    name: 'priority',
    type: 'number',
    label: serverLabel('search.field.priority'),
    index: true,
    admin: { position: 'sidebar' },
  },
]

/** A site that lets some people correct an entry says so in its own field. */
const readOnly = (field: Field): Field =>
  'name' in field && field.type !== 'ui'
    ? ({ ...field, access: { create: nobody, update: nobody, ...field.access } } as Field)
    : field
