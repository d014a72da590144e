import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload'
import { draftsOrEditors, editors, publishedOrSignedIn, unpublishedOrEditors } from '../access.ts'
import { seoFields } from '../fields/seo.ts'
import { slugField } from '../fields/slug.ts'
import { groups } from '../groups.ts'
import { livePreview } from '../live-preview.ts'
import { postContent } from './post-content.ts'
import { postDetails } from './post-details.ts'
import { postSidebar } from './post-sidebar.ts'

/** What the magazine is made of: essays, interviews, reviews and news, in two languages. */
export const posts: CollectionConfig = {
  slug: 'posts',
  labels: {
    singular: { en: 'Post', de: 'Beitrag' },
    plural: { en: 'Posts', de: 'Beiträge' },
  },
  versions: { drafts: { schedulePublish: true }, maxPerDoc: 50 },
  defaultSort: '-publishedAt',
  enableQueryPresets: true,
  admin: {
    group: groups.content,
    groupBy: true,
    useAsTitle: 'title',
    defaultColumns: ['title', '_status', 'kind', 'author', 'publishedAt'],
    listSearchableFields: ['title', 'excerpt', 'slug'],
    livePreview: livePreview('/posts'),
    pagination: { defaultLimit: 25, limits: [10, 25, 50, 100] },
  },
  access: {
    read: publishedOrSignedIn,
    create: draftsOrEditors,
    update: unpublishedOrEditors,
    delete: editors,
  },
  hooks: { beforeChange: [dateWhenPublished] },
  fields: [
    { type: 'tabs', tabs: [postContent, postDetails] },
    seoFields('/posts'),
    slugField('title'),
    ...postSidebar,
  ],
}

function dateWhenPublished({ data }: Parameters<CollectionBeforeChangeHook>[0]) {
  const needsDate = data._status === 'published' && !data.publishedAt
  return needsDate ? { ...data, publishedAt: new Date().toISOString() } : data
}
