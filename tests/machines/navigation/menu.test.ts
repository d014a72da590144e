import { describe, expect, test } from 'vitest'
import { isGroupOpen } from '#machines/navigation'
import {
  hydratedNavigation,
  navigationWithUnsaved,
  startNavigation,
} from '../../kit/machines/navigation.ts'

const closed = { open: false, groups: {} }
const motion = 160

describe('NAV-5 before the preferences are there', () => {
  test('the menu is not hydrated, and nothing can be written over what the server keeps', () => {
    const navigation = startNavigation()

    navigation.toggle()
    navigation.actor.send({ type: 'user.toggleGroup', group: 'Blog' })

    expect(navigation.menu()).toBe('hydrating.wide')
    expect(navigation.has('hydrated')).toBe(false)
    expect(navigation.emitted).toEqual([])
  })

  test.each([
    ['a wide window and nothing kept', false, null, 'wide.open'],
    ['a wide window and an open menu', false, { open: true, groups: {} }, 'wide.open'],
    ['a wide window and a closed menu', false, closed, 'wide.closed'],
    ['a narrow window and nothing kept', true, null, 'narrow.closed'],
    ['a narrow window and an open menu', true, { open: true, groups: {} }, 'narrow.closed'],
  ])('%s', (_what, isNarrow, preferences, menu) => {
    const navigation = hydratedNavigation({ isNarrow, preferences })

    expect(navigation.menu()).toBe(menu)
    expect(navigation.has('hydrated')).toBe(true)
    expect(navigation.has('animating')).toBe(false)
    expect(navigation.emitted).toEqual([])
  })

  test('on a narrow window the sheet can be opened, and stays open', () => {
    const navigation = startNavigation({ isNarrow: true })

    navigation.toggle()
    expect(navigation.has('shown')).toBe(true)
    navigation.actor.send({ type: 'server.preferencesRead', preferences: null })

    expect(navigation.menu()).toBe('narrow.open')
    expect(navigation.emitted).toEqual([])
  })

  test('a window that became narrow meanwhile counts', () => {
    const navigation = startNavigation()

    navigation.resize(true)
    navigation.actor.send({ type: 'server.preferencesRead', preferences: null })

    expect(navigation.menu()).toBe('narrow.closed')
  })
})

describe('NAV-5 in a wide window', () => {
  test('closes with a motion and keeps that', () => {
    const navigation = hydratedNavigation()

    navigation.toggle()
    expect(navigation.menu()).toBe('wide.closing')
    expect(navigation.has('animating')).toBe(true)
    expect(navigation.has('shown')).toBe(false)
    expect(navigation.emitted).toEqual([{ type: 'preferencesChanged', preferences: closed }])

    navigation.clock.increment(motion - 1)
    expect(navigation.menu()).toBe('wide.closing')
    navigation.clock.increment(1)
    expect(navigation.menu()).toBe('wide.closed')
    expect(navigation.has('animating')).toBe(false)
  })

  test('opens with a motion and keeps that', () => {
    const navigation = hydratedNavigation({ preferences: closed })

    navigation.toggle()
    expect(navigation.menu()).toBe('wide.opening')
    expect(navigation.has('animating') && navigation.has('shown')).toBe(true)
    expect(navigation.emitted).toEqual([
      { type: 'preferencesChanged', preferences: { open: true, groups: {} } },
    ])

    navigation.clock.increment(motion)
    expect(navigation.menu()).toBe('wide.open')
    expect(navigation.has('animating')).toBe(false)
  })

  test('a change of mind turns the motion round, and its time starts again', () => {
    const navigation = hydratedNavigation()

    navigation.toggle()
    navigation.clock.increment(motion - 1)
    navigation.toggle()
    expect(navigation.menu()).toBe('wide.opening')

    navigation.clock.increment(motion - 1)
    navigation.toggle()
    expect(navigation.menu()).toBe('wide.closing')
    expect(navigation.emitted).toHaveLength(3)

    navigation.clock.increment(motion)
    expect(navigation.menu()).toBe('wide.closed')
  })

  test('stays as it is when the person goes on, or asks for a sheet to close', () => {
    const navigation = hydratedNavigation()

    navigation.go('/posts')
    navigation.actor.send({ type: 'user.closeMenu' })
    navigation.resize(false)

    expect(navigation.menu()).toBe('wide.open')
  })
})

describe('NAV-5 in a narrow window', () => {
  test('the sheet opens and closes at once, and is not kept', () => {
    const navigation = hydratedNavigation({ isNarrow: true })

    navigation.toggle()
    expect(navigation.menu()).toBe('narrow.open')
    expect(navigation.has('shown')).toBe(true)

    navigation.toggle()
    expect(navigation.menu()).toBe('narrow.closed')
    expect(navigation.has('shown')).toBe(false)
    expect(navigation.emitted).toEqual([])
  })

  test.each([
    ['is closed', { type: 'user.closeMenu' }],
    ['was used to go', { type: 'user.go', to: { path: '/posts', search: '' }, replace: false }],
    ['is left by going back', { type: 'browser.moved', to: { path: '/', search: '' }, delta: -1 }],
  ] as const)('the sheet closes when it %s', (_how, event) => {
    const navigation = hydratedNavigation({ isNarrow: true })
    navigation.toggle()

    navigation.actor.send(event)

    expect(navigation.menu()).toBe('narrow.closed')
  })

  test('the sheet closes for a question too', () => {
    const navigation = navigationWithUnsaved('post 1')
    navigation.resize(true)
    navigation.actor.send({ type: 'server.preferencesRead', preferences: null })
    navigation.toggle()

    navigation.go('/posts')

    expect(navigation.menu()).toBe('narrow.closed')
    expect(navigation.address()).toBe('asking')
  })
})

describe('NAV-5 when the window changes', () => {
  test.each([
    [{ open: true, groups: {} }, 'wide.open'],
    [closed, 'wide.closed'],
  ])('a wide menu comes back as it is kept: %j', (preferences, menu) => {
    const navigation = hydratedNavigation({ preferences })

    navigation.resize(true)
    expect(navigation.menu()).toBe('narrow.closed')
    navigation.toggle()
    navigation.resize(false)

    expect(navigation.menu()).toBe(menu)
    expect(navigation.context().isNarrow).toBe(false)
  })

  test('an open sheet stays open while the window only gets a little narrower', () => {
    const navigation = hydratedNavigation({ isNarrow: true })
    navigation.toggle()

    navigation.resize(true)

    expect(navigation.menu()).toBe('narrow.open')
  })

  test('a motion that is cut off does not end later', () => {
    const navigation = hydratedNavigation()
    navigation.toggle()

    navigation.resize(true)
    navigation.clock.increment(motion)

    expect(navigation.menu()).toBe('narrow.closed')
  })
})

describe('NAV-5 the groups', () => {
  test('are open until somebody closes them', () => {
    expect(isGroupOpen({ open: true, groups: {} }, 'Blog')).toBe(true)
    expect(isGroupOpen({ open: true, groups: { Blog: { open: false } } }, 'Blog')).toBe(false)
  })

  test.each([true, false])('are toggled one by one and kept (narrow: %s)', (isNarrow) => {
    const preferences = { open: true, groups: { Blog: { open: false } } }
    const navigation = hydratedNavigation({ isNarrow, preferences })

    navigation.actor.send({ type: 'user.toggleGroup', group: 'Media' })
    navigation.actor.send({ type: 'user.toggleGroup', group: 'Blog' })

    expect(navigation.emitted.at(-1)).toEqual({
      type: 'preferencesChanged',
      preferences: { open: true, groups: { Blog: { open: true }, Media: { open: false } } },
    })
    expect(navigation.context().preferences.groups).toEqual({
      Blog: { open: true },
      Media: { open: false },
    })
  })
})
