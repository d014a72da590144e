import type { Block, CollectionConfig, Field, GlobalConfig } from 'payload'
import type { StateroomConfig } from '#config-schema/config'

/** Written with Payload's own types, as a project that comes from there has them. */
function payloadCollections(): CollectionConfig[] {
  return [users(), media(), posts(everyKindOfField())]
}

function payloadGlobals(): GlobalConfig[] {
  return [settings()]
}

export function payloadBlocks(): Block[] {
  return [{ slug: 'quote', fields: [{ name: 'text', type: 'textarea' }] }]
}

/** A config that is right in every way: a test changes only what it is about. */
export function payloadConfig(): StateroomConfig {
  return {
    collections: payloadCollections(),
    globals: payloadGlobals(),
    blocks: payloadBlocks(),
    localization: {
      locales: [
        { code: 'en', label: 'English' },
        { code: 'de', label: { en: 'German', de: 'Deutsch' }, fallbackLocale: 'en' },
      ],
      defaultLocale: 'en',
      fallback: true,
    },
  }
}

const users = (): CollectionConfig => ({
  slug: 'users',
  auth: { loginWithUsername: { allowEmailLogin: true, requireEmail: true }, tokenExpiration: 7200 },
  admin: { useAsTitle: 'email', group: { en: 'People', de: 'Leute' } },
  fields: [{ name: 'role', type: 'select', options: ['admin', 'editor'], saveToJWT: true }],
})

const media = (): CollectionConfig => ({
  slug: 'media',
  upload: {
    mimeTypes: ['image/*'],
    imageSizes: [{ name: 'thumbnail', width: 300, height: 200, fit: 'cover' }],
    adminThumbnail: 'thumbnail',
    focalPoint: true,
  },
  admin: { useAsTitle: 'filename' },
  fields: [
    { name: 'alt', type: 'text', required: true },
    { name: 'usedIn', type: 'join', collection: 'posts', on: 'cover' },
  ],
})

const posts = (fields: Field[]): CollectionConfig => ({
  slug: 'posts',
  labels: { singular: 'Post', plural: ({ t }) => String(t('general:documents')) },
  access: {
    read: () => true,
    update: ({ req: { user } }) => ({ author: { equals: user?.id } }),
    readVersions: () => true,
  },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'seo.title', 'author', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'links.url'],
    components: { edit: { SaveButton: '/Save#Button' }, views: { list: { Component: '/List' } } },
    pagination: { defaultLimit: 25 },
    livePreview: { url: ({ data }) => `/posts/${data.slug}`, breakpoints: [] },
    preview: () => null,
    hidden: () => false,
  },
  defaultSort: '-publishedAt',
  endpoints: [{ path: '/:id/count', method: 'get', handler: () => Response.json({}) }],
  hooks: { beforeChange: [({ data }) => data], afterError: [() => undefined] },
  indexes: [{ fields: ['title', 'seo.title'], unique: true }],
  versions: { drafts: { autosave: true, schedulePublish: true }, maxPerDoc: 50 },
  lockDocuments: { duration: 120 },
  fields,
})

const settings = (): GlobalConfig => ({
  slug: 'settings',
  label: { en: 'Settings', de: 'Einstellungen' },
  access: { read: () => true },
  versions: { drafts: true, max: 10 },
  fields: [{ name: 'siteTitle', type: 'text', localized: true }],
})

function everyKindOfField(): Field[] {
  return [
    {
      name: 'title',
      type: 'text',
      required: true,
      localized: true,
      minLength: 3,
      maxLength: 120,
      validate: (value: unknown) => Boolean(value) || 'Give it a title.',
      hooks: { beforeValidate: [({ value }) => value] },
      access: { update: () => true },
      admin: { placeholder: { en: 'Title', de: 'Titel' }, description: ({ t }) => String(t) },
    },
    {
      name: 'tags',
      type: 'text',
      hasMany: true,
      minRows: 1,
      maxRows: 5,
      admin: { condition: (_, { title }) => Boolean(title) },
    },
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Content',
          fields: [
            { name: 'summary', type: 'textarea', admin: { rows: 4 } },
            { name: 'body', type: 'richText' },
            {
              name: 'layout',
              type: 'blocks',
              labels: { singular: 'Block', plural: 'Blocks' },
              blocks: [
                {
                  slug: 'callToAction',
                  admin: { images: { icon: '/cta.svg' } },
                  fields: [{ name: 'label', type: 'text', defaultValue: () => 'More' }],
                },
              ],
            },
            {
              name: 'more',
              type: 'blocks',
              blocks: [],
              // The type of a slug comes from Payload's generated types, which a test has none of.
              blockReferences: ['quote' as never],
            },
          ],
        },
        {
          name: 'seo',
          fields: [{ name: 'title', type: 'text', admin: { components: { Field: '/Seo#Title' } } }],
        },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'price', type: 'number', min: 0, max: 100, admin: { step: 0.5, width: '50%' } },
        { name: 'contact', type: 'email', unique: true },
      ],
    },
    {
      type: 'collapsible',
      label: 'More',
      admin: { initCollapsed: true },
      fields: [
        { name: 'featured', type: 'checkbox', defaultValue: false },
        {
          name: 'publishedAt',
          type: 'date',
          timezone: true,
          admin: { date: { pickerAppearance: 'dayAndTime', minDate: new Date(0) } },
        },
      ],
    },
    {
      name: 'kind',
      type: 'select',
      hasMany: true,
      defaultValue: ['news'],
      options: [{ label: { en: 'News', de: 'Nachrichten' }, value: 'news' }, 'essay'],
      filterOptions: ({ options }) => options,
    },
    {
      name: 'size',
      type: 'radio',
      options: [{ label: () => 'Small', value: 's' }, 'm'],
      admin: { layout: 'horizontal' },
    },
    { name: 'snippet', type: 'code', admin: { language: 'typescript' } },
    {
      name: 'extra',
      type: 'json',
      jsonSchema: { uri: 'a://b', fileMatch: ['a://b'], schema: { type: 'object' } },
    },
    { name: 'place', type: 'point' },
    {
      name: 'author',
      type: 'relationship',
      relationTo: 'users',
      filterOptions: ({ user }) => ({ id: { equals: user?.id } }),
      admin: { appearance: 'drawer', position: 'sidebar' },
    },
    { name: 'related', type: 'relationship', relationTo: ['posts', 'media'], hasMany: true },
    { name: 'cover', type: 'upload', relationTo: 'media', displayPreview: true },
    {
      name: 'links',
      type: 'array',
      dbName: 'post_links',
      admin: { components: { RowLabel: '/RowLabel' } },
      fields: [{ name: 'url', type: 'text' }],
    },
    { name: 'meta', type: 'group', fields: [{ name: 'source', type: 'text', virtual: true }] },
    { type: 'group', label: 'Only on the screen', fields: [{ name: 'note', type: 'text' }] },
    { name: 'mentions', type: 'join', collection: 'posts', on: 'related', defaultLimit: 5 },
    { name: 'help', type: 'ui', admin: { components: { Field: '/Help' } } },
  ]
}
