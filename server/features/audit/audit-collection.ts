import type { Access, CollectionConfig, Field, PayloadRequest } from 'payload'
import { serverLabel } from '#server-texts'
import { mayUpdateAll } from '../../kit/may-update-all.ts'
import type { TextAbout } from '../../kit/texts.ts'
import { auditEvents } from './audit-events.ts'

export const auditSlug = 'stateroom-audit'

/** The log as a list that nobody writes in. */
export const auditCollection = (read: Access = isAdministrator): CollectionConfig => ({
  slug: auditSlug,
  labels: {
    singular: serverLabel('audit.singular'),
    plural: serverLabel('audit.plural'),
  },
  access: { create: nobody, read, update: nobody, delete: nobody },
  admin: {
    useAsTitle: 'event',
    defaultColumns: ['createdAt', 'event', 'user', 'collection', 'document', 'address'],
    enableRichTextRelationship: false,
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  disableBulkEdit: true,
  lockDocuments: false,
  fields: fields.map(readOnly),
})

const nobody = () => false

const text = (name: TextAbout<'audit.field'>, index?: 'index'): Field => ({
  name,
  type: 'text',
  label: serverLabel(`audit.field.${name}`),
  ...(index && { index: true }),
})

const fields: readonly Field[] = [
  {
    name: 'event',
    type: 'select',
    label: serverLabel('audit.field.event'),
    options: auditEvents.map((value) => ({ value, label: serverLabel(`audit.event.${value}`) })),
    required: true,
    index: true,
  },
  // Text, so that the line outlives what it names.
  text('user', 'index'),
  text('userId', 'index'),
  text('collection', 'index'),
  text('document', 'index'),
  text('fields'),
  text('address'),
]

const readOnly = (field: Field): Field =>
  ({ ...field, access: { create: nobody, update: nobody } }) as Field

const isAdministrator = ({ req }: { req: PayloadRequest }): Promise<boolean> =>
  mayUpdateAll(req, req.payload.config.admin.user)
