import type { CollectionConfig, FieldAccess, GlobalConfig, PayloadRequest } from 'payload'
import type { StateroomConfig } from '#config-schema/config'
import { users } from './site.ts'

const isUnlocked: FieldAccess = ({ doc }) => doc?.state !== 'locked'
const isOpen: FieldAccess = ({ doc }) => doc?.state === 'open'
const forAdmins: FieldAccess = ({ req }) => (req.user as { role?: string } | null)?.role === 'admin'

const talks: CollectionConfig = {
  slug: 'talks',
  access: {
    create: ({ req }) => Boolean(req.user),
    read: ({ req }) => (req.user ? { state: { not_equals: 'secret' } } : false),
    update: () => true,
  },
  versions: { drafts: true },
  fields: [
    { name: 'title', type: 'text', localized: true },
    { name: 'kind', type: 'select', options: ['short', 'long'], defaultValue: 'short' },
    { name: 'state', type: 'select', options: ['open', 'locked', 'secret'] },
    {
      name: 'minutes',
      type: 'number',
      admin: { condition: (data) => data.kind === 'long' },
      validate: (value: unknown, { req }: { req: PayloadRequest }) =>
        typeof value !== 'number' || value >= 30 || `${req.i18n.language}: too short`,
    },
    {
      name: 'room',
      type: 'select',
      options: ['attic', 'cellar', { value: 'hall', label: 'The hall' }],
      filterOptions: ({ data, options }) =>
        data.kind === 'long' ? options.filter((option) => option !== 'attic') : options,
    },
    {
      name: 'speaker',
      type: 'relationship',
      relationTo: ['users', 'rooms', 'papers'],
      filterOptions: ({ data, relationTo }) =>
        relationTo === 'rooms'
          ? false
          : data.kind === 'long'
            ? { role: { equals: 'admin' } }
            : true,
    },
    { name: 'code', type: 'text', defaultValue: ({ user }) => `T-${user?.email}` },
    { name: 'from', type: 'date', defaultValue: () => new Date(0) },
    { name: 'review', type: 'text', access: { update: isOpen, create: () => true } },
    { name: 'note', type: 'text', access: { read: isUnlocked } },
    { name: 'fixed', type: 'text', access: { update: isOpen }, admin: { readOnly: true } },
    {
      name: 'budget',
      type: 'select',
      options: ['small', 'large'],
      access: { read: forAdmins },
      filterOptions: () => [],
    },
    { name: 'memo', type: 'text', access: { update: forAdmins } },
    {
      type: 'collapsible',
      label: 'More',
      admin: { condition: (data) => data.kind === 'long' },
      fields: [{ type: 'row', fields: [{ name: 'more', type: 'text' }] }],
    },
    {
      type: 'tabs',
      tabs: [
        { label: 'One', fields: [{ name: 'one', type: 'text' }] },
        {
          label: 'Two',
          admin: { condition: (data) => data.kind === 'long' },
          fields: [{ name: 'two', type: 'text' }],
        },
      ],
    },
    {
      name: 'plan',
      type: 'group',
      access: { update: isOpen },
      fields: [{ name: 'goal', type: 'text' }],
    },
    {
      name: 'parts',
      type: 'array',
      fields: [
        { name: 'heading', type: 'text', defaultValue: () => 'Part' },
        { name: 'has', type: 'checkbox' },
        {
          name: 'extra',
          type: 'text',
          admin: {
            condition: (_data, row, { path }) => row.has === true && path.at(-1) === 'extra',
          },
        },
      ],
    },
    {
      name: 'layout',
      type: 'blocks',
      filterOptions: ({ data }) => (data.kind === 'long' ? ['quote'] : true),
      blocks: [
        {
          slug: 'quote',
          fields: [
            { name: 'words', type: 'text' },
            {
              name: 'source',
              type: 'text',
              admin: { condition: (_data, _row, { blockData }) => blockData?.words === 'said' },
            },
          ],
        },
        { slug: 'image', fields: [{ name: 'alt', type: 'text' }] },
      ],
    },
  ],
}

const breaks = (): never => {
  throw new Error('a secret of the stack')
}

/** Nothing can be saved here: every function breaks. */
const fragile: CollectionConfig = {
  slug: 'fragile',
  fields: [
    { name: 'hidden', type: 'text', admin: { condition: breaks } },
    { name: 'seen', type: 'text', access: { create: ({ data }) => Boolean(data) && breaks() } },
    { name: 'given', type: 'text', defaultValue: breaks },
    { name: 'chosen', type: 'select', options: ['a', 'b'], filterOptions: breaks },
    { name: 'named', type: 'relationship', relationTo: 'rooms', filterOptions: breaks },
    { name: 'judged', type: 'text', validate: breaks },
  ],
}

const rooms: CollectionConfig = { slug: 'rooms', fields: [{ name: 'name', type: 'text' }] }

const papers: CollectionConfig = {
  slug: 'papers',
  access: { read: forAdmins },
  fields: [{ name: 'name', type: 'text' }],
}

const banner: GlobalConfig = {
  slug: 'banner',
  fields: [
    { name: 'isShown', type: 'checkbox' },
    { name: 'words', type: 'text', admin: { condition: (data) => data.isShown === true } },
  ],
}

/** A site with a rule of every kind that only the server can decide. */
export const ruledSite = (): StateroomConfig => ({
  siteName: 'Talks',
  collections: [users(), talks, rooms, papers, fragile],
  globals: [banner],
  localization: { locales: ['en', 'de'], defaultLocale: 'en' },
})
