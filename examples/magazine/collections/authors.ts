import type { CollectionConfig } from 'payload'
import { anyone, editors, signedIn } from '../access.ts'
import { groups } from '../groups.ts'

/** The names above the articles. An author need not have an account here. */
export const authors: CollectionConfig = {
  slug: 'authors',
  labels: {
    singular: { en: 'Author', de: 'Autor' },
    plural: { en: 'Authors', de: 'Autoren' },
  },
  defaultSort: 'name',
  admin: {
    group: groups.people,
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'portrait', 'updatedAt'],
    listSearchableFields: ['name', 'email', 'bio'],
  },
  access: { read: anyone, create: signedIn, update: signedIn, delete: editors },
  fields: [
    {
      name: 'name',
      type: 'text',
      label: { en: 'Name', de: 'Name' },
      required: true,
      minLength: 2,
      maxLength: 80,
      index: true,
    },
    {
      name: 'bio',
      type: 'textarea',
      label: { en: 'About', de: 'Zur Person' },
      maxLength: 600,
      admin: {
        description: {
          en: 'Two or three sentences, in the third person.',
          de: 'Zwei oder drei Sätze, in der dritten Person.',
        },
      },
    },
    {
      name: 'links',
      type: 'array',
      label: { en: 'Links', de: 'Verweise' },
      labels: {
        singular: { en: 'Link', de: 'Verweis' },
        plural: { en: 'Links', de: 'Verweise' },
      },
      maxRows: 6,
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'label',
              type: 'text',
              label: { en: 'Label', de: 'Beschriftung' },
              required: true,
              maxLength: 40,
              admin: { width: '40%' },
            },
            {
              name: 'url',
              type: 'text',
              label: { en: 'Address', de: 'Adresse' },
              required: true,
              admin: { width: '60%', placeholder: 'https://' },
            },
          ],
        },
      ],
    },
    {
      name: 'posts',
      type: 'join',
      collection: 'posts',
      on: 'author',
      defaultLimit: 5,
      defaultSort: '-publishedAt',
      label: { en: 'Posts', de: 'Beiträge' },
      admin: { defaultColumns: ['title', '_status', 'kind', 'publishedAt'] },
    },
    {
      name: 'portrait',
      type: 'upload',
      relationTo: 'media',
      label: { en: 'Portrait', de: 'Porträt' },
      admin: { position: 'sidebar' },
    },
    {
      name: 'email',
      type: 'email',
      label: { en: 'Email', de: 'E-Mail' },
      access: { read: ({ req }) => Boolean(req.user) },
      admin: {
        position: 'sidebar',
        description: { en: 'Never shown to the public.', de: 'Wird nie öffentlich gezeigt.' },
      },
    },
  ],
}
