import { randomUUID } from 'node:crypto'
import type { DefaultDocumentIDType, Payload } from 'payload'
import type { Role } from './matrix-rules.ts'

/** Who may do what with a row that is the admin's. */
export interface Others {
  read: readonly Role[]
  make: readonly Role[]
  update: readonly Role[]
  delete: readonly Role[]
  /** Makes a row. */
  row: (payload: Payload) => Promise<DefaultDocumentIDType>
  /** What is said of it where it is told. */
  mark: string
  /** What would change it, and what would be another one. */
  change?: object
  create?: object
  /** By which it is asked for, where that is not its id. */
  name?: string
}

const nobody = { read: [], make: [], update: [], delete: [] } as const
const ofAdmins = (...rights: (keyof typeof nobody)[]) => ({
  ...nobody,
  ...Object.fromEntries(rights.map((right) => [right, ['admin'] as const])),
})
const ofPanel = ['admin', 'editor'] as const
const mark = 'told of the row'
const admin = { relationTo: 'users', value: 1 }
const future = '2999-01-01T00:00:00.000Z'

const inDatabase = (collection: string, data: () => object) => async (payload: Payload) =>
  (await payload.db.create({ collection, data: data() as Record<string, unknown> }))
    .id as DefaultDocumentIDType
const unlike = () => `${mark} ${randomUUID()}`
const person = () => ({ email: `row-${randomUUID()}@site.example`, password: 'a-long-password' })

/** Every collection without a rule of the matrix: the site's, and those that are added to it. */
export const otherCollections: Readonly<Record<string, Others>> = {
  users: {
    ...ofAdmins('read', 'make', 'update', 'delete'),
    row: inDatabase('users', () => ({ email: person().email, role: 'admin' })),
    mark: 'row-',
    change: { role: 'editor' },
    create: person(),
  },
  readers: {
    ...ofAdmins('read', 'make', 'update', 'delete'),
    row: inDatabase('readers', () => ({ email: person().email })),
    mark: 'row-',
    change: { email: 'other@site.example' },
    create: person(),
  },
  links: {
    ...nobody,
    read: ['admin', 'editor', 'reader', 'visitor'],
    row: inDatabase('links', () => ({})),
    mark: '"id"',
    change: { to: [] },
  },
  search: {
    ...nobody,
    read: ofPanel,
    delete: ofPanel,
    row: inDatabase('search', () => ({ title: { en: mark }, key: unlike() })),
    mark,
    change: { title: 'changed' },
    create: { title: 'made', key: 'made' },
  },
  'stateroom-audit': {
    ...ofAdmins('read'),
    row: inDatabase('stateroom-audit', () => ({ event: 'signIn', user: mark })),
    mark,
    change: { user: 'changed' },
    create: { event: 'signIn', user: 'made' },
  },
  'stateroom-assignments': {
    ...nobody,
    row: inDatabase('stateroom-assignments', () => ({ id: randomUUID(), about: mark, task: mark })),
    mark,
    change: { task: 'changed' },
    create: { id: 'made', about: 'made' },
  },
  'stateroom-comments': {
    ...nobody,
    row: inDatabase('stateroom-comments', () => ({ id: randomUUID(), about: mark, text: mark })),
    mark,
    change: { text: 'changed' },
    create: { id: 'made', about: 'made' },
  },
  'stateroom-translations': {
    ...nobody,
    row: inDatabase('stateroom-translations', () => ({ id: randomUUID(), about: mark })),
    mark,
    change: { about: 'changed' },
    create: { id: 'made', about: 'made' },
  },
  'stateroom-creations': {
    ...nobody,
    row: inDatabase('stateroom-creations', () => ({ key: unlike(), document: '1' })),
    mark,
    change: { document: '2' },
    create: { key: 'made' },
  },
  'stateroom-file-hashes': {
    ...nobody,
    row: inDatabase('stateroom-file-hashes', () => ({ entity: mark, document: '1', hash: 'a' })),
    mark,
    change: { hash: 'b' },
    create: { entity: 'made', document: '1', hash: 'a' },
  },
  'stateroom-reviews': {
    ...nobody,
    row: inDatabase('stateroom-reviews', () => {
      const id = randomUUID()
      return { ...{ id, follows: id, about: mark, entity: mark }, kind: 'ask', note: mark }
    }),
    mark,
    change: { note: 'changed' },
    create: { id: 'made', about: 'made', entity: 'made', follows: 'made', kind: 'ask' },
  },
  'stateroom-templates': {
    ...nobody,
    row: inDatabase('stateroom-templates', () => ({ id: randomUUID(), name: mark, of: mark })),
    mark,
    change: { name: 'changed' },
    create: { id: 'made', of: 'made' },
  },
  'stateroom-upload-shares': {
    ...nobody,
    row: inDatabase('stateroom-upload-shares', () => ({
      key: unlike(),
      owner: mark,
      bytes: 1,
      expiresAt: Date.parse(future),
    })),
    mark,
    change: { bytes: 0 },
    create: { key: 'made', owner: 'made', bytes: 1, expiresAt: 1 },
  },
  'stateroom-upload-totals': {
    ...nobody,
    row: inDatabase('stateroom-upload-totals', () => ({ owner: unlike(), files: 1, bytes: 1 })),
    mark,
    change: { bytes: 0 },
    create: { owner: 'made', files: 0, bytes: 0 },
  },
  'stateroom-preview-links': {
    ...nobody,
    row: inDatabase('stateroom-preview-links', () => ({ entity: mark, expiresAt: future })),
    mark,
    change: { entity: 'changed' },
    create: { entity: 'made', expiresAt: future },
  },
  'payload-folders': {
    read: ofPanel,
    make: ofPanel,
    update: ofPanel,
    delete: ofPanel,
    row: inDatabase('payload-folders', () => ({ name: mark })),
    mark,
    change: { name: 'changed' },
    create: { name: 'made' },
  },
  'payload-jobs': {
    ...nobody,
    row: inDatabase('payload-jobs', () => ({
      queue: mark,
      taskSlug: 'schedulePublish',
      input: {},
    })),
    mark,
    change: { queue: 'changed' },
    create: { queue: 'made', taskSlug: 'schedulePublish', input: {} },
  },
  'payload-kv': {
    ...nobody,
    row: inDatabase('payload-kv', () => ({ key: unlike(), data: {} })),
    mark,
    change: { data: { a: 1 } },
    create: { key: 'made', data: {} },
  },
  'payload-locked-documents': {
    ...ofAdmins('read', 'delete'),
    row: inDatabase('payload-locked-documents', () => ({
      user: admin,
      document: { relationTo: 'read-everyone', value: 1 },
    })),
    mark: 'relationTo',
    change: { user: { relationTo: 'users', value: 2 } },
    create: { user: admin, document: { relationTo: 'read-everyone', value: 1 } },
  },
  'payload-migrations': {
    ...nobody,
    row: inDatabase('payload-migrations', () => ({ name: mark, batch: 1 })),
    mark,
    change: { name: 'changed' },
    create: { name: 'made', batch: 1 },
  },
  'payload-preferences': {
    ...ofAdmins('read', 'update', 'delete'),
    // Everybody of the panel has their own.
    make: ofPanel,
    row: inDatabase('payload-preferences', () => ({ user: admin, key: 'kept', value: { mark } })),
    mark,
    name: 'kept',
    change: { value: 'changed' },
    create: { user: admin, key: 'made', value: {} },
  },
  'payload-query-presets': {
    read: ['admin'],
    make: ofPanel,
    update: ['admin'],
    delete: ['admin'],
    row: inDatabase('payload-query-presets', () => ({
      title: mark,
      relatedCollection: 'read-everyone',
      access: {
        read: { constraint: 'onlyMe', users: [1] },
        update: { constraint: 'onlyMe', users: [1] },
        delete: { constraint: 'onlyMe', users: [1] },
      },
    })),
    mark,
    change: { title: 'changed' },
    create: { title: 'made', relatedCollection: 'read-everyone', isShared: false },
  },
}
