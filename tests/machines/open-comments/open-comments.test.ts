import { expect, test, vi } from 'vitest'
import type { DocumentThreads, Thread } from '#contracts/comments'
import type { CommentsWork } from '#machines/open-comments'
import { openComments } from '#machines/open-comments'
import { Problem } from '#problems'
import { openDocument } from '../../kit/machines/document.ts'

const thread: Thread = {
  ...{ id: '1', anchor: {}, resolved: null },
  comments: [
    {
      ...{ id: '1', by: null, isMine: true, at: '2026-12-01T09:00:00.000Z' },
      ...{ text: 'Hello', mentions: [], editedAt: null },
    },
  ],
}
const read = (...threads: Thread[]): DocumentThreads => ({
  ...{ threads, mayComment: true, mayResolve: true, mayDeleteAny: false },
})
const onDocument = { kind: 'thread', anchor: {} } as const

/** An open document with its comments, in a world that a test lets happen. */
async function commented(own: Partial<CommentsWork> = {}) {
  const document = await openDocument()
  let commented = () => {}
  const work = {
    read: vi.fn(async () => read(thread)),
    send: vi.fn(async () => ({ ...thread, id: '2' })),
    change: vi.fn(async () => null),
    drafts: () => ({ keep() {}, end() {} }),
    hear(_ref, tell) {
      commented = tell
      return () => {
        commented = () => {}
      }
    },
    ...own,
  } satisfies CommentsWork
  const opened = openComments(document.actor, work)
  opened.start()
  const { actor } = opened
  const settled = () =>
    expect.poll(() => actor.getSnapshot().matches({ list: { listed: 'settled' } })).toBe(true)
  await settled()
  return { ...opened, document, work, settled, tell: () => commented() }
}

test('39.2 comments are read with their document, and again when somebody comments', async () => {
  const reading = vi.fn(async () => read(thread))
  const { actor, settled, tell } = await commented({ read: reading })
  expect(actor.getSnapshot().context.threads).toEqual([thread])

  reading.mockResolvedValue(read())
  tell()
  await settled()

  await expect.poll(() => actor.getSnapshot().context.threads).toEqual([])
})

test('39.2 what is written makes no document unsaved, and stays when it cannot be sent', async () => {
  const send = vi.fn(async (): Promise<Thread> => {
    throw new Problem('server.unreachable')
  })
  const { actor, document, settled } = await commented({ send })
  const before = document.actor.getSnapshot()

  actor.send({ type: 'user.compose', to: onDocument })
  actor.send({ type: 'user.type', to: onDocument, text: 'Whose is it?' })
  actor.send({ type: 'user.send', to: onDocument, key: 'a' })
  await expect.poll(() => send.mock.calls.length).toBe(1)
  await settled()

  const [draft] = actor.getSnapshot().context.drafts
  expect(draft).toMatchObject({ text: 'Whose is it?', problem: { code: 'server.unreachable' } })
  expect(document.actor.getSnapshot()).toBe(before)

  actor.send({ type: 'user.send', to: onDocument, key: 'b' })
  await expect.poll(() => send.mock.calls.length).toBe(2)
  const keys = send.mock.calls.map(([, sending]: readonly unknown[]) => sending)
  expect(keys).toMatchObject([{ attempt: { key: 'a' } }, { attempt: { key: 'a' } }])
})

test('39.2 what is typed while a text is sent stays a draft', async () => {
  let answer = (_: Thread) => {}
  const send = vi.fn(() => new Promise<Thread>((resolve) => (answer = resolve)))
  const { actor } = await commented({ send })
  actor.send({ type: 'user.compose', to: onDocument })
  actor.send({ type: 'user.type', to: onDocument, text: 'One' })
  actor.send({ type: 'user.send', to: onDocument, key: 'a' })
  actor.send({ type: 'user.type', to: onDocument, text: 'One and two' })

  answer({ ...thread, id: '2' })
  await expect.poll(() => actor.getSnapshot().context.sent).toBeNull()

  expect(actor.getSnapshot().context.drafts).toMatchObject([{ text: 'One and two', attempt: null }])
})

test('39.2 nothing is heard or asked once the document was left', async () => {
  const { isLeft, leave, tell, work } = await commented()
  leave()
  tell()

  expect(isLeft()).toBe(true)
  expect(work.read).toHaveBeenCalledTimes(1)
})
