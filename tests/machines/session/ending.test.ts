import { describe, expect, test } from 'vitest'
import { Problem } from '#problems'
import type { Session } from '../../kit/machines/session.ts'
import { hour, known, sessionIn, startSession } from '../../kit/machines/session.ts'

describe('a session ends', () => {
  test('when its time is over, and not before', async () => {
    const session = await sessionIn.signedIn()

    session.clock.increment(hour - 1)
    expect(session.place()).toBe('signedIn')

    session.clock.increment(1)
    expect(session.place()).toBe('ended.typing')
  })

  test('by the clock of the server, not by ours', async () => {
    const session = startSession()
    await session.answer.recognise(known({ sessionEndsAt: 5000 }, 4000))

    session.clock.increment(999)
    expect(session.place()).toBe('signedIn')

    session.clock.increment(1)
    expect(session.place()).toBe('ended.typing')
  })

  test('at once when it is over on arrival', async () => {
    const session = startSession()
    await session.answer.recognise(known({ sessionEndsAt: -1 }))

    session.clock.increment(0)

    expect(session.context().timeLeft).toBe(0)
    expect(session.place()).toBe('ended.typing')
  })

  test('never at once because it is longer than a timer can be', async () => {
    const session = startSession()

    await session.answer.recognise(known({ sessionEndsAt: 400 * 24 * hour }))

    expect(session.context().timeLeft).toBe(2 ** 31 - 1)
  })

  test('NAV-9 later where it is renewed', async () => {
    const session = await sessionIn.signedIn()
    session.clock.increment(hour - 1)
    session.hear('server.sessionRenewed')

    session.clock.increment(2 * hour - 1)
    expect(session.place()).toBe('signedIn')
    expect(session.context().user).toMatchObject({ sessionEndsAt: 3 * hour })

    session.clock.increment(1)
    expect(session.place()).toBe('ended.typing')
  })

  test('when the server says so', async () => {
    const session = await sessionIn.signedIn()

    session.hear('server.sessionEnded')

    expect(session.place()).toBe('ended.typing')
  })

  test('and asks once typing rests, not in the middle of a word', async () => {
    const session = await sessionIn['ended.typing']()
    expect(session.actor.getSnapshot().hasTag('asking')).toBe(false)

    await session.answer.untilTypingRests()

    expect(session.place()).toBe('ended.waiting')
    expect(session.actor.getSnapshot().hasTag('asking')).toBe(true)
  })

  test.each(['ended.typing', 'ended.waiting', 'ended.checking', 'ended.confirming'] as const)(
    'and the person is still inside: %s',
    async (state) => {
      const session = await sessionIn[state]()

      expect(session.actor.getSnapshot().hasTag('inside')).toBe(true)
      expect(session.context().user).not.toBeNull()
      expect(session.emitted).toEqual([])
    },
  )
})

describe('DOC-19 another tab of this browser', () => {
  const hearOf = (session: Session, id: number | null) =>
    session.actor.send({ type: 'browser.userChanged', id })

  test.each([
    ['somebody else signed in', 2, 'session.otherUser'],
    ['this person signed out', null, 'session.signedOutElsewhere'],
  ] as const)('where %s ends the session here, and says so', async (_what, id, code) => {
    const session = await sessionIn.signedIn()

    hearOf(session, id)

    expect(session.place()).toBe('ended.typing')
    expect(session.context()).toMatchObject({ user: { id: 1 }, problem: { code } })
    expect(session.emitted).toEqual([])
  })

  test('where the same person signed in is no news', async () => {
    const session = await sessionIn.signedIn()

    hearOf(session, 1)

    expect(session.place()).toBe('signedIn')
  })

  test.each(['ended.typing', 'ended.waiting'] as const)(
    'where the same person signed in again brings this one back in: %s',
    async (state) => {
      const session = await sessionIn[state]()

      hearOf(session, 2)
      expect(session.place()).toBe(state)
      expect(session.context().problem).toMatchObject({ code: 'session.otherUser' })

      hearOf(session, 1)
      await session.answer.recognise(known())

      expect(session.place()).toBe('signedIn')
      expect(session.emitted).toEqual([{ type: 'renewed' }])
      expect(session.asked.signIn).toHaveLength(0)
    },
  )

  test.each(['signedOut.waiting', 'founding.waiting'] as const)(
    'where somebody signed in is followed from %s',
    async (state) => {
      const session = await sessionIn[state]()

      hearOf(session, null)
      expect(session.place()).toBe(state)

      hearOf(session, 2)
      expect(session.place()).toBe('recognising')
    },
  )
})

describe('signing in again in place', () => {
  test('the same person goes on, and the time starts again', async () => {
    const session = await sessionIn['ended.confirming']()

    await session.answer.recognise(known({ sessionEndsAt: 2 * hour }))

    expect(session.place()).toBe('signedIn')
    expect(session.emitted).toEqual([{ type: 'renewed' }])
    session.clock.increment(2 * hour - 1)
    expect(session.place()).toBe('signedIn')
    session.clock.increment(1)
    expect(session.place()).toBe('ended.typing')
  })

  test.each([
    ['another person', known({ id: 2 })],
    ['nobody', { kind: 'stranger' }],
  ] as const)('%s starts over', async (_who, visitor) => {
    const session = await sessionIn['ended.confirming']()

    await session.answer.recognise(visitor)

    expect(session.place()).toBe('recognising')
    expect(session.context().user).toBeNull()
    expect(session.emitted).toEqual([{ type: 'left' }])
  })

  test('a wrong password says why, and the next one may be right', async () => {
    const session = await sessionIn['ended.checking']()

    await session.refuse.signIn(new Problem('session.wrongCredentials'))
    expect(session.place()).toBe('ended.waiting')
    expect(session.context().problem).toMatchObject({ code: 'session.wrongCredentials' })

    session.hear('user.signIn')
    await session.answer.signIn()
    await session.answer.recognise(known())
    expect(session.place()).toBe('signedIn')
    expect(session.context().problem).toBeNull()
    expect(session.asked.signIn).toHaveLength(2)
  })

  test('a server that is gone while confirming can be tried again', async () => {
    const session = await sessionIn['ended.confirming']()

    await session.refuse.recognise(new Problem('server.unreachable'))

    expect(session.place()).toBe('ended.waiting')
    expect(session.context().problem).toMatchObject({ code: 'server.unreachable' })
    expect(session.emitted).toEqual([])
  })

  test.each(['ended.typing', 'ended.waiting', 'ended.checking', 'ended.confirming'] as const)(
    'or leaves: %s',
    async (state) => {
      const session = await sessionIn[state]()

      session.hear('user.signOut')

      expect(session.place()).toBe('signingOut')
      expect(session.asked.signOut).toHaveLength(1)
    },
  )
})

describe('leaving', () => {
  test.each(['signedIn', 'unauthorised'] as const)('%s: signs out and forgets', async (state) => {
    const session = await sessionIn[state]()

    session.hear('user.signOut')
    expect(session.place()).toBe('signingOut')
    expect(session.asked.signOut).toHaveLength(1)
    expect(session.emitted).toEqual([])

    await session.answer.signOut()
    expect(session.context()).toEqual({
      user: null,
      timeLeft: 0,
      credentials: null,
      problem: null,
    })
    expect(session.emitted).toEqual([{ type: 'left' }])

    await session.answer.recognise({ kind: 'stranger' })
    expect(session.place()).toBe('signedOut.waiting')
    expect(session.emitted).toHaveLength(1)
  })

  test('a failed sign-out asks the server who is here', async () => {
    const session = await sessionIn.signingOut()

    await session.refuse.signOut(new Problem('server.unreachable'))
    expect(session.place()).toBe('recognising')
    expect(session.context().problem).toMatchObject({ code: 'server.unreachable' })

    await session.answer.recognise(known())
    expect(session.place()).toBe('signedIn')
    // A save that was refused meanwhile waits for this.
    expect(session.emitted).toEqual([{ type: 'renewed' }])
  })

  test.each([
    ['nobody', { kind: 'stranger' }, 'signedOut.waiting'],
    ['somebody else', known({ id: 2 }), 'signedIn'],
  ] as const)(
    'a failed sign-out that finds %s has left all the same',
    async (_who, visitor, place) => {
      const session = await sessionIn.signingOut()
      await session.refuse.signOut(new Problem('session.ended'))

      await session.answer.recognise(visitor)
      expect(session.context().user).toBeNull()
      expect(session.emitted).toEqual([{ type: 'left' }])

      await session.answer.recognise(visitor)
      expect(session.place()).toBe(place)
      expect(session.emitted).toHaveLength(1)
    },
  )
})

describe('18.12 a shared computer', () => {
  const shared = async () => {
    const session = startSession()
    await session.answer.recognise(known({ computer: 'shared' }))
    return session
  }

  test('keeps nothing after signing out', async () => {
    const session = await shared()

    session.hear('user.signOut')
    expect(session.asked.clearKept).toEqual([])
    await session.answer.signOut()

    expect(session.place()).toBe('clearing')
    expect(session.emitted).toEqual([{ type: 'left' }])
    expect(session.asked.clearKept).toEqual([{ exceptOf: undefined }])
    expect(session.asked.recognise).toHaveLength(1)

    await session.answer.clearKept()
    expect(session.place()).toBe('recognising')
  })

  test('keeps everything while its person only has to sign in again', async () => {
    const session = await shared()

    session.hear('server.sessionEnded')
    await session.answer.untilTypingRests()
    session.hear('user.signIn')
    await session.answer.signIn()
    await session.answer.recognise(known({ computer: 'shared' }))

    expect(session.place()).toBe('signedIn')
    expect(session.asked.clearKept).toEqual([])
  })

  test.each([
    ['where its person signed out in another tab', null],
    ['where somebody else signed in in another tab', 2],
  ])('is left %s', async (_where, id) => {
    for (const hasEnded of [false, true]) {
      const session = await shared()
      if (hasEnded) session.hear('server.sessionEnded')

      session.actor.send({ type: 'browser.userChanged', id })

      expect(session.place()).toBe('clearing')
      expect(session.emitted).toEqual([{ type: 'left' }])
      expect(session.context().user).toBeNull()
    }
  })

  test('is cleared of what others left before the next person is in', async () => {
    const session = startSession()

    await session.answer.recognise(known({ id: 2, isAfterOthers: true }))
    expect(session.place()).toBe('clearing')
    expect(session.actor.getSnapshot().hasTag('inside')).toBe(false)
    expect(session.asked.clearKept).toEqual([{ exceptOf: 2 }])

    await session.answer.clearKept()
    await session.answer.recognise(known({ id: 2 }))
    expect(session.place()).toBe('signedIn')
    expect(session.emitted).toEqual([{ type: 'renewed' }])
  })

  test.each(['done', 'failed'] as const)(
    'is cleared of what others left while somebody signs in again in place, who goes on (%s)',
    async (end) => {
      const session = await sessionIn['ended.clearing']()
      expect(session.actor.getSnapshot().hasTag('inside')).toBe(true)
      expect(session.asked.clearKept).toEqual([{ exceptOf: 1 }])

      if (end === 'done') await session.answer.clearKept()
      else await session.refuse.clearKept(new Problem('unexpected'))

      expect(session.place()).toBe('signedIn')
      expect(session.emitted).toEqual([{ type: 'renewed' }])
    },
  )

  test('that can not be cleared says so, can be tried again, and is no dead end', async () => {
    const session = await sessionIn.notCleared()

    session.hear('user.retry')
    expect(session.place()).toBe('clearing')

    await session.refuse.clearKept(new Problem('unexpected'))
    session.hear('user.goOn')
    expect(session.place()).toBe('recognising')
    expect(session.emitted).toEqual([{ type: 'notCleared' }])
  })

  test('is cleared after a sign-out that failed, once it is known that the person is gone', async () => {
    const session = await shared()
    session.hear('user.signOut')
    await session.refuse.signOut(new Problem('server.unreachable'))

    await session.answer.recognise({ kind: 'stranger' })

    expect(session.place()).toBe('clearing')
  })
})
