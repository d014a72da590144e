import type { CollectionConfig, PayloadRequest } from 'payload'
import { APIError } from 'payload'
import type { StateroomConfig } from '#config-schema/config'
import type { Heard } from './bulk-site.ts'
import { aSite, users } from './site.ts'

const isAdmin = ({ user }: PayloadRequest): boolean => user?.role === 'admin'

/** Editors make what is not of the admins, and do not say what is secret. */
const access: CollectionConfig['access'] = {
  create: ({ req }) => req.user !== null,
  update: ({ req }) => (isAdmin(req) ? true : { topic: { not_equals: 'secret' } }),
  delete: ({ req }) => isAdmin(req),
}

/** Articles with drafts and languages, cards with neither, and people and pictures, whom no line makes. */
export const importSite = (heard: Heard): StateroomConfig =>
  aSite({
    localization: { locales: ['en', 'de'], defaultLocale: 'en' },
    collections: [
      users(),
      {
        slug: 'articles',
        admin: { useAsTitle: 'title' },
        access,
        versions: { drafts: true, maxPerDoc: 0 },
        hooks: {
          beforeChange: [
            ({ data }) => {
              if (data.topic === 'forbidden') throw new APIError('Not this topic.', 400, null, true)
              return data
            },
          ],
          afterChange: [({ doc }) => void heard.after.push(doc.id)],
        },
        fields: [
          { name: 'title', type: 'text', localized: true, required: true },
          { name: 'slug', type: 'text', unique: true },
          { name: 'topic', type: 'text', defaultValue: 'sea' },
          {
            name: 'note',
            type: 'text',
            access: { create: ({ req }) => isAdmin(req), update: ({ req }) => isAdmin(req) },
          },
          {
            name: 'seo',
            type: 'group',
            fields: [
              { name: 'title', type: 'text' },
              { name: 'words', type: 'text' },
            ],
          },
          { name: 'notes', type: 'array', fields: [{ name: 'text', type: 'text' }] },
          { name: 'related', type: 'relationship', relationTo: 'cards' },
        ],
      },
      {
        slug: 'cards',
        admin: { useAsTitle: 'title' },
        fields: [
          { name: 'title', type: 'text', required: true },
          { name: 'code', type: 'text', unique: true },
          {
            name: 'parts',
            type: 'array',
            fields: [
              { name: 'code', type: 'text', unique: true },
              { name: 'word', type: 'text' },
            ],
          },
          {
            name: 'layout',
            type: 'blocks',
            blocks: [
              {
                slug: 'shelf',
                fields: [
                  {
                    name: 'place',
                    type: 'group',
                    fields: [{ name: 'number', type: 'number', unique: true }],
                  },
                ],
              },
              { slug: 'note', fields: [{ name: 'text', type: 'text' }] },
              {
                slug: 'drawer',
                fields: [
                  {
                    name: 'place',
                    type: 'group',
                    fields: [{ name: 'number', type: 'number', unique: true }],
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        slug: 'sealed',
        access: { read: ({ req }) => isAdmin(req), update: ({ req }) => req.user !== null },
        fields: [
          { name: 'slug', type: 'text', unique: true },
          { name: 'note', type: 'text' },
        ],
      },
      { slug: 'pictures', upload: true, fields: [{ name: 'alt', type: 'text' }] },
    ],
  })
