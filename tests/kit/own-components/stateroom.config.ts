import { defineConfig } from 'stateroom-admin'
import { richText } from 'stateroom-admin/server'
import { users } from '../../../examples/magazine/collections/users.ts'

/** A label that throws. */
const forgotten = (): string => {
  throw new Error('Nobody remembers what notes are called.')
}

/** A site with components of its own: sound ones, and each kind that is not. */
export default defineConfig({
  siteName: 'Films',
  admin: {
    user: 'users',
    components: {
      views: { report: { Component: './components/Report#Report', path: '/report' } },
      header: ['./components/Around#Banner'],
      beforeNavLinks: ['./components/Around#Hint'],
      afterDashboard: ['./components/Around#Told'],
      actions: ['./components/Around#Nothing'],
      graphics: { Logo: './components/Around#Logo', Icon: './components/Around#Logo' },
      providers: ['./components/Around#Provider'],
    },
  },
  collections: [
    {
      slug: 'films',
      admin: {
        useAsTitle: 'title',
        defaultColumns: ['title', 'rating', 'year'],
        components: {
          views: { edit: { sums: { Component: './components/Sums#Sums', path: '/sums' } } },
        },
      },
      fields: [
        { name: 'title', type: 'text', required: true },
        {
          name: 'rating',
          type: 'number',
          label: 'Rating',
          max: 4,
          admin: {
            description: 'One to five stars.',
            components: {
              Field: { path: './components/Stars#Stars', clientProps: { most: 5 } },
              Cell: './components/Stars#StarsCell',
            },
          },
        },
        {
          name: 'year',
          type: 'number',
          label: 'Year',
          admin: {
            components: {
              Field: './components/Nowhere#Nowhere',
              Cell: './components/Nowhere#Nowhere',
            },
          },
        },
        {
          name: 'fragile',
          type: 'text',
          label: 'Fragile',
          admin: { components: { Field: './components/Fragile#Fragile' } },
        },
        {
          name: 'scenes',
          type: 'array',
          labels: { singular: 'Scene', plural: 'Scenes' },
          admin: { components: { RowLabel: './components/SceneLabel#SceneLabel' } },
          fields: [
            { name: 'place', type: 'text', label: 'Place' },
            { name: 'minutes', type: 'number', label: 'Minutes' },
          ],
        },
        {
          name: 'layout',
          type: 'blocks',
          blocks: [
            {
              slug: 'quote',
              admin: { components: { Label: './components/SceneLabel#QuoteLabel' } },
              fields: [{ name: 'words', type: 'text' }],
            },
            {
              slug: 'callout',
              admin: { components: { Block: './components/Callout#Callout' } },
              fields: [{ name: 'words', type: 'text', label: 'Callout' }],
            },
            {
              slug: 'note',
              admin: { components: { Block: './components/Callout#WithHeader' } },
              fields: [{ name: 'words', type: 'text', label: 'Note' }],
            },
          ],
        },
      ],
    },
    {
      slug: 'notes',
      labels: { singular: forgotten, plural: forgotten },
      admin: {
        useAsTitle: 'text',
        components: { views: { edit: { default: { Component: './components/Boxed#Boxed' } } } },
      },
      fields: [{ name: 'text', type: 'text' }],
    },
    {
      slug: 'scripts',
      fields: [
        {
          name: 'scene',
          type: 'richText',
          label: 'Scene',
          editor: richText({
            customFeatures: ['./components/features#fragile', './components/features#greedy'],
          }),
        },
      ],
    },
    users,
  ],
})
