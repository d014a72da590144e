import type { CollectionConfig } from 'payload'
import { richText } from 'stateroom-admin/server'
import { editors, publishedOrSignedIn } from '../access.ts'
import { seoFields } from '../fields/seo.ts'
import { slugField } from '../fields/slug.ts'
import { groups } from '../groups.ts'
import { livePreview } from '../live-preview.ts'

/** What stays when the posts move on: about us, imprint, how to write for the magazine. */
export const pages: CollectionConfig = {
  slug: 'pages',
  labels: {
    singular: { en: 'Page', de: 'Seite' },
    plural: { en: 'Pages', de: 'Seiten' },
  },
  versions: { drafts: true, maxPerDoc: 50 },
  trash: true,
  defaultSort: 'title',
  admin: {
    group: groups.content,
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'slug'],
    livePreview: livePreview(''),
  },
  access: { read: publishedOrSignedIn, create: editors, update: editors, delete: editors },
  fields: [
    {
      name: 'title',
      type: 'text',
      label: { en: 'Title', de: 'Titel' },
      localized: true,
      required: true,
      minLength: 2,
      maxLength: 80,
    },
    {
      name: 'body',
      type: 'textarea',
      label: { en: 'Introduction', de: 'Einleitung' },
      localized: true,
      required: true,
    },
    {
      name: 'sections',
      type: 'array',
      label: { en: 'Sections', de: 'Abschnitte' },
      labels: {
        singular: { en: 'Section', de: 'Abschnitt' },
        plural: { en: 'Sections', de: 'Abschnitte' },
      },
      maxRows: 20,
      fields: [
        {
          name: 'heading',
          type: 'text',
          label: { en: 'Heading', de: 'Überschrift' },
          localized: true,
          required: true,
          maxLength: 80,
        },
        {
          name: 'text',
          type: 'textarea',
          label: { en: 'Text', de: 'Text' },
          localized: true,
        },
      ],
    },
    {
      name: 'article',
      type: 'richText',
      label: { en: 'Article', de: 'Artikel' },
      localized: true,
      editor: richText({
        customFeatures: ['./rich-text/callout#callout', './rich-text/footnote#footnote'],
      }),
    },
    seoFields(''),
    slugField('title'),
  ],
}
