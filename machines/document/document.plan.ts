import type { DocumentData, LoadedDocument } from '#config-schema'
import { Problem } from '#config-schema'
import type { Plan } from '#testing'
import { countChanges } from './changes.ts'
import { documentMachine } from './document.machine.ts'
import type { SavedDocument } from './document.types.ts'

const post = { kind: 'collection', slug: 'posts', locale: null } as const
const links = [
  { id: 'a', label: 'A' },
  { id: 'b', label: 'B' },
]
const stored = { title: 'Hello', links }

const opened = (permissions: Partial<LoadedDocument['permissions']> = {}): LoadedDocument => ({
  data: stored,
  permissions: { update: true, delete: true, publish: true, ...permissions },
})

const saved = (title: string): SavedDocument => ({
  id: 1,
  data: { ...stored, title },
  savedAt: 1000,
})

export const plan: Plan<typeof documentMachine> = {
  machine: documentMachine,
  inputs: {
    'a post': { ref: { ...post, id: 1 }, hasDrafts: true, whole: {} },
    'a new post': { ref: { ...post, id: null }, hasDrafts: true, whole: {} },
  },
  events: {
    'user.edit': {
      typed: { path: 'title', value: 'Typed' },
      'typed back': { path: 'title', value: 'Hello' },
    },
    'user.insertRow': { '': { path: 'links', index: 2, row: { id: 'c', label: 'C' } } },
    'user.removeRow': { '': { path: 'links', index: 0 } },
    'user.moveRow': { '': { path: 'links', from: 0, to: 1 } },
    'user.save': { draft: { intent: 'draft' }, publish: { intent: 'publish' } },
  },
  outcomes: {
    load: {
      done: {
        'may all': opened(),
        'may read': opened({ update: false, delete: false, publish: false }),
      },
      failed: {
        'no server': new Problem('server.unreachable'),
        'session ended': new Problem('session.ended'),
      },
    },
    save: {
      done: { stored: saved('Typed') },
      failed: {
        'no server': new Problem('server.unreachable'),
        'session ended': new Problem('session.ended'),
        invalid: new Problem('document.invalid', {
          fields: [{ path: 'title', message: 'Too short.' }],
        }),
        locked: new Problem('document.locked'),
        refused: new Problem('access.refused'),
      },
    },
    remove: {
      done: { gone: undefined },
      failed: {
        'session ended': new Problem('session.ended'),
        refused: new Problem('access.refused'),
      },
    },
  },
  tellApart: (snapshot) => {
    const { ref, permissions, base, values, sent, problem, attempts } = snapshot.context
    const isSentAsked = problem !== null || snapshot.matches({ open: { content: 'saving' } })
    return [ref, permissions.update, base, values, isSentAsked && sent, problem !== null, attempts]
  },
  within: ({ context: { base, values, sent, attempts } }) =>
    countChanges(base, values) <= 1 && isNear(sent, values) && attempts <= 1,
}

/** At most one change since it was sent, when anything was. */
const isNear = (sent: DocumentData, values: DocumentData): boolean =>
  Object.keys(sent).length === 0 || countChanges(sent, values) <= 1
