import { expect, test, vi } from 'vitest'
import type { Assignment, DocumentAssignments } from '#contracts/assignments'
import type { AssignmentsWork } from '#machines/open-assignments'
import { openAssignments } from '#machines/open-assignments'
import { Problem } from '#problems'
import { openDocument } from '../../kit/machines/document.ts'

const ada = { collection: 'users', id: 1, title: 'Ada' }
const task: Assignment = {
  ...{ id: 'a', to: ada, isMine: true, by: ada, mayChange: true, done: null },
  ...{ task: 'Check it', due: null, at: '2026-12-01T09:00:00.000Z' },
}
const read = (...assignments: Assignment[]): DocumentAssignments => ({
  ...{ assignments, mayAssign: true },
})

/** An open document with its tasks, in a world that a test lets happen. */
async function assigned(own: Partial<AssignmentsWork> = {}) {
  const document = await openDocument()
  let assigned = () => {}
  const work = {
    read: vi.fn(async () => read(task)),
    send: vi.fn(async () => read(task)),
    hear(_ref, tell) {
      assigned = tell
      return () => {
        assigned = () => {}
      }
    },
    ...own,
  } satisfies AssignmentsWork
  const opened = openAssignments(document.actor, work)
  opened.start()
  const { actor } = opened
  const settled = () =>
    expect.poll(() => actor.getSnapshot().matches({ list: { listed: 'settled' } })).toBe(true)
  await settled()
  return { ...opened, document, work, settled, tell: () => assigned() }
}

test('39.2 tasks are read with their document, and again when somebody gives one', async () => {
  const reading = vi.fn(async () => read(task))
  const { actor, settled, tell } = await assigned({ read: reading })
  expect(actor.getSnapshot().context.assignments).toEqual([task])

  reading.mockResolvedValue(read())
  tell()
  await settled()

  await expect.poll(() => actor.getSnapshot().context.assignments).toEqual([])
})

test('39.2 a half-typed task makes no document unsaved, and goes again under its name', async () => {
  const send = vi.fn(async (): Promise<DocumentAssignments> => {
    throw new Problem('server.unreachable')
  })
  const { actor, document, settled, tell } = await assigned({ send })
  const before = document.actor.getSnapshot()

  actor.send({ type: 'user.compose', of: null })
  actor.send({ type: 'user.type', of: null, values: { to: ada, task: 'Look' } })
  tell()
  await settled()
  for (const key of ['a', 'b']) {
    actor.send({ type: 'user.send', of: null, key })
    await settled()
  }

  const [draft] = actor.getSnapshot().context.drafts
  expect(draft).toMatchObject({
    values: { task: 'Look' },
    problem: { code: 'server.unreachable' },
  })
  expect(document.actor.getSnapshot()).toBe(before)
  const steps = send.mock.calls.map(([, step]: readonly unknown[]) => step)
  expect(steps).toMatchObject([{ key: 'a' }, { key: 'a' }])
})

test('39.2 nothing is heard once the document is left', async () => {
  const reading = vi.fn(async () => read(task))
  const { leave, isLeft, tell } = await assigned({ read: reading })
  leave()
  tell()
  expect(isLeft()).toBe(true)
  expect(reading).toHaveBeenCalledTimes(1)
})
