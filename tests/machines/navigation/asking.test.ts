import { describe, expect, test } from 'vitest'
import type { LeaveQuestion } from '#machines/navigation'
import { isAtRisk, leaveQuestion } from '#machines/navigation'
import type { Navigation } from '../../kit/machines/navigation.ts'
import {
  navigationWithUnsaved,
  placeAt,
  startNavigation,
  workIn,
} from '../../kit/machines/navigation.ts'

type Step = (navigation: Navigation) => void

const signOut: Step = ({ actor }) => actor.send({ type: 'user.signOut' })

const entries: [string, Step, object][] = [
  ['a push', ({ go }) => go('/posts'), { type: 'entered', kind: 'push', to: placeAt('/posts') }],
  [
    'a replacement',
    ({ go }) => go('/posts', { replace: true }),
    { type: 'entered', kind: 'replace', to: placeAt('/posts') },
  ],
]

const steps: [string, Step][] = [
  ['signing out', signOut],
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
    })
    expect(navigation.unsaved()).toEqual(['post 1'])
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
  test('18.3 signs out once that is wished, and gives the work up', () => {
    const navigation = asking(signOut)
    expect(navigation.address()).toBe('asking')
    expect(navigation.emitted).not.toContainEqual({ type: 'signOutWanted' })

    navigation.actor.send({ type: 'user.leave' })

    expect(navigation.emitted.at(-1)).toEqual({ type: 'signOutWanted' })
    expect(navigation.context()).toMatchObject({ place: placeAt('/posts/1'), unsaved: [] })
    expect(navigation.address()).toBe('settled')
  })

  test('18.3 signs out at once where nothing is unsaved', () => {
    const navigation = startNavigation()
    signOut(navigation)
    expect(navigation.emitted).toEqual([{ type: 'signOutWanted' }])
  })

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
    // Its copy is written while the browser is on its way.
    navigation.actor.send(workIn('post 1'))

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

    navigation.actor.send(workIn('author 2'))
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

describe('17.10 saving and leaving', () => {
  const saving = (...keys: string[]) => {
    const navigation = asking(undefined, ...keys)
    navigation.actor.send({ type: 'user.saveAndLeave' })
    return navigation
  }

  test('asks for the save, and waits for it', () => {
    const navigation = saving()

    expect(navigation.address()).toBe('saving')
    expect(navigation.emitted).toEqual([{ type: 'saveWanted' }])
    expect(navigation.context().place).toEqual(placeAt('/posts/1'))
  })

  test('leaves when it is saved', () => {
    const navigation = saving()

    navigation.actor.send({ type: 'document.settled', key: 'post 1' })

    expect(navigation.address()).toBe('settled')
    expect(navigation.context().place).toEqual(placeAt('/posts'))
  })

  test('leaves when the last of several is saved', () => {
    const navigation = saving('author 2')

    navigation.actor.send({ type: 'document.settled', key: 'author 2' })
    expect(navigation.address()).toBe('saving')
    navigation.actor.send({ type: 'document.settled', key: 'post 1' })

    expect(navigation.context().place).toEqual(placeAt('/posts'))
  })

  test('R9 waits also for a draft that saves itself: it is not saved before it is', () => {
    const navigation = saving()

    navigation.actor.send(workIn('post 1', { onLeaving: 'save' }))
    expect(navigation.address()).toBe('saving')
    navigation.actor.send({ type: 'document.notSaved', key: 'post 1' })

    expect(navigation.address()).toBe('settled')
    expect(navigation.context().place).toEqual(placeAt('/posts/1'))
  })

  test('stays when the save comes to nothing, and asks anew next time', () => {
    const navigation = saving()

    navigation.actor.send({ type: 'document.notSaved', key: 'post 1' })
    expect(navigation.context()).toMatchObject({ place: placeAt('/posts/1'), departure: null })
    navigation.go('/authors')

    expect(navigation.address()).toBe('asking')
  })

  test('is not ended by a document that is no longer there', () => {
    const navigation = saving()

    navigation.actor.send({ type: 'document.notSaved', key: 'author 2' })

    expect(navigation.address()).toBe('saving')
  })

  test('can be given up: one stays, or leaves at once', () => {
    const stays = saving()
    stays.actor.send({ type: 'user.stay' })
    stays.actor.send({ type: 'document.settled', key: 'post 1' })
    expect(stays.context().place).toEqual(placeAt('/posts/1'))

    const leaves = saving()
    leaves.actor.send({ type: 'user.leave' })
    expect(leaves.context().place).toEqual(placeAt('/posts'))
  })

  test('back pressed meanwhile is rolled back', () => {
    const navigation = saving()

    navigation.move('/authors', -1)

    expect(navigation.address()).toBe('saving')
    expect(navigation.emitted.at(-1)).toEqual({ type: 'rolledBack', delta: -1 })
  })

  test('is refused where something cannot be saved', () => {
    const navigation = asking()
    navigation.actor.send(workIn('author 2', { saveAs: null }))

    navigation.actor.send({ type: 'user.saveAndLeave' })

    expect(navigation.address()).toBe('asking')
    expect(navigation.emitted).toEqual([])
  })
})

describe('17.10 a step in the history that was let go', () => {
  test('is forgotten when one goes elsewhere before it is made', () => {
    const navigation = asking(({ move }) => move('/posts', -9))
    navigation.actor.send({ type: 'user.leave' })
    navigation.actor.send(workIn('post 1'))

    navigation.go('/authors')

    expect(navigation.address()).toBe('settled')
    expect(navigation.context()).toMatchObject({ place: placeAt('/authors'), departure: null })
  })
})

describe('33.11 DOC-4 what begins to ask while the browser makes a step', () => {
  const departing = () => {
    const navigation = asking(({ move }) => move('/posts', -1))
    navigation.actor.send({ type: 'user.leave' })
    navigation.actor.send(workIn('author 2'))
    return navigation
  }

  test.each(steps)('is asked about before %s', (_what, step) => {
    const navigation = departing()

    step(navigation)

    expect(navigation.address()).toBe('asking')
    expect(navigation.context().place).toEqual(placeAt('/posts/1'))
  })

  test('has the step of the browser rolled back', () => {
    const navigation = departing()

    navigation.move('/posts', -1)

    expect(navigation.emitted.at(-1)).toEqual({ type: 'rolledBack', delta: -1 })
  })

  test('stays on screen with all the rest, which is asked about again', () => {
    const navigation = departing()
    navigation.move('/posts', -1)

    navigation.actor.send({ type: 'user.stay' })
    navigation.actor.send({ type: 'document.settled', key: 'author 2' })
    navigation.go('/authors')

    expect(navigation.unsaved()).toEqual(['post 1'])
    expect(navigation.address()).toBe('asking')
  })

  test('can be left as well', () => {
    const navigation = departing()
    navigation.move('/posts', -1)

    navigation.actor.send({ type: 'user.leave' })
    navigation.move('/posts', -1)

    expect(navigation.context()).toMatchObject({ place: placeAt('/posts'), unsaved: [] })
  })

  test('is not what somebody has answered for, where only its copy was written', () => {
    const navigation = asking(({ move }) => move('/posts', -1))
    navigation.actor.send({ type: 'user.leave' })
    navigation.actor.send(workIn('post 1', { copy: 'kept' }))

    navigation.move('/posts', -1)

    expect(navigation.context()).toMatchObject({ place: placeAt('/posts'), unsaved: [] })
  })

  test('a tab of the same screen leaves nothing, and forgets nothing', () => {
    const navigation = asking(({ move }) => move('/posts', -1))
    navigation.actor.send({ type: 'user.leave' })

    navigation.go('/posts/1', { replace: true })

    expect(navigation.unsaved()).toEqual(['post 1'])
  })
})

describe('DOC-4 R9 a draft that saves itself', () => {
  test('is left without a question', () => {
    const navigation = navigationWithUnsaved()
    navigation.actor.send(workIn('post 1', { onLeaving: 'save' }))

    navigation.go('/posts')

    expect(navigation.context().place).toEqual(placeAt('/posts'))
  })

  test('answers the question when it is on its way after all', () => {
    const navigation = asking()

    navigation.actor.send(workIn('post 1', { onLeaving: 'save' }))

    expect(navigation.address()).toBe('settled')
    expect(navigation.context().place).toEqual(placeAt('/posts'))
  })
})

describe('17.10 the question', () => {
  const kept = workIn('post 1')
  const cases: [string, Parameters<typeof leaveQuestion>[0], Partial<LeaveQuestion>][] = [
    ['a draft that is kept', [kept], { copy: 'kept', saveAs: 'draft', count: 1 }],
    ['two of them', [kept, workIn('2')], { copy: 'kept', saveAs: 'draft', count: 2 }],
    ['a draft and another', [kept, workIn('2', { saveAs: 'save' })], { saveAs: 'save' }],
    ['one that cannot be saved', [kept, workIn('2', { saveAs: null })], { saveAs: null }],
    ['one that is being kept', [kept, workIn('2', { copy: 'keeping' })], { copy: 'keeping' }],
    [
      'one that nothing keeps',
      [workIn('1', { leftOut: ['Day'] }), workIn('2', { copy: 'notKept' })],
      { copy: 'notKept' },
    ],
    [
      'a part that nothing keeps',
      [kept, workIn('2', { leftOut: ['Day'] })],
      { copy: 'partlyKept', leftOut: ['Day'] },
    ],
    [
      'one that saves itself, which is not asked about',
      [kept, workIn('2', { onLeaving: 'save', copy: 'notKept', saveAs: null })],
      { copy: 'kept', saveAs: 'draft', count: 1 },
    ],
  ]
  test.each(cases)('is about %s', (_what, unsaved, question) => {
    expect(leaveQuestion(unsaved)).toMatchObject(question)
  })

  test.each([
    ['kept', {}, false],
    ['being kept', { copy: 'keeping' }, true],
    ['not kept', { copy: 'notKept' }, true],
    ['kept but for a field', { leftOut: ['Day'] }, true],
    ['not kept, and saved on leaving', { onLeaving: 'save', copy: 'notKept' }, true],
  ] as const)('of the browser: what is %s', (_what, work, isLost) => {
    expect(isAtRisk([workIn('post 1', work)])).toBe(isLost)
  })
})
