import type { CollectionConfig, Field } from 'payload'
import type { StateroomConfig } from '#config-schema/config'
import { posts, users } from './site.ts'

/** What must never reach a browser. Every place of a config that can hold it, holds it. */
export const secret = 'hushhush'

const tell = () => secret

/** Only people with the role `admin` may. */
const forAdmins = ({ req }: { req: { user: unknown } }) =>
  (req.user as { role?: string } | null)?.role === 'admin'

const field = (name: string, rest: Partial<Field> = {}): Field =>
  ({ name, type: 'text', ...rest }) as Field

const whispering: CollectionConfig = {
  slug: 'whispers',
  custom: { key: secret },
  dbName: `${secret}_table`,
  admin: {
    custom: { key: secret },
    components: { beforeList: [`/${secret}/List#List`] },
    preview: () => `https://${secret}.example`,
    livePreview: { url: `https://${secret}.example` },
    description: { en: 'Shown', de: 'Gezeigt' },
  },
  hooks: { beforeChange: [tell] },
  endpoints: [{ path: `/${secret}`, method: 'get', handler: () => new Response(secret) }],
  versions: { drafts: { autosave: { interval: 900 } } },
  fields: [
    field('madeUp', { defaultValue: tell }),
    field('checked', { validate: () => secret, hooks: { afterRead: [tell] } }),
    field('annotated', { custom: { key: secret }, admin: { custom: { key: secret } } }),
    field('dressed', { admin: { components: { Field: `/${secret}/Field#Field` } } }),
    field('conditional', { admin: { condition: () => secret.length > 0 } }),
    field(`${secret}Unsent`, { hidden: true }),
    field('shelved', { label: secret, admin: { disabled: true } }),
    field(`${secret}Shelved`, { access: { read: forAdmins }, admin: { disabled: true } }),
    field(`${secret}ForAdmins`, { access: { read: forAdmins } }),
    {
      name: 'details',
      type: 'group',
      fields: [
        field('open'),
        field(`${secret}Inner`, { access: { read: forAdmins } }),
        field('shelved', { admin: { disabled: true } }),
      ],
    },
    {
      name: 'gone',
      type: 'group',
      fields: [field(`${secret}Alone`, { access: { read: forAdmins } })],
    },
    {
      type: 'tabs',
      tabs: [
        { label: 'Plain', fields: [field('inTab')] },
        { label: secret, fields: [field(`${secret}Tab`, { access: { read: forAdmins } })] },
      ],
    },
    {
      name: 'layout',
      type: 'blocks',
      blocks: [
        {
          slug: 'quote',
          custom: { key: secret },
          fields: [
            field('words'),
            field(`${secret}Block`, { access: { read: forAdmins } }),
            field('shelved', { admin: { disabled: true } }),
            field(`${secret}Gone`, { hidden: true }),
          ],
        },
      ],
    },
    { name: 'linked', type: 'relationship', relationTo: ['posts', `${secret}-notes`] },
    { name: 'onlyHidden', type: 'relationship', relationTo: `${secret}-notes` },
    {
      name: 'filtered',
      type: 'relationship',
      relationTo: 'posts',
      // As data it would be sent: whoever is offered documents by it asks with it.
      filterOptions: () => ({ title: { equals: secret } }),
    },
    field('frozen', { access: { update: forAdmins, create: forAdmins } }),
  ],
}

const notes: CollectionConfig = {
  slug: `${secret}-notes`,
  admin: { hidden: true },
  fields: [field('note')],
}

const unreadable: CollectionConfig = {
  slug: `${secret}-papers`,
  access: { read: forAdmins },
  fields: [field('paper')],
}

const files: CollectionConfig = {
  slug: 'files',
  upload: {
    mimeTypes: ['image/*'],
    adminThumbnail: tell,
    imageSizes: [{ name: 'small', width: 10 }],
  },
  fields: [field('alt', { label: { en: 'Words', de: 'Worte' } })],
}

/** A site that plants a secret wherever a config can hold one. */
export const secretiveSite = (): StateroomConfig => ({
  siteName: 'Harbour News',
  custom: { key: secret },
  collections: [users(), posts(), whispering, notes, unreadable, files],
  globals: [
    {
      slug: 'settings',
      label: ({ t }) => t('general:collections'),
      fields: [field('motto'), field(`${secret}Motto`, { access: { read: forAdmins } })],
    },
    { slug: `${secret}-global`, access: { read: forAdmins }, fields: [field('word')] },
  ],
  endpoints: [{ path: `/${secret}`, method: 'get', handler: () => new Response(secret) }],
  localization: {
    locales: [
      { code: 'en', label: 'English' },
      { code: 'ar', label: { en: 'Arabic', de: 'Arabisch' }, rtl: true },
    ],
    defaultLocale: 'en',
  },
})
