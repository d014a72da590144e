import { describe, expect, test } from 'vitest'
import { navigationWithUnsaved, placeAt, startNavigation } from '../../kit/machines/navigation.ts'

describe('with nothing unsaved', () => {
  test.each([
    ['a new entry', false, 'push'],
    ['the same entry', true, 'replace'],
  ] as const)('a person goes on to %s', (_what, replace, kind) => {
    const navigation = startNavigation()

    navigation.go('/posts?page=2', { replace })

    expect(navigation.context().place).toEqual({ path: '/posts', search: '?page=2' })
    expect(navigation.emitted).toEqual([{ type: 'entered', kind, to: placeAt('/posts?page=2') }])
  })

  test.each([
    ['back', -1],
    ['forward', 1],
  ])('the browser goes %s, and nothing is left to do', (_where, delta) => {
    const navigation = startNavigation()

    navigation.move('/posts', delta)

    expect(navigation.address()).toBe('settled')
    expect(navigation.context().place).toEqual(placeAt('/posts'))
    expect(navigation.emitted).toEqual([])
  })

  test.each(['user.stay', 'user.leave'] as const)('%s answers no question', (type) => {
    const navigation = startNavigation()

    navigation.actor.send({ type })

    expect(navigation.actor.getSnapshot().can({ type })).toBe(false)
    expect(navigation.context().place).toEqual(placeAt('/posts/1'))
    expect(navigation.emitted).toEqual([])
  })
})

describe('DOC-4 with unsaved work', () => {
  test.each([
    ['another document', '/posts/2'],
    ['the list', '/posts'],
    ['another language of the same document', '/posts/1?locale=de'],
  ])('%s asks first', (_what, address) => {
    const navigation = navigationWithUnsaved('post 1')

    navigation.go(address)

    expect(navigation.address()).toBe('asking')
    expect(navigation.context().place).toEqual(placeAt('/posts/1'))
    expect(navigation.context().departure).toEqual({ kind: 'push', to: placeAt(address) })
    expect(navigation.emitted).toEqual([])
  })

  test.each(['/posts/1?page=2', '/posts/1?tab=api', '/posts/1'])(
    '%s is the same screen and asks nothing',
    (address) => {
      const navigation = navigationWithUnsaved('post 1')

      navigation.go(address)

      expect(navigation.address()).toBe('settled')
      expect(navigation.context().place).toEqual(placeAt(address))
    },
  )

  test('the browser that went back is brought forward again before anybody sees it', () => {
    const navigation = navigationWithUnsaved('post 1')

    navigation.move('/posts', -2)

    expect(navigation.address()).toBe('asking')
    expect(navigation.context().place).toEqual(placeAt('/posts/1'))
    expect(navigation.emitted).toEqual([{ type: 'rolledBack', delta: -2 }])
  })

  test('going back on the same screen asks nothing', () => {
    const navigation = navigationWithUnsaved('post 1')

    navigation.move('/posts/1?tab=api')

    expect(navigation.address()).toBe('settled')
    expect(navigation.context().place).toEqual(placeAt('/posts/1?tab=api'))
    expect(navigation.emitted).toEqual([])
  })

  test('a document that was settled asks nothing', () => {
    const navigation = navigationWithUnsaved('post 1')

    navigation.actor.send({ type: 'document.settled', key: 'post 1' })
    navigation.go('/posts')

    expect(navigation.address()).toBe('settled')
    expect(navigation.context().place).toEqual(placeAt('/posts'))
  })

  test('a document that says it twice counts once', () => {
    const navigation = navigationWithUnsaved('post 1', 'post 1')
    expect(navigation.unsaved()).toEqual(['post 1'])

    navigation.actor.send({ type: 'document.settled', key: 'post 1' })

    expect(navigation.unsaved()).toEqual([])
  })

  test('one of two documents is settled, the other still asks', () => {
    const navigation = navigationWithUnsaved('post 1', 'author 2')

    navigation.actor.send({ type: 'document.settled', key: 'post 1' })
    navigation.go('/posts')

    expect(navigation.address()).toBe('asking')
    expect(navigation.unsaved()).toEqual(['author 2'])
  })
})

describe('a document that was created, and has an address now', () => {
  const named = { type: 'document.named', place: placeAt('/posts/7?tab=api') } as const
  const entered = { type: 'entered', kind: 'replace', to: named.place }

  test('replaces the address, and asks nothing although more was typed', () => {
    const navigation = navigationWithUnsaved('new post')

    navigation.actor.send(named)

    expect(navigation.address()).toBe('settled')
    expect(navigation.context().place).toEqual(named.place)
    expect(navigation.unsaved()).toEqual(['new post'])
    expect(navigation.emitted).toEqual([entered])
  })

  test('leaves an open question open', () => {
    const navigation = navigationWithUnsaved('new post')
    navigation.go('/posts')

    navigation.actor.send(named)

    expect(navigation.address()).toBe('asking')
    expect(navigation.context()).toMatchObject({
      place: named.place,
      departure: { kind: 'push', to: placeAt('/posts') },
    })
    expect(navigation.emitted).toEqual([entered])
  })
})
