import type { Access, FieldAccess } from 'payload'

/** What somebody may do here: authors write, editors publish, admins look after the people. */
export type Role = 'admin' | 'editor' | 'author'

export const anyone: Access = () => true

export const signedIn: Access = ({ req }) => Boolean(req.user)

export const editors: Access = ({ req }) => isEditor(req.user)

export const admins: Access = ({ req }) => roleOf(req.user) === 'admin'

export const adminsInField: FieldAccess = ({ req }) => roleOf(req.user) === 'admin'

/** Admins reach everybody; everybody else only their own account. */
export const adminsOrSelf: Access = ({ req }) =>
  roleOf(req.user) === 'admin' || (req.user ? { id: { equals: req.user.id } } : false)

/** The public sees what is published; whoever is signed in sees drafts as well. */
export const publishedOrSignedIn: Access = ({ req }) =>
  Boolean(req.user) || { _status: { equals: 'published' } }

/** Anybody on the staff starts a draft; only editors create something that is public at once. */
export const draftsOrEditors: Access = ({ req, data }) =>
  isEditor(req.user) || (Boolean(req.user) && !isPublishing(data))

/** Authors change drafts and cannot publish them; editors change everything. */
export const unpublishedOrEditors: Access = ({ req, data }) => {
  if (isEditor(req.user)) return true
  if (!req.user || isPublishing(data)) return false
  return { _status: { equals: 'draft' } }
}

function isEditor(user: unknown): boolean {
  const role = roleOf(user)
  return role === 'admin' || role === 'editor'
}

function roleOf(user: unknown): unknown {
  return user !== null && typeof user === 'object' && 'role' in user ? user.role : undefined
}

function isPublishing(data: unknown): boolean {
  return (
    data !== null && typeof data === 'object' && '_status' in data && data._status === 'published'
  )
}
