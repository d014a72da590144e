import { describe, expect, test } from 'vitest'
import type { Navigation } from '../../kit/machines/navigation.ts'
import { navigationWithUnsaved, placeAt } from '../../kit/machines/navigation.ts'

type Step = (navigation: Navigation) => void

const entries: [string, Step, object][] = [
  ['a push', ({ go }) => go('/posts'), { type: 'entered', kind: 'push', to: placeAt('/posts') }],
  [
    'a replacement',
    ({ go }) => go('/posts', { replace: true }),
    { type: 'entered', kind: 'replace', to: placeAt('/posts') },
  ],
]

const steps: [string, Step][] = [
  ['a push', ({ go }) => go('/posts')],
  ['a replacement', ({ go }) => go('/posts', { replace: true })],
  ['a step back', ({ move }) => move('/posts')],
]

function asking(step: Step = ({ go }) => go('/posts'), ...keys: string[]): Navigation {
  const navigation = navigationWithUnsaved('post 1', ...keys)
  step(navigation)
  return navigation
}

describe('DOC-4 staying', () => {
  test.each(steps)('forgets %s, and the work is still unsaved', (_what, step) => {
    const navigation = asking(step)
    const before = navigation.emitted.length

    navigation.actor.send({ type: 'user.stay' })

    expect(navigation.address()).toBe('settled')
    expect(navigation.context()).toMatchObject({
      place: placeAt('/posts/1'),
      departure: null,
      unsaved: ['post 1'],
    })
    expect(navigation.emitted).toHaveLength(before)
  })

  test('the next step asks again', () => {
    const navigation = asking()

    navigation.actor.send({ type: 'user.stay' })
    navigation.go('/authors')

    expect(navigation.address()).toBe('asking')
    expect(navigation.context().departure).toEqual({ kind: 'push', to: placeAt('/authors') })
  })
})

describe('DOC-4 leaving', () => {
  test.each(entries)('makes %s that waited, and gives the work up', (_what, step, entered) => {
    const navigation = asking(step)

    navigation.actor.send({ type: 'user.leave' })

    expect(navigation.address()).toBe('settled')
    expect(navigation.context()).toMatchObject({
      place: placeAt('/posts'),
      departure: null,
      unsaved: [],
    })
    expect(navigation.emitted).toEqual([entered])
  })

  test('lets the browser make the step back, and arrives when it has been made', () => {
    const navigation = asking(({ move }) => move('/posts', -2))

    navigation.actor.send({ type: 'user.leave' })
    expect(navigation.emitted.at(-1)).toEqual({ type: 'traversed', delta: -2 })
    expect(navigation.context().place).toEqual(placeAt('/posts/1'))

    navigation.move('/posts', -2)
    expect(navigation.address()).toBe('settled')
    expect(navigation.context().place).toEqual(placeAt('/posts'))
    expect(navigation.emitted).toHaveLength(2)
  })

  test('leaves by itself when the work is saved while the question is open', () => {
    const navigation = asking()

    navigation.actor.send({ type: 'document.settled', key: 'post 1' })

    expect(navigation.address()).toBe('settled')
    expect(navigation.context().place).toEqual(placeAt('/posts'))
    expect(navigation.emitted).toEqual([{ type: 'entered', kind: 'push', to: placeAt('/posts') }])
  })

  test('of two unsaved documents, the last one saved leaves', () => {
    const navigation = asking(undefined, 'author 2')

    navigation.actor.send({ type: 'document.settled', key: 'author 2' })
    expect(navigation.address()).toBe('asking')

    navigation.actor.send({ type: 'document.settled', key: 'post 1' })
    expect(navigation.address()).toBe('settled')
    expect(navigation.context().place).toEqual(placeAt('/posts'))
  })

  test('one more document that becomes unsaved keeps the question open', () => {
    const navigation = asking()

    navigation.actor.send({ type: 'document.unsaved', key: 'author 2' })
    navigation.actor.send({ type: 'document.settled', key: 'post 1' })

    expect(navigation.address()).toBe('asking')
  })
})

describe('DOC-4 while the question is open', () => {
  test('back pressed again is rolled back too, and the first step is what waits', () => {
    const navigation = asking(({ move }) => move('/posts', -1))

    navigation.move('/authors', -3)

    expect(navigation.address()).toBe('asking')
    expect(navigation.context().departure).toEqual({
      kind: 'traverse',
      to: placeAt('/posts'),
      delta: -1,
    })
    expect(navigation.emitted).toEqual([
      { type: 'rolledBack', delta: -1 },
      { type: 'rolledBack', delta: -3 },
    ])
  })

  test('going elsewhere is refused', () => {
    const navigation = asking()

    navigation.go('/authors')

    expect(navigation.context()).toMatchObject({
      place: placeAt('/posts/1'),
      departure: { to: placeAt('/posts') },
    })
    expect(navigation.emitted).toEqual([])
  })
})
