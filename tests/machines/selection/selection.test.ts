import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { countOf, selectionMachine, targetOf } from '#machines/selection'

const page = [11, 12, 13, 14, 15]

function startSelection() {
  const actor = createActor(selectionMachine).start()
  const context = () => actor.getSnapshot().context
  return {
    send: actor.send,
    state: () => actor.getSnapshot().value,
    count: () => countOf(context()),
    target: () => targetOf(context()),
  }
}

describe('LIST-4 R7 choosing rows', () => {
  test('a range goes from what was touched last, in either direction', () => {
    const selection = startSelection()
    selection.send({ type: 'user.toggle', id: 14 })

    selection.send({ type: 'user.range', id: 12, page })

    expect(selection.target()).toEqual({ kind: 'these', ids: [14, 12, 13] })
  })

  test('a range cannot begin on another page', () => {
    const selection = startSelection()
    selection.send({ type: 'user.toggle', id: 1 })

    selection.send({ type: 'user.range', id: 13, page })

    expect(selection.target()).toEqual({ kind: 'these', ids: [1, 13] })
  })

  test('the page is chosen beside what other pages have, and left again', () => {
    const selection = startSelection()
    selection.send({ type: 'user.toggle', id: 1 })
    selection.send({ type: 'user.togglePage', page })
    expect(selection.count()).toBe(6)

    selection.send({ type: 'user.togglePage', page })

    expect(selection.target()).toEqual({ kind: 'these', ids: [1] })
  })

  test('all that match but a few are counted as the server counts', () => {
    const selection = startSelection()
    selection.send({ type: 'user.toggle', id: 11 })
    selection.send({ type: 'user.chooseMatching', total: 2000 })
    selection.send({ type: 'user.toggle', id: 12 })
    expect(selection.count()).toBe(1999)

    selection.send({ type: 'page.counted', total: 1990 })

    expect(selection.count()).toBe(1989)
    expect(selection.target()).toEqual({ kind: 'matching', without: [12] })
  })

  test('another filter gives it up', () => {
    const selection = startSelection()
    selection.send({ type: 'user.togglePage', page })

    selection.send({ type: 'page.changed' })

    expect(selection.state()).toBe('none')
    expect(selection.count()).toBe(0)
  })

  test('what was deleted is not chosen any more', () => {
    const selection = startSelection()
    selection.send({ type: 'user.togglePage', page })

    selection.send({ type: 'server.removed', ids: [11, 12] })
    expect(selection.count()).toBe(3)
    selection.send({ type: 'server.removed', ids: page })

    expect(selection.state()).toBe('none')
  })
})
