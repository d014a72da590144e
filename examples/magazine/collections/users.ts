import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload'
import { admins, adminsInField, adminsOrSelf, signedIn } from '../access.ts'
import { groups } from '../groups.ts'

/** Those who may sign in. Only admins manage them; everybody may change their own name. */
export const users: CollectionConfig = {
  slug: 'users',
  labels: {
    singular: { en: 'User', de: 'Benutzer' },
    plural: { en: 'Users', de: 'Benutzer' },
  },
  auth: { tokenExpiration: 2 * 60 * 60, maxLoginAttempts: 5, lockTime: 10 * 60 * 1000 },
  admin: {
    group: groups.people,
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role'],
    listSearchableFields: ['name', 'email'],
  },
  access: { read: signedIn, create: admins, update: adminsOrSelf, delete: admins, unlock: admins },
  hooks: { beforeChange: [makeTheFirstUserAdmin] },
  fields: [
    {
      name: 'name',
      type: 'text',
      label: { en: 'Name', de: 'Name' },
      required: true,
      minLength: 2,
      maxLength: 80,
    },
    {
      name: 'role',
      type: 'select',
      label: { en: 'Role', de: 'Rolle' },
      required: true,
      defaultValue: 'author',
      saveToJWT: true,
      access: { create: adminsInField, update: adminsInField },
      options: [
        { value: 'admin', label: { en: 'Admin', de: 'Verwaltung' } },
        { value: 'editor', label: { en: 'Editor', de: 'Redaktion' } },
        { value: 'author', label: { en: 'Author', de: 'Autorin oder Autor' } },
      ],
      admin: {
        position: 'sidebar',
        description: {
          en: 'Authors write drafts, editors publish, admins also manage users.',
          de: 'Autoren schreiben Entwürfe, die Redaktion veröffentlicht, die Verwaltung betreut auch Benutzer.',
        },
      },
    },
  ],
}

async function makeTheFirstUserAdmin({
  data,
  operation,
  req,
}: Parameters<CollectionBeforeChangeHook>[0]) {
  if (operation !== 'create') return data
  const { totalDocs } = await req.payload.count({ collection: 'users', req })
  return totalDocs === 0 ? { ...data, role: 'admin' } : data
}
