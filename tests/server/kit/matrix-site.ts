import type { Access, CollectionConfig, Field, FieldAccess, GlobalConfig } from 'payload'
import type { StateroomConfig } from '#config-schema/config'
import { users } from './site.ts'

/** Who asks: people of the panel, of another collection, and nobody. */
export const roles = ['admin', 'editor', 'reader', 'visitor'] as const
export type Role = (typeof roles)[number]

/** Every kind of rule that a config can have: a value, a function of the user, a query. */
export const rules = ['everyone', 'nobody', 'signedIn', 'admins', 'own', 'notSecret'] as const
export type Rule = (typeof rules)[number]

/** `mine` is the editor's, and nothing of `theirs` is; `secret` is what it says, whose ever it is. */
export const kinds = ['mine', 'theirs', 'secret'] as const
export type Kind = (typeof kinds)[number]

/** What is written in a field of a document, and nowhere else. */
export const token = (slug: string, kind: string, field: string): string =>
  `tok-${slug}-${kind}-${field}`

/** The rules by their data alone: no function of Payload's, and none that the site has. */
export function allows(rule: Rule, role: Role, kind: Kind): boolean {
  if (rule === 'everyone') return true
  if (rule === 'nobody' || role === 'visitor') return false
  if (rule === 'signedIn') return true
  if (rule === 'admins') return role === 'admin'
  if (rule === 'own') return role === 'editor' && kind === 'mine'
  return kind !== 'secret'
}

type Asked = Parameters<Access>[0]
const roleIn = ({ req }: Pick<Asked, 'req'>) => (req.user as { role?: string } | null)?.role

const accessBy: Readonly<Record<Rule, Access>> = {
  everyone: () => true,
  nobody: () => false,
  signedIn: ({ req }) => Boolean(req.user),
  admins: (args) => roleIn(args) === 'admin',
  own: (args) => (roleIn(args) === 'editor' ? { owner: { equals: 'editor' } } : false),
  notSecret: ({ req }) => (req.user ? { state: { not_equals: 'secret' } } : false),
}

const forAdmins: FieldAccess = (args) => roleIn(args) === 'admin'

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

/** The fields that hold a token, and the rule of each. */
export const readFields: Readonly<Record<string, Rule>> = {
  title: 'everyone',
  hush: 'admins',
  said: 'everyone',
  unsaid: 'admins',
}

export const readSlug = (rule: Rule) => `read-${rule.toLowerCase()}`
export const writeSlug = (rule: Rule) => `write-${rule.toLowerCase()}`
export const globalSlug = (rule: Rule) => `global-${rule.toLowerCase()}`

const collection = (slug: string, access: NonNullable<CollectionConfig['access']>) =>
  ({
    slug,
    access,
    admin: { useAsTitle: 'title' },
    versions: { drafts: true },
    fields: [...fields],
  }) satisfies CollectionConfig

const { everyone, nobody } = accessBy

const toRead = rules.map((rule) =>
  collection(readSlug(rule), {
    read: accessBy[rule],
    create: nobody,
    update: nobody,
    delete: nobody,
  }),
)

/** Whether it is the same for all documents. */
export const isPlain = (rule: Rule) => rule !== 'own' && rule !== 'notSecret'

const toWrite = rules.map((rule) =>
  collection(writeSlug(rule), {
    read: everyone,
    // Nothing is there yet that a query could ask about.
    create: isPlain(rule) ? accessBy[rule] : nobody,
    update: accessBy[rule],
    delete: accessBy[rule],
  }),
)

const globals = rules.filter(isPlain).map(
  (rule): GlobalConfig => ({
    slug: globalSlug(rule),
    access: { read: accessBy[rule], update: nobody },
    versions: { drafts: true },
    fields: [...fields],
  }),
)

/** Refers to every document: what it is answered with must not be more than they would be. */
const links: CollectionConfig = {
  slug: 'links',
  access: { read: everyone },
  fields: [
    {
      name: 'to',
      type: 'relationship',
      relationTo: toRead.map(({ slug }) => slug),
      hasMany: true,
    },
  ],
}

const readers: CollectionConfig = { slug: 'readers', auth: true, fields: [] }

/** A site with every kind of rule, for what is read and for what is written. */
export const matrixSite = (): StateroomConfig => ({
  siteName: 'Matrix',
  collections: [
    { ...users(), access: { read: accessBy.admins, update: accessBy.admins } },
    readers,
    ...toRead.map((one) => ({
      ...one,
      admin: { ...one.admin, groupBy: true },
      enableQueryPresets: true,
    })),
    ...toWrite,
    links,
  ],
  globals,
  search: { collections: [readSlug('everyone')] },
})
