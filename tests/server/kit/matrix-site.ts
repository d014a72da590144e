import type { Access, CollectionConfig, Field, GlobalConfig } from 'payload'
import type { StateroomConfig } from '#config-schema/config'
import { seo } from '#server'
import { fileCollections } from './matrix-files.ts'
import {
  accessBy,
  fileSlug,
  forAdmins,
  globalSlug,
  isPlain,
  ownGlobalSlug,
  readSlug,
  rules,
  writeSlug,
} from './matrix-rules.ts'
import { users } from './site.ts'

/** Where the site shows its pages. */
export const siteOrigin = 'https://www.site.example'

const fields: readonly Field[] = [
  { name: 'title', type: 'text' },
  { name: 'owner', type: 'text' },
  { name: 'state', type: 'text' },
  { name: 'hush', type: 'text', access: { read: forAdmins } },
  { name: 'fixed', type: 'text', access: { update: forAdmins, create: forAdmins } },
  {
    name: 'rows',
    type: 'array',
    fields: [
      { name: 'said', type: 'text' },
      { name: 'unsaid', type: 'text', access: { read: forAdmins } },
      { name: 'stuck', type: 'text', access: { update: forAdmins, create: forAdmins } },
    ],
  },
]

const toOpenFile: Field = { name: 'file', type: 'upload', relationTo: fileSlug('everyone') }

const collection = (
  slug: string,
  access: NonNullable<CollectionConfig['access']>,
  more: readonly Field[],
) =>
  ({
    slug,
    access,
    admin: { useAsTitle: 'title' },
    orderable: true,
    versions: { drafts: { schedulePublish: true } },
    fields: [...fields, ...more],
  }) satisfies CollectionConfig

const { everyone, nobody } = accessBy

/** What it says is made of the id alone: whoever gets it was let past the rules. */
const madeFor = ({ id }: { id?: string | number }) => `made for ${id}`
const generated = seo({
  generateTitle: madeFor,
  generateDescription: madeFor,
  generateURL: madeFor,
  generateImage: madeFor,
})

const toRead = rules.map((rule) => ({
  ...collection(
    readSlug(rule),
    { read: accessBy[rule], create: nobody, update: nobody, delete: nobody },
    [toOpenFile, generated],
  ),
  enableQueryPresets: true,
}))

const linked: Field = {
  name: 'to',
  type: 'relationship',
  relationTo: toRead.map(({ slug }) => slug),
  hasMany: true,
}

const toWrite = rules.map((rule) =>
  collection(
    writeSlug(rule),
    {
      read: everyone,
      // Nothing is there yet that a query could ask about.
      create: isPlain(rule) ? accessBy[rule] : nobody,
      update: accessBy[rule],
      delete: accessBy[rule],
    },
    [linked],
  ),
)

const globals = rules.filter(isPlain).flatMap((rule): GlobalConfig[] => [
  {
    slug: globalSlug(rule),
    access: { read: accessBy[rule], update: nobody },
    versions: { drafts: true },
    fields: [...fields],
  },
  {
    slug: ownGlobalSlug(rule),
    access: { read: everyone, update: accessBy[rule] },
    versions: { drafts: true },
    fields: [...fields],
  },
])

/** Refers to every document: what it is answered with must not be more than they would be. */
const links: CollectionConfig = {
  slug: 'links',
  access: { read: everyone, create: nobody, update: nobody, delete: nobody },
  fields: [linked],
}

const { admins } = accessBy

/** One's own account is one's own, and all others are the admins'. */
const ofAccounts = (slug: string): NonNullable<CollectionConfig['access']> => {
  const own: Access = (args) => {
    const { user } = args.req
    return admins(args) || (user?.collection === slug && { id: { equals: user.id } })
  }
  return { read: own, create: admins, update: own, delete: admins }
}

const readers: CollectionConfig = {
  slug: 'readers',
  auth: true,
  access: ofAccounts('readers'),
  fields: [],
}

/** With a rule each, for what is read and for what is written. */
export const ruledSlugs = [...toRead, ...toWrite, ...fileCollections()].map(({ slug }) => slug)

const checks = { links: 'warn', externalLinks: 'warn' } as const

/** A site with every kind of rule, and with every feature that has a way in. */
export const matrixSite = (trusted = 'http://127.0.0.1:1'): StateroomConfig => ({
  siteName: 'Matrix',
  admin: {
    livePreview: {
      url: `${siteOrigin}/{id}`,
      collections: [...toRead, ...toWrite].map(({ slug }) => slug),
    },
  },
  collections: [
    {
      ...users(),
      auth: { useAPIKey: true },
      access: ofAccounts('users'),
    },
    readers,
    ...toRead.map((one) => ({ ...one, admin: { ...one.admin, groupBy: true }, folders: true })),
    ...toWrite,
    links,
    ...fileCollections(trusted),
  ],
  globals,
  assignments: {},
  audit: {},
  comments: {},
  templates: {},
  folders: {},
  preview: { drafts: true },
  preflight: {
    collections: Object.fromEntries(toWrite.map(({ slug }) => [slug, checks])),
  },
  // Whoever may read it decides; nobody is held to it.
  review: {
    collections: Object.fromEntries(
      toRead.map(({ slug }) => [slug, { required: false, allowOwn: true, by: () => true }]),
    ),
  },
  search: { collections: [readSlug('everyone')] },
  localization: { locales: ['en', 'de'], defaultLocale: 'en' },
  translation: {},
})
