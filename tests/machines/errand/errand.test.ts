import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { Problem } from '#config-schema'
import type { Errand, ErrandEmitted } from '#machines/errand'
import { errandMachine } from '#machines/errand'
import { heldWork } from '../../kit/machines/held-work.ts'

function startErrand() {
  const run = heldWork<void, Errand | null>()
  const emitted: ErrandEmitted[] = []
  const actor = createActor(errandMachine.provide({ actors: { run: run.logic } }))
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  return {
    emitted,
    asked: run.asked,
    answer: () => run.answer(),
    refuse: run.refuse,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    isBusy: () => actor.getSnapshot().hasTag('busy'),
    ask: (errand: Errand) => actor.send({ type: 'user.ask', errand }),
    confirm: () => actor.send({ type: 'user.confirm' }),
    cancel: () => actor.send({ type: 'user.cancel' }),
  }
}

function running(what: Errand = 'delete') {
  const errand = startErrand()
  errand.ask(what)
  errand.confirm()
  return errand
}

const asked = ['delete', 'trash', 'unpublish', 'revert'] as const

describe.each(asked)('an errand: %s', (what) => {
  test('asks the person first', () => {
    const errand = startErrand()

    errand.ask(what)

    expect(errand.state()).toBe('asking')
    expect(errand.context().errand).toBe(what)
    expect(errand.asked).toEqual([])
  })

  test('can be thought better of', () => {
    const errand = startErrand()
    errand.ask(what)

    errand.cancel()

    expect(errand.state()).toBe('idle')
    expect(errand.context().errand).toBeNull()
    expect(errand.asked).toEqual([])
  })

  test('is done when it is confirmed, and told', async () => {
    const errand = running(what)
    expect(errand.isBusy()).toBe(true)
    expect(errand.asked).toEqual([what])

    await errand.answer()

    expect(errand.state()).toBe('idle')
    expect(errand.emitted).toEqual([{ type: 'done', errand: what }])
  })
})

describe('an errand', () => {
  test.each(['duplicate', 'restore', 'restorePublished'] as const)(
    'that takes nothing away is done without a question: %s',
    async (harmless) => {
      const errand = startErrand()

      errand.ask(harmless)

      expect(errand.asked).toEqual([harmless])
      await errand.answer()
      expect(errand.emitted).toEqual([{ type: 'done', errand: harmless }])
    },
  )

  test('that is refused says why', async () => {
    const errand = running()

    await errand.refuse(new Problem('access.refused'))

    expect(errand.state()).toBe('refused')
    expect(errand.context().problem).toMatchObject({ code: 'access.refused' })
    expect(errand.emitted).toEqual([])
  })

  test('that is refused can be tried again', async () => {
    const errand = running()
    await errand.refuse(new Problem('server.unreachable'))

    errand.confirm()
    expect(errand.context().problem).toBeNull()
    expect(errand.asked).toEqual(['delete', 'delete'])

    await errand.answer()
    expect(errand.emitted).toEqual([{ type: 'done', errand: 'delete' }])
  })

  test('that is refused can be given up, and its problem with it', async () => {
    const errand = running()
    await errand.refuse(new Problem('server.unreachable'))

    errand.cancel()

    expect(errand.state()).toBe('idle')
    expect(errand.context()).toEqual({ errand: null, problem: null })
  })

  test('tells the session when it has ended', async () => {
    const errand = running()

    await errand.refuse(new Problem('session.ended'))

    expect(errand.state()).toBe('refused')
    expect(errand.emitted).toEqual([{ type: 'sessionEnded' }])
  })

  test('is the only one at a time', () => {
    const errand = running()

    errand.ask('unpublish')
    errand.confirm()

    expect(errand.asked).toEqual(['delete'])
  })
})
