import type { Access, FieldAccess } from 'payload'

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

export const accessBy: Readonly<Record<Rule, Access>> = {
  everyone: () => true,
  nobody: () => false,
  signedIn: ({ req }) => Boolean(req.user),
  admins: (args) => roleIn(args) === 'admin',
  own: (args) => (roleIn(args) === 'editor' ? { owner: { equals: 'editor' } } : false),
  notSecret: ({ req }) => (req.user ? { state: { not_equals: 'secret' } } : false),
}

export const forAdmins: FieldAccess = (args) => roleIn(args) === 'admin'

/** Whether it is the same for all documents. */
export const isPlain = (rule: Rule) => rule !== 'own' && rule !== 'notSecret'

/** A rule that asks about no document says the same of each. */
export const kindsOf = (rule: Rule): readonly Kind[] => (isPlain(rule) ? ['secret'] : kinds)

/** People of the panel, as the site's config says: its users, and nobody of another collection. */
export const isOfPanel = (role: Role): boolean => role === 'admin' || role === 'editor'

/** The fields of a document that hold a token, and the rule of each. */
export const readFields: Readonly<Record<string, Rule>> = {
  title: 'everyone',
  hush: 'admins',
  said: 'everyone',
  unsaid: 'admins',
}

export const readSlug = (rule: Rule) => `read-${rule.toLowerCase()}`
export const writeSlug = (rule: Rule) => `write-${rule.toLowerCase()}`
export const fileSlug = (rule: Rule) => `file-${rule.toLowerCase()}`
export const uploadSlug = (rule: Rule) => `upload-${rule.toLowerCase()}`
export const globalSlug = (rule: Rule) => `global-${rule.toLowerCase()}`
export const ownGlobalSlug = (rule: Rule) => `setting-${rule.toLowerCase()}`

/** What somebody may be told of a document, by the rules alone. */
export const allowed = (slug: string, rule: Rule, role: Role, kind: Kind): string[] =>
  allows(rule, role, kind)
    ? Object.entries(readFields)
        .filter(([, ofField]) => allows(ofField, role, kind))
        .map(([field]) => token(slug, kind, field))
    : []

export const tokensIn = (text: string): string[] => [
  ...new Set(text.match(/tok-[a-z]+-[a-z]+-[a-z]+-[a-z]+/g) ?? []),
]
