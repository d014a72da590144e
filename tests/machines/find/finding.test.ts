import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { FindEmitted, Found } from '#machines/find'
import { current, findMachine, totalOf } from '#machines/find'

const found = (path: string, count = 1): Found => ({
  path,
  label: path,
  part: 'text',
  count,
  isWritable: path !== 'c',
})
const [a, b, c] = [found('a'), found('b', 3), found('c')]

/** A search for words that stand once in a, three times in b and once in c. */
function finding() {
  const find = createActor(findMachine).start()
  const told: FindEmitted[] = []
  find.on('*', (event) => told.push(event))
  find.send({ type: 'user.open' })
  find.send({ type: 'user.search', words: 'words', matchCase: false, found: [a, b, c] })
  const at = () => nameOf(current(find.getSnapshot().context))
  const step = (...steps: ('next' | 'previous')[]) => {
    for (const one of steps) find.send({ type: `user.${one}` })
  }
  return { find, told, at, step }
}

const nameOf = (match: { path: string; nth: number } | null | undefined) =>
  match && `${match.path} ${match.nth}`

const reached = (told: readonly FindEmitted[]) =>
  told.map((one) => nameOf('match' in one ? one.match : null))

describe('R8 17.15 finding text in a document', () => {
  test('RICH-5 what is replaced is gone: the next match has its place, behind words that have it again', () => {
    const { at, find, step, told } = finding()
    step('next', 'next')
    find.send({ type: 'user.replace', replacement: 'other' })
    expect(told.at(-1)).toMatchObject({ type: 'replaced', isAll: false, replacement: 'other' })
    find.send({ type: 'document.replaced', found: [a, found('b', 2), c], skip: 0 })
    expect(at()).toBe('b 0')
    find.send({ type: 'document.replaced', found: [a, found('b', 2), c], skip: 1 })
    expect(at()).toBe('b 1')
    find.send({ type: 'document.replaced', found: [a, c], skip: 0 })
    expect(at()).toBe('a 0')

    step('previous')
    find.send({ type: 'user.replaceAll', replacement: 'other' })
    expect([at(), told.at(-1)?.type]).toEqual(['c 0', 'reached'])
  })

  test('matches are counted, not fields', () => {
    expect(totalOf([a, b, c])).toBe(5)
  })

  test('typing goes nowhere; the first step goes to the first match, or back to the last', () => {
    const forward = finding()
    expect(forward.told).toEqual([])
    forward.step('next')
    const back = finding()
    back.step('previous')

    expect(forward.told).toEqual([
      {
        type: 'reached',
        words: 'words',
        matchCase: false,
        match: { path: 'a', label: 'a', part: 'text', nth: 0, isWritable: true },
      },
    ])
    expect(reached(back.told)).toEqual(['c 0'])
  })

  test('17.15 the first step goes to the first match of the document as it is now', () => {
    const { at, find, step } = finding()
    find.send({ type: 'document.changed', found: [c] })
    find.send({ type: 'document.changed', found: [a, b, c] })
    step('next')

    expect(at()).toBe('a 0')
  })

  test('it goes from match to match, within a field as well, and round', () => {
    const { told, step } = finding()
    step('next', 'next', 'next', 'next', 'next', 'next')

    expect(reached(told)).toEqual(['a 0', 'b 0', 'b 1', 'b 2', 'c 0', 'a 0'])
  })

  test('and back', () => {
    const { told, step } = finding()
    step('next', 'previous', 'previous', 'previous')

    expect(reached(told)).toEqual(['a 0', 'c 0', 'b 2', 'b 1'])
  })

  test.each<[string, Found[], string]>([
    ['one before it is gone', [b, c], 'b 1'],
    ['one came before it', [found('new', 2), a, b, c], 'b 1'],
    ['its field has fewer', [a, found('b'), c], 'b 0'],
    ['its field has none: what comes next takes its place', [a, found('c', 4)], 'c 1'],
    ['all from it on are gone', [a], 'a 0'],
  ])('whoever is at a match stays there when the document changes: %s', (_, now, place) => {
    const { find, at, step } = finding()
    step('next', 'next', 'next')
    find.send({ type: 'document.changed', found: now })

    expect(at()).toBe(place)
  })

  test('a match in the name of a field is not one in its text', () => {
    const { find, at, step } = finding()
    step('next', 'next')
    find.send({ type: 'document.changed', found: [{ ...b, part: 'name', count: 1 }, b] })

    expect(at()).toBe('b 0')
    expect(current(find.getSnapshot().context)?.part).toBe('text')
  })

  test('R5 whoever closes it is told where they have got to, if anywhere', () => {
    const nowhere = finding()
    nowhere.find.send({ type: 'user.close' })
    const somewhere = finding()
    somewhere.step('next', 'next', 'next')
    somewhere.find.send({ type: 'user.close' })

    expect(nowhere.told.at(-1)).toEqual({ type: 'closed', match: null, words: 'words' })
    expect(somewhere.told.at(-1)).toMatchObject({ type: 'closed', words: 'words' })
    expect(reached(somewhere.told).at(-1)).toBe('b 1')
    expect(somewhere.find.getSnapshot().context).toEqual({
      words: '',
      matchCase: false,
      found: [],
      place: 0,
    })
  })
})
