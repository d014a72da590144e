import { describe, expect, test } from 'vitest'
import { placeAt, startNavigation, workIn } from '../../kit/machines/navigation.ts'

describe('I18N-2 17.11 the content language of a person', () => {
  test('that came with the page is known from the start', () => {
    const navigation = startNavigation({ locale: 'de' })

    expect(navigation.locale()).toBe('known')
    expect(navigation.context().locale).toBe('de')
  })

  test('is heard of when they sign in', () => {
    const navigation = startNavigation()
    expect(navigation.locale()).toBe('unknown')

    navigation.actor.send({ type: 'server.localeRead', locale: 'de' })

    expect(navigation.locale()).toBe('known')
    expect(navigation.context().locale).toBe('de')
  })

  test('is none where there is but one', () => {
    const navigation = startNavigation()

    navigation.actor.send({ type: 'server.localeRead', locale: null })

    expect(navigation.locale()).toBe('unknown')
  })

  test('does not change under their hands when the session is renewed', () => {
    const navigation = startNavigation({ locale: 'de' })

    navigation.actor.send({ type: 'server.localeRead', locale: 'en' })

    expect(navigation.context().locale).toBe('de')
  })

  test('leaves with them, and the next person has their own', () => {
    const navigation = startNavigation({ locale: 'de' })

    navigation.actor.send({ type: 'session.left' })
    expect(navigation.context().locale).toBeNull()
    navigation.actor.send({ type: 'server.localeRead', locale: 'en' })

    expect(navigation.context().locale).toBe('en')
  })
})

describe('I18N-2 17.11 choosing a content language', () => {
  test('shows the same place in it, keeps it, and leaves no step to go back to', () => {
    const navigation = startNavigation({ address: '/posts?page=2&locale=fr', locale: 'en' })

    navigation.choose('de')

    const to = placeAt('/posts?page=2&locale=de')
    expect(navigation.context()).toMatchObject({ place: to, locale: 'de' })
    expect(navigation.emitted).toEqual([
      { type: 'entered', kind: 'replace', to },
      { type: 'localeChosen', locale: 'de' },
    ])
  })

  test('holds wherever an address names none', () => {
    const navigation = startNavigation({ locale: 'en' })

    navigation.choose('de')
    navigation.go('/posts')

    expect(navigation.context()).toMatchObject({ place: placeAt('/posts'), locale: 'de' })
  })

  test('an address that names one is no choice', () => {
    const navigation = startNavigation({ locale: 'en' })

    navigation.go('/posts?locale=de')

    expect(navigation.context().locale).toBe('en')
    expect(navigation.emitted).toEqual([
      { type: 'entered', kind: 'push', to: placeAt('/posts?locale=de') },
    ])
  })

  test('is nothing where there is but one', () => {
    const navigation = startNavigation()

    navigation.choose('de')

    expect(navigation.context()).toMatchObject({ place: placeAt('/posts/1'), locale: null })
    expect(navigation.emitted).toEqual([])
  })
})

test('33.12 VAL-1 the field that a language is chosen for is known there, and nowhere else', () => {
  const shown = {
    ref: { kind: 'collection', slug: 'posts', id: '1', locale: 'en' },
    path: 'title',
  } as const
  const navigation = startNavigation({ locale: 'en' })
  navigation.actor.send(workIn('post 1'))
  navigation.actor.send({ type: 'user.chooseLocale', locale: 'de', shown })
  navigation.actor.send({ type: 'user.stay' })
  expect(navigation.context().place.shown).toBeUndefined()

  navigation.actor.send({ type: 'user.chooseLocale', locale: 'de', shown })
  navigation.actor.send({ type: 'user.leave' })
  expect(navigation.context().place).toEqual({ ...placeAt('/posts/1?locale=de'), shown })
  navigation.go('/posts?locale=de')
  expect(navigation.context().place.shown).toBeUndefined()
})

describe('DOC-4 17.11 choosing a content language with unsaved work', () => {
  const unsaved = () => {
    const navigation = startNavigation({ locale: 'en' })
    navigation.actor.send(workIn('post 1'))
    return navigation
  }

  test('asks first, and changes nothing where one stays', () => {
    const navigation = unsaved()

    navigation.choose('de')
    expect(navigation.address()).toBe('asking')
    expect(navigation.context()).toMatchObject({ place: placeAt('/posts/1'), locale: 'en' })
    navigation.actor.send({ type: 'user.stay' })

    expect(navigation.context()).toMatchObject({ place: placeAt('/posts/1'), locale: 'en' })
    expect(navigation.emitted).toEqual([])
  })

  test('is done where one leaves', () => {
    const navigation = unsaved()

    navigation.choose('de')
    navigation.actor.send({ type: 'user.leave' })

    expect(navigation.context()).toMatchObject({
      place: placeAt('/posts/1?locale=de'),
      locale: 'de',
    })
    expect(navigation.emitted).toContainEqual({ type: 'localeChosen', locale: 'de' })
  })

  test('stays with a document that gets its address meanwhile', () => {
    const navigation = unsaved()

    navigation.choose('de')
    navigation.actor.send({ type: 'document.named', place: placeAt('/posts/7') })
    navigation.actor.send({ type: 'user.leave' })

    expect(navigation.context().place).toEqual(placeAt('/posts/7?locale=de'))
  })

  test.each(['/posts/1?locale=en', '/posts/1'])(
    '%s is the same language and asks nothing',
    (to) => {
      const navigation = unsaved()

      navigation.go(to)

      expect(navigation.address()).toBe('settled')
    },
  )
})
