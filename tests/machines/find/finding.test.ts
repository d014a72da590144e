import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { FindEmitted, Match } from '#machines/find'
import { current, findMachine } from '#machines/find'

const match = (path: string): Match => ({ path, label: path })
const [a, b, c] = [match('a'), match('b'), match('c')]

/** A search for words that stand in a, b and c. */
function finding() {
  const find = createActor(findMachine).start()
  const told: FindEmitted[] = []
  find.on('*', (event) => told.push(event))
  find.send({ type: 'user.open' })
  find.send({ type: 'user.search', words: 'words', found: [a, b, c] })
  const at = () => current(find.getSnapshot().context)?.path
  return { find, told, at }
}

describe('R8 finding text in a document', () => {
  test('typing goes nowhere; the first step goes to the first match, or back to the last', () => {
    const forward = finding()
    expect(forward.told).toEqual([])
    forward.find.send({ type: 'user.next' })
    const back = finding()
    back.find.send({ type: 'user.previous' })

    expect(forward.told).toEqual([{ type: 'reached', path: 'a' }])
    expect(back.told).toEqual([{ type: 'reached', path: 'c' }])
  })

  test('it goes round in both directions', () => {
    const { find, told } = finding()
    for (const type of ['user.next', 'user.previous', 'user.next', 'user.next'] as const) {
      find.send({ type })
    }

    expect(told.map((event) => event.type === 'reached' && event.path)).toEqual([
      'a',
      'c',
      'a',
      'b',
    ])
  })

  test.each([
    ['one before it is gone', [b, c], 'b'],
    ['one came before it', [match('new'), a, b, c], 'b'],
    ['it is gone itself: the next one takes its place', [a, c], 'c'],
    ['all from it on are gone', [a], 'a'],
  ])('whoever is at a match stays there when the document changes: %s', (_, found, path) => {
    const { find, at } = finding()
    find.send({ type: 'user.next' })
    find.send({ type: 'user.next' })
    find.send({ type: 'document.changed', found })

    expect(at()).toBe(path)
  })

  test('R5 whoever closes it is told where they have got to, if anywhere', () => {
    const nowhere = finding()
    nowhere.find.send({ type: 'user.close' })
    const somewhere = finding()
    somewhere.find.send({ type: 'user.next' })
    somewhere.find.send({ type: 'user.close' })

    expect(nowhere.told.at(-1)).toEqual({ type: 'closed', path: null })
    expect(somewhere.told.at(-1)).toEqual({ type: 'closed', path: 'a' })
    expect(somewhere.find.getSnapshot().context).toEqual({ words: '', found: [], place: 0 })
  })
})
