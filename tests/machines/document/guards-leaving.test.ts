import { describe, expect, test } from 'vitest'
import { guardsLeaving } from '#machines/document'
import type { TestDocument } from '../../kit/machines/document.ts'
import {
  aPost,
  openDocument,
  problemOf,
  staleBy,
  startDocument,
} from '../../kit/machines/document.ts'

type Way = (document: TestDocument) => void | Promise<void>

const typed: Way = ({ type }) => type('Typed')
const saving: Way = (document) => {
  document.type('Typed')
  document.save('draft')
}
const refused =
  (thrown: unknown): Way =>
  async (document) => {
    saving(document)
    await document.refuse.save(thrown)
  }

/** Whether leaving asks first: where drafts wait for their person, and where they save themselves. */
const table: [string, Way, { waits: boolean; savesItself: boolean }][] = [
  ['clean', () => {}, { waits: false, savesItself: false }],
  [
    'saved',
    async (document) => {
      saving(document)
      await document.answer.save(aPost({ title: 'Typed' }))
    },
    { waits: false, savesItself: false },
  ],
  ['unsaved.restored', ({ hear }) => hear('journal.restored'), { waits: true, savesItself: false }],
  ['unsaved.dirty', typed, { waits: true, savesItself: false }],
  ['saving', saving, { waits: true, savesItself: false }],
  ...Object.entries(problemOf).map(([failure, problem]): (typeof table)[number] => [
    `unsaved.${failure}`,
    refused(problem),
    { waits: true, savesItself: true },
  ]),
  ['unsaved.conflicted', refused(staleBy({ title: 'Theirs' })), { waits: true, savesItself: true }],
  [
    'unsaved.stale',
    async (document) => {
      document.type('Typed')
      document.save('publish')
      await document.refuse.save(staleBy({ slug: 'theirs' }))
    },
    { waits: true, savesItself: true },
  ],
]

describe('leaving', () => {
  test.each(table)('DOC-4 a document that is %s', async (state, way, { waits }) => {
    const document = await openDocument({ hasDrafts: true })
    await way(document)

    expect(document.content()).toBe(state)
    expect(guardsLeaving(document.actor.getSnapshot())).toBe(waits)
  })

  test.each(table)(
    'DOC-4 R9 a draft that saves itself and is %s',
    async (state, way, { savesItself }) => {
      const document = await openDocument({ hasDrafts: true, autosaveMs: 2000 })
      await way(document)

      expect(document.content()).toBe(state)
      expect(guardsLeaving(document.actor.getSnapshot())).toBe(savesItself)
    },
  )

  test('DOC-4 what cannot be read, or is deleted, holds nobody', async () => {
    const unread = startDocument()
    expect(guardsLeaving(unread.actor.getSnapshot())).toBe(false)
    await unread.refuse.load(problemOf.failed)
    expect(guardsLeaving(unread.actor.getSnapshot())).toBe(false)

    const deleted = await openDocument()
    deleted.type('Typed')
    deleted.hear('server.deleted')
    expect(guardsLeaving(deleted.actor.getSnapshot())).toBe(false)
  })
})
