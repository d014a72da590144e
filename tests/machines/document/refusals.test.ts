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
  staleBy,
  startDocument,
} from '../../kit/machines/document.ts'
import { leavesOf } from '../../kit/machines/leaves.ts'
import { refusals, seen, statesOf } from '../../kit/machines/refusals.ts'

const data = linkedPost('a', 'b')

/** A way to each state of a document whose drafts do not save themselves. */
const ways: Record<string, () => TestDocument | Promise<TestDocument>> = {
  loading: () => startDocument(),
  unavailable: () => followed(startDocument(), ({ refuse }) => refuse.load(problemOf.failed)),
  'open.settled.clean': () => openDocument({ data }),
  'open.settled.saved': async () =>
    followed(await savingDocument({ data }), ({ answer }) =>
      answer.save({ ...data, title: 'Typed' }),
    ),
  'open.settled.gone': () => opened(({ hear }) => hear('server.gone')),
  'open.unsaved.restored': () => opened(({ hear }) => hear('journal.restored')),
  'open.unsaved.dirty': () => opened(typed),
  'open.unsaved.unparsed': () => opened(halfTyped),
  'open.unsaved.refused.unparsed': () => opened(halfTyped, ({ save }) => save()),
  'open.unsaved.refused.invalid': () => failedDocument('invalid', { data }),
  'open.unsaved.refused.failed': () => failedDocument('failed', { data }),
  'open.unsaved.refused.stale': () =>
    opened(
      typed,
      ({ save }) => save('publish'),
      ({ refuse }) => refuse.save(staleBy({ slug: 'theirs' }, data)),
    ),
  'open.unsaved.locked': () => failedDocument('locked', { data }),
  'open.unsaved.gone': () => failedDocument('gone', { data }),
  'open.unsaved.conflicted': () =>
    opened(
      typed,
      ({ save }) => save(),
      ({ refuse }) => refuse.save(staleBy({ title: 'Theirs' }, data)),
    ),
  'open.unsaved.unauthorised': () => failedDocument('unauthorised', { data }),
  'open.unsaved.offline': () => failedDocument('offline', { data }),
  'open.saving': () => savingDocument({ data }),
  deleted: () => opened(({ hear }) => hear('server.deleted')),
}

type Step = (document: TestDocument) => void | Promise<void>

const typed: Step = ({ type }) => type('Typed')

const halfTyped: Step = ({ edit }) => edit({ change: 'unparsed', path: 'slug', text: '12e' })

const opened = async (...steps: Step[]) => followed(await openDocument({ data }), ...steps)

async function followed(document: TestDocument, ...steps: Step[]): Promise<TestDocument> {
  for (const step of steps) await step(document)
  return document
}

const clean = ['user.edit', 'server.deleted'] as const
const settled = [...clean, 'server.renewed', 'server.gone', 'user.takeIn'] as const
const unsaved = [...clean, 'user.save', 'user.revert'] as const

/** State by state, all that a document listens to. */
const heard: Record<string, readonly DocumentEvent['type'][]> = {
  loading: [],
  unavailable: ['user.retry', 'session.renewed', 'browser.online'],
  'open.settled.clean': [...settled, 'journal.restored'],
  'open.settled.saved': [...settled, 'journal.restored'],
  'open.settled.gone': [...settled, 'server.back', 'user.recreate'],
  'open.unsaved.restored': [...unsaved, 'server.gone', 'user.takeIn'],
  'open.unsaved.dirty': [...unsaved, 'server.gone', 'server.locked', 'user.takeIn'],
  'open.unsaved.unparsed': [...unsaved, 'server.gone', 'user.takeIn'],
  'open.unsaved.refused.unparsed': [...unsaved, 'server.gone', 'user.takeIn'],
  'open.unsaved.refused.invalid': [...unsaved, 'server.gone', 'user.takeIn'],
  'open.unsaved.refused.failed': [...unsaved, 'server.gone', 'user.takeIn'],
  'open.unsaved.refused.stale': [...unsaved, 'server.gone', 'user.takeIn'],
  'open.unsaved.locked': [...unsaved, 'server.unlocked', 'server.gone', 'user.takeIn'],
  'open.unsaved.gone': [...unsaved, 'server.back', 'user.recreate'],
  'open.unsaved.conflicted': ['user.edit', 'server.deleted', 'user.revert', 'user.choose'],
  'open.unsaved.unauthorised': [...unsaved, 'server.locked', 'session.renewed'],
  'open.unsaved.offline': [
    ...unsaved,
    ...(['browser.online', 'server.gone', 'server.locked', 'user.takeIn'] as const),
  ],
  'open.saving': [...clean, 'user.save'],
  deleted: [],
}

test('there is a way to every state of the document', async () => {
  expect(statesOf(ways).sort()).toEqual(leavesOf(documentMachine).sort())
  expect(statesOf(heard)).toEqual(statesOf(ways))
  for (const state of statesOf(ways)) expect((await ways[state]!()).places()).toEqual([state])
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
