import type { Access, CollectionConfig, Field, PayloadRequest } from 'payload'
import { mayUpdateAll } from '../../kit/may-update-all.ts'
import { auditEvents } from './audit-events.ts'

export const auditSlug = 'stateroom-audit'

/** The log as a list that nobody writes in. */
export const auditCollection = (read: Access = isAdministrator): CollectionConfig => ({
  slug: auditSlug,
  labels: {
    singular: { en: 'Audit log entry', de: 'Protokolleintrag' },
    plural: { en: 'Audit log', de: 'Protokoll' },
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

const text = (name: string, label: Record<string, string>, index?: 'index'): Field => ({
  name,
  type: 'text',
  label,
  ...(index && { index: true }),
})

const fields: readonly Field[] = [
  {
    name: 'event',
    type: 'select',
    label: { en: 'Event', de: 'Ereignis' },
    options: Object.entries(auditEvents).map(([value, label]) => ({ value, label })),
    required: true,
    index: true,
  },
  // Text, so that the line outlives what it names.
  text('user', { en: 'User', de: 'Benutzer' }, 'index'),
  text('userId', { en: 'User ID', de: 'Benutzer-ID' }, 'index'),
  text('collection', { en: 'Collection', de: 'Sammlung' }, 'index'),
  text('document', { en: 'Document ID', de: 'Dokument-ID' }, 'index'),
  text('fields', { en: 'Fields', de: 'Felder' }),
  text('address', { en: 'IP address', de: 'IP-Adresse' }),
]

const readOnly = (field: Field): Field =>
  ({ ...field, access: { create: nobody, update: nobody } }) as Field

const isAdministrator = ({ req }: { req: PayloadRequest }): Promise<boolean> =>
  mayUpdateAll(req, req.payload.config.admin.user)
