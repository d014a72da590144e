import { expect, test, vi } from 'vitest'
import type { Review, ReviewEvent } from '#contracts/review'
import type { ReviewWork } from '#machines/open-review'
import { openReview } from '#machines/open-review'
import { Problem } from '#problems'
import { aPost, openDocument, postRef, staleBy } from '../../kit/machines/document.ts'

const event: ReviewEvent = {
  ...{ id: 'a', kind: 'ask', by: null, isMine: false, at: '2026-12-01T09:00:00.000Z' },
  ...{ note: '', to: [], version: 7 },
}

const inReview: Review = {
  ...{ state: 'inReview', events: [event], content: 'one', updatedAt: 'monday' },
  ...{ isRequired: true, mayAsk: false, mayDecide: true, mayWithdraw: false },
}

const approved: Review = {
  ...{ ...inReview, state: 'approved' },
  events: [{ ...event, id: 'b', kind: 'approve', isMine: true }, event],
}

const approve = { type: 'user.step', action: 'approve', note: '', to: [], key: 'k' } as const

const onMonday = aPost({ updatedAt: 'monday' })
const onTuesday = aPost({ title: 'Typed', updatedAt: 'tuesday' })

/** An open document in review, in a world that a test lets happen. */
async function reviewed() {
  const document = await openDocument({ data: onMonday, hasDrafts: true })
  let reviewed = () => {}
  const work = {
    read: vi.fn(async () => inReview),
    take: vi.fn(async () => approved),
    hear: vi.fn((_ref, tell: () => void) => {
      reviewed = tell
      return () => {
        reviewed = () => {}
      }
    }),
  } satisfies ReviewWork
  const opened = openReview(document.actor, work)
  opened.start()
  const { actor } = opened
  const review = () => actor.getSnapshot().context
  const settled = () =>
    expect.poll(() => actor.getSnapshot().matches({ known: { shown: 'settled' } })).toBe(true)
  await settled()
  return { ...opened, document, review, settled, work, tell: () => reviewed() }
}

test('39.2 a review is read with its document, and again when something happens in it', async () => {
  const { review, settled, tell, work } = await reviewed()
  expect(review().review).toEqual(inReview)
  expect(work.hear).toHaveBeenCalledWith(postRef, expect.any(Function))

  work.read.mockResolvedValue(approved)
  tell()
  await settled()

  await expect.poll(() => review().review).toEqual(approved)
})

test('39.2 a step about what is stored is one request', async () => {
  const { actor, work } = await reviewed()
  actor.send(approve)

  await expect.poll(() => work.take.mock.calls.length).toBe(1)
  const [taken = 0] = work.take.mock.invocationCallOrder
  expect(work.read.mock.invocationCallOrder.filter((order) => order < taken)).toHaveLength(1)
  expect(work.take).toHaveBeenCalledWith(
    postRef,
    { action: 'approve', note: '', to: [], key: 'k', content: 'one', last: 'a' },
    expect.anything(),
  )
})

test('39.2 unsaved edits are saved first, and the step is about what was saved', async () => {
  const { actor, document, work } = await reviewed()
  document.type('Typed')
  work.read.mockResolvedValue({ ...inReview, content: 'two', updatedAt: 'tuesday' })
  actor.send(approve)
  expect(document.asked.save.at(-1)).toMatchObject({ intent: 'draft', changes: { title: 'Typed' } })
  expect(work.take).not.toHaveBeenCalled()

  await document.answer.save(onTuesday)

  await expect.poll(() => work.take.mock.calls.length).toBe(1)
  const step = expect.objectContaining({ content: 'two', last: 'a' })
  expect(work.take).toHaveBeenCalledWith(postRef, step, expect.anything())
})

test('39.2 a save that comes to nothing takes no step', async () => {
  const { actor, document, review, settled, work } = await reviewed()
  document.type('Typed')
  actor.send(approve)

  await document.refuse.save(new Problem('document.invalid'))
  await settled()

  expect(review().problem).toMatchObject({ code: 'document.invalid' })
  expect(work.take).not.toHaveBeenCalled()
})

test('39.2 what a save merged is not approved unseen', async () => {
  const { actor, document, review, settled, work } = await reviewed()
  document.type('Typed')
  actor.send(approve)

  await document.refuse.save(staleBy({ slug: 'theirs', updatedAt: 'sunday' }))
  await document.answer.save({ ...onTuesday, slug: 'theirs' })
  await settled()

  expect(review().problem).toMatchObject({ code: 'review.stale' })
  expect(work.take).not.toHaveBeenCalled()
})

test('39.2 what somebody else has saved is not approved in its place', async () => {
  const { actor, review, settled, tell, work } = await reviewed()
  work.read.mockResolvedValue({ ...inReview, content: 'theirs', updatedAt: 'tuesday' })
  tell()
  await settled()
  actor.send(approve)
  await settled()

  expect(review().problem).toMatchObject({ code: 'review.stale' })
  expect(work.take).not.toHaveBeenCalled()
})

test('39.2 a save of one’s own is followed by a look only where it can end something', async () => {
  const { document, settled, work } = await reviewed()
  work.read.mockResolvedValue({ ...inReview, mayDecide: false, isOwn: true })
  document.type('Typed')
  document.save('draft')
  await document.answer.save(onTuesday)
  await settled()
  expect(work.read).toHaveBeenCalledTimes(2)

  document.type('Typed more')
  document.save('draft')
  await document.answer.save({ ...onTuesday, title: 'Typed more' })
  await settled()
  expect(work.read).toHaveBeenCalledTimes(2)
})
