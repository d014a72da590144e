import type { CollectionConfig, PayloadRequest } from 'payload'
import { expect } from 'vitest'
import type { Assignment, DocumentAssignments, NewAssignment } from '#contracts/assignments'
import { assignmentsPath } from '#contracts/assignments'
import type { AskedDocument } from '#contracts/documents'
import type { Inbox, InboxEntry } from '#contracts/inbox'
import { inboxPath } from '#contracts/inbox'
import type { MyAssignments } from '#contracts/my-assignments'
import { myAssignmentsPath } from '#contracts/my-assignments'
import type { Name } from './comment-desk.ts'
import { openCommentDesk } from './comment-desk.ts'
import { users } from './site.ts'

const isAdmin = ({ user }: PayloadRequest): boolean => user?.role === 'admin'

/** Editors see nothing that is secret, and change nothing that is closed. */
const pages: CollectionConfig = {
  slug: 'pages',
  fields: [
    { name: 'title', type: 'text' },
    { name: 'state', type: 'text' },
  ],
  access: {
    read: ({ req }) => isAdmin(req) || { state: { not_equals: 'secret' } },
    update: ({ req }) =>
      isAdmin(req) || {
        and: ['secret', 'closed'].map((state) => ({ state: { not_equals: state } })),
      },
  },
  trash: true,
  versions: { drafts: true },
}

const site: NonNullable<Parameters<typeof openCommentDesk>[1]> = {
  collections: [
    {
      ...users(),
      access: {
        read: ({ req }) => isAdmin(req) || { email: { not_equals: 'hidden@site.example' } },
        update: ({ req }) => isAdmin(req) || { id: { equals: req.user?.id } },
      },
    },
    { slug: 'members', auth: true, fields: [] },
    pages,
    { slug: 'leaves', fields: [{ name: 'title', type: 'text' }] },
  ],
  globals: [
    { slug: 'header', fields: [{ name: 'title', type: 'text' }] },
    {
      slug: 'front',
      access: { read: () => true, update: ({ req }) => isAdmin(req) },
      fields: [{ name: 'title', type: 'text' }],
    },
  ],
  comments: undefined,
  assignments: { exclude: ['leaves'] },
}

/** The same people, on a site where they give each other tasks. */
export async function openTaskDesk(databaseUrl: string | null, overrides: typeof site = {}) {
  const desk = await openCommentDesk(databaseUrl, { ...site, ...overrides })
  const { get, ids, send } = desk
  const { user } = (await (await get('ada', '/users/me', {})).json()) as { user: { id: number } }
  ids.ada = user.id
  const to = (name: Name): NewAssignment['to'] => ({
    collection: name === 'mel' ? 'members' : 'users',
    id: ids[name]!,
  })
  const read = async (as: Name, asked: AskedDocument): Promise<DocumentAssignments> =>
    (await get(as, assignmentsPath, { ...asked })).json()
  return {
    ...desk,
    to,
    read,
    give: async (
      as: Name,
      asked: AskedDocument,
      whom: Name,
      more: Pick<NewAssignment, 'task' | 'due'> = {},
    ): Promise<Assignment> => {
      const before = new Set((await read(as, asked)).assignments.map(({ id }) => id))
      const answer = await send(as, 'POST', assignmentsPath, { ...asked, to: to(whom), ...more })
      expect(answer.status).toBe(201)
      const { assignments }: DocumentAssignments = await answer.json()
      return assignments.find(({ id }) => !before.has(id))!
    },
    mine: async (as: Name): Promise<MyAssignments['assignments']> =>
      ((await (await get(as, myAssignmentsPath, {})).json()) as MyAssignments).assignments,
    entries: async (as: Name): Promise<readonly InboxEntry[]> =>
      ((await (await get(as, inboxPath, {})).json()) as Inbox).entries,
    /** Nobody has been told anything yet. */
    clear: () =>
      desk.server.payload.db.deleteMany({ collection: 'stateroom-assignments', where: {} }),
  }
}

/** Where a task is. */
export const at = ({ id }: Pick<Assignment, 'id'>): string => `${assignmentsPath}/${id}`

export const tasksIn = (assignments: readonly Pick<Assignment, 'task'>[]): string[] =>
  assignments.map(({ task }) => task)
