import { describe, expect, test } from 'vitest'
import { Problem } from '#problems'
import { aUser, known, sessionEvents, sessionIn, startSession } from '../../kit/machines/session.ts'

const wrongPassword = new Problem('session.wrongCredentials')
const unreachable = new Problem('server.unreachable')

describe('who is here', () => {
  test('the server is asked before anything is shown', () => {
    const { place, asked, actor } = startSession()

    expect(place()).toBe('recognising')
    expect(asked.recognise).toHaveLength(1)
    expect(actor.getSnapshot().hasTag('busy')).toBe(true)
    expect(actor.getSnapshot().hasTag('inside')).toBe(false)
  })

  test.each([
    ['a stranger signs in', { kind: 'stranger' }, 'signedOut.waiting'],
    ['the first visitor founds the place', { kind: 'founder' }, 'founding.waiting'],
    ['a user is in', known(), 'signedIn'],
    [
      'a user without the right to the admin stays out',
      known({ canAccessAdmin: false }),
      'unauthorised',
    ],
  ] as const)('%s', async (_who, visitor, place) => {
    const session = startSession()

    await session.answer.recognise(visitor)

    expect(session.place()).toBe(place)
    expect(session.context().user).toEqual('user' in visitor ? visitor.user : null)
    expect(session.emitted).toEqual([])
  })

  test('a server that does not answer is asked again on demand', async () => {
    const session = startSession()

    await session.refuse.recognise(unreachable)
    expect(session.place()).toBe('unreachable')
    expect(session.context().problem).toMatchObject({ code: 'server.unreachable' })

    session.hear('user.retry')
    expect(session.place()).toBe('recognising')
    expect(session.asked.recognise).toHaveLength(2)
  })

  test.each([
    ['a stranger', { kind: 'stranger' }],
    ['the founder', { kind: 'founder' }],
    ['a user', known()],
  ] as const)('%s who got through at last is told of no old problem', async (_who, visitor) => {
    const session = await sessionIn.unreachable()

    session.hear('user.retry')
    await session.answer.recognise(visitor)

    expect(session.context().problem).toBeNull()
  })

  test('what was not foreseen has a name too', async () => {
    const session = startSession()

    await session.refuse.recognise(new TypeError('no such thing'))

    expect(session.context().problem).toEqual({ code: 'unexpected', details: {} })
  })
})

describe('signing in', () => {
  test('sends what was typed, then asks who this is', async () => {
    const session = await sessionIn['signedOut.waiting']()

    session.hear('user.signIn')
    expect(session.place()).toBe('signedOut.checking')
    expect(session.asked.signIn).toEqual([sessionEvents['user.signIn'].credentials])

    await session.answer.signIn()
    expect(session.place()).toBe('recognising')
    await session.answer.recognise(known())
    expect(session.place()).toBe('signedIn')
    expect(session.context()).toEqual({
      user: aUser(),
      timeLeft: 3_600_000,
      credentials: null,
      problem: null,
    })
  })

  test('a wrong password keeps the form and says why', async () => {
    const session = await sessionIn['signedOut.checking']()

    await session.refuse.signIn(wrongPassword)

    expect(session.place()).toBe('signedOut.waiting')
    expect(session.context().problem).toMatchObject({ code: 'session.wrongCredentials' })
  })

  test('the second try can be right', async () => {
    const session = await sessionIn['signedOut.checking']()
    await session.refuse.signIn(wrongPassword)

    const credentials = { identifier: 'ada', password: 'better' }
    session.actor.send({ type: 'user.signIn', credentials })
    await session.answer.signIn()

    expect(session.asked.signIn.at(-1)).toEqual(credentials)
    expect(session.place()).toBe('recognising')
    expect(session.context().problem).toBeNull()
  })

  test('the second try can be wrong for another reason', async () => {
    const session = await sessionIn['signedOut.checking']()
    await session.refuse.signIn(wrongPassword)

    session.hear('user.signIn')
    await session.refuse.signIn(new Problem('session.locked'))

    expect(session.place()).toBe('signedOut.waiting')
    expect(session.context().problem).toMatchObject({ code: 'session.locked' })
  })
})

describe('18 a second step', () => {
  const typed = sessionEvents['user.signIn'].credentials

  test.each(['signedOut', 'ended'] as const)(
    '%s: a code is asked for, sent with what was typed before, and may be wrong',
    async (where) => {
      const session = await sessionIn[`${where}.checking`]()

      await session.refuse.signIn(new Problem('session.codeRequired'))
      expect(session.place()).toBe(`${where}.askingCode`)
      expect(session.context().problem).toBeNull()

      session.actor.send({ type: 'user.enterCode', code: '000000' })
      expect(session.place()).toBe(`${where}.checkingCode`)
      await session.refuse.signIn(new Problem('session.codeWrong'))
      expect(session.place()).toBe(`${where}.askingCode`)
      expect(session.context().problem).toMatchObject({ code: 'session.codeWrong' })

      session.hear('user.enterCode')
      expect(session.asked.signIn).toEqual([
        typed,
        { ...typed, code: '000000' },
        { ...typed, code: '123456' },
      ])
      await session.answer.signIn()
      await session.answer.recognise(known())
      expect(session.place()).toBe('signedIn')
      expect(session.context()).toMatchObject({ credentials: null, problem: null })
    },
  )

  test.each(['signedOut', 'ended'] as const)(
    '%s: whoever goes back types the password again',
    async (where) => {
      const session = await sessionIn[`${where}.checkingCode`]()
      await session.refuse.signIn(new Problem('session.codeWrong'))

      session.hear('user.cancelCode')

      expect(session.place()).toBe(`${where}.waiting`)
      expect(session.context()).toMatchObject({ credentials: null, problem: null })
    },
  )

  test('a password that was wrong is not held', async () => {
    const session = await sessionIn['ended.checking']()

    await session.refuse.signIn(wrongPassword)

    expect(session.context().credentials).toBeNull()
  })

  test('whoever signs in as the same person in another tab need not enter it here', async () => {
    const session = await sessionIn['ended.askingCode']()

    session.actor.send({ type: 'browser.userChanged', id: 1 })

    expect(session.place()).toBe('ended.confirming')
    expect(session.context().credentials).toBeNull()
  })

  test('somebody who signed in in another tab is recognised here', async () => {
    const session = await sessionIn['signedOut.askingCode']()

    session.hear('browser.userChanged')

    expect(session.place()).toBe('recognising')
    expect(session.context().credentials).toBeNull()
  })
})

describe('the first user', () => {
  test('is created from the form and the link, then recognised', async () => {
    const session = await sessionIn['founding.waiting']()

    session.hear('user.createFirstUser')
    expect(session.place()).toBe('founding.creating')
    expect(session.asked.createFirstUser).toEqual([sessionEvents['user.createFirstUser'].firstUser])

    await session.answer.createFirstUser()
    await session.answer.recognise(known())
    expect(session.place()).toBe('signedIn')
  })

  test('a refusal keeps the form and says why', async () => {
    const session = await sessionIn['founding.creating']()

    await session.refuse.createFirstUser(new Problem('session.setupTokenWrong'))

    expect(session.place()).toBe('founding.waiting')
    expect(session.context().problem).toMatchObject({ code: 'session.setupTokenWrong' })
  })
})
