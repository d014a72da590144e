import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { DocumentPickerEvent, Offer } from '#machines/document-picker'
import { documentPickerMachine } from '#machines/document-picker'

const post = (id: number) => ({ slug: 'posts', id })
const offer: Offer = { slugs: ['posts', 'pages'], isMany: true, taken: [post(1)], room: 2 }
const toggle = (id: number): DocumentPickerEvent => ({ type: 'user.toggle', document: post(id) })

/** What is chosen after these events, and what was told meanwhile. */
function havingHeard(...events: DocumentPickerEvent[]) {
  const actor = createActor(documentPickerMachine).start()
  const told: unknown[] = []
  actor.on('picked', ({ documents }) => told.push(documents))
  for (const event of events) actor.send(event)
  const { context } = actor.getSnapshot()
  return { told, chosen: context.chosen.map(({ id }) => id) }
}

describe('DOC-9 picking from a list', () => {
  const open: DocumentPickerEvent = { type: 'user.open', offer }

  test('takes one at once', () => {
    const one: DocumentPickerEvent = { type: 'user.open', offer: { ...offer, isMany: false } }

    expect(havingHeard(one, { type: 'user.pick', document: post(1) }).told).toEqual([[post(1)]])
  })

  test('chooses no more than there is room for, and nothing that was chosen before', () => {
    expect(havingHeard(open, toggle(1), toggle(2), toggle(3), toggle(4)).chosen).toEqual([2, 3])
  })

  test('leaves a page alone that does not fit, and takes one that does', () => {
    const page = (...ids: number[]): DocumentPickerEvent => ({
      type: 'user.togglePage',
      page: ids.map(post),
    })

    expect(havingHeard(open, page(1, 2, 3, 4)).chosen).toEqual([])
    expect(havingHeard(open, toggle(3), page(1, 2, 3)).chosen).toEqual([3, 2])
    expect(havingHeard(open, page(2, 3), page(1, 2, 3)).chosen).toEqual([])
  })

  test('keeps what is chosen in another collection, and tells it in its order', () => {
    const page = { slug: 'pages', id: 1 }
    const turn: DocumentPickerEvent = { type: 'user.turn', slug: 'pages' }
    const events = [open, toggle(3), turn, { type: 'user.toggle', document: page } as const]

    expect(havingHeard(...events, { type: 'user.add' }).told).toEqual([[post(3), page]])
  })

  test('gives up what is chosen when it is closed', () => {
    expect(havingHeard(open, toggle(2), { type: 'user.close' }, open).chosen).toEqual([])
  })
})
