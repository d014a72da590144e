import { describe, expect, test } from 'vitest'
import type { DocumentEvent } from '#machines/document'
import { documentMachine } from '#machines/document'
import type { TestDocument } from '../../kit/machines/document.ts'
import {
  documentEvents,
  failedDocument,
  linkedPost,
  openDocument,
  problemOf,
  savingDocument,
  startDocument,
} from '../../kit/machines/document.ts'
import { leavesOf } from '../../kit/machines/leaves.ts'
import { refusals, seen, statesOf } from '../../kit/machines/refusals.ts'

const data = linkedPost('a', 'b')

/** A way to each state; the other half of an open document is clean, or idle. */
const ways: Record<string, () => TestDocument | Promise<TestDocument>> = {
  loading: () => startDocument(),
  unavailable: () => followed(startDocument(), ({ refuse }) => refuse.load(problemOf.failed)),
  'open.content.clean': () => openDocument({ data }),
  'open.content.unsaved.dirty': () => opened(({ type }) => type('Typed')),
  'open.content.unsaved.invalid': () => failedDocument('invalid', { data }),
  'open.content.unsaved.locked': () => failedDocument('locked', { data }),
  'open.content.unsaved.failed': () => failedDocument('failed', { data }),
  'open.content.unsaved.unauthorised': () => failedDocument('unauthorised', { data }),
  'open.content.unsaved.offline': () => failedDocument('offline', { data }),
  'open.content.saving': () => savingDocument({ data }),
  'open.removal.idle': () => openDocument({ data }),
  'open.removal.confirming': () => opened(({ hear }) => hear('user.delete')),
  'open.removal.removing': () => opened(...removing),
  'open.removal.refused': () =>
    opened(...removing, ({ refuse }) => refuse.remove(problemOf.failed)),
  deleted: () => opened(...removing, ({ answer }) => answer.remove()),
}

type Step = (document: TestDocument) => void | Promise<void>

const removing: Step[] = [
  ({ hear }) => hear('user.delete'),
  ({ hear }) => hear('user.confirmDelete'),
]

const opened = async (...steps: Step[]) => followed(await openDocument({ data }), ...steps)

async function followed(document: TestDocument, ...steps: Step[]): Promise<TestDocument> {
  for (const step of steps) await step(document)
  return document
}

const edits = ['user.edit', 'user.insertRow', 'user.removeRow', 'user.moveRow'] as const
const clean = [...edits, 'user.delete'] as const
const dirty = [...clean, 'user.save', 'user.revert'] as const

/** State by state, all that a document listens to. */
const heard: Record<string, readonly DocumentEvent['type'][]> = {
  loading: [],
  unavailable: ['user.retry', 'session.renewed', 'browser.online'],
  'open.content.clean': clean,
  'open.content.unsaved.dirty': dirty,
  'open.content.unsaved.invalid': dirty,
  'open.content.unsaved.locked': dirty,
  'open.content.unsaved.failed': dirty,
  'open.content.unsaved.unauthorised': [...dirty, 'session.renewed'],
  'open.content.unsaved.offline': [...dirty, 'browser.online'],
  'open.content.saving': clean,
  'open.removal.idle': clean,
  'open.removal.confirming': [...edits, 'user.confirmDelete', 'user.cancelDelete'],
  'open.removal.removing': edits,
  'open.removal.refused': [...edits, 'user.confirmDelete', 'user.cancelDelete'],
  deleted: [],
}

test('there is a way to every state of the document', async () => {
  expect(statesOf(ways).sort()).toEqual(leavesOf(documentMachine).sort())
  expect(statesOf(heard)).toEqual(statesOf(ways))
  for (const state of statesOf(ways)) expect((await ways[state]!()).places()).toContain(state)
})

describe('what a document hears', () => {
  test.each(statesOf(heard))('%s', async (state) => {
    const { actor } = await ways[state]!()

    const able = statesOf(documentEvents).filter((type) =>
      actor.getSnapshot().can(documentEvents[type]),
    )

    expect(able.sort()).toEqual([...heard[state]!].sort())
  })
})

describe('what a document ignores', () => {
  test.each(refusals(heard, statesOf(documentEvents)))('%s: %s', async (state, type) => {
    const document = await ways[state]!()
    const before = seen(document)

    document.hear(type)

    expect(seen(document)).toEqual(before)
  })
})
