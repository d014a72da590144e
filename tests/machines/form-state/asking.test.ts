import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { FormState } from '#contracts/form-state'
import type { Question, Rules } from '#machines/form-state'
import { formStateMachine } from '#machines/form-state'

interface Asked {
  question: Question
  signal: AbortSignal
  answer(state: FormState): Promise<void>
}

const rules: Rules = { always: true, atBirth: false, afterRefusal: false }

const question = (title: string): Question => ({
  ref: { kind: 'collection', slug: 'talks', id: 1, locale: null },
  base: {},
  values: { title },
  whole: {},
  isRefused: false,
})

const hides = (key: string): FormState => ({
  fields: { [key]: { hidden: true } },
  defaults: {},
  broken: [],
})

function opened(changes: Partial<Rules> = {}) {
  const asked: Asked[] = []
  const clock = new SimulatedClock()
  const actor = createActor(
    formStateMachine.provide({
      actors: {
        ask: fromPromise<FormState, Question>(({ input, signal }) => {
          const answers = new Promise<FormState>((resolve) => {
            asked.push({
              question: input,
              signal,
              async answer(state) {
                resolve(state)
                await answers
              },
            })
          })
          return answers
        }),
      },
    }),
    { input: { rules: { ...rules, ...changes }, question: question('Opened') }, clock },
  ).start()
  const type = (title: string) =>
    actor.send({ type: 'document.changed', question: question(title) })
  return { actor, asked, clock, type }
}

test('DOC-7 ten keys are one question, about the last of them', () => {
  const { asked, clock, type } = opened()
  for (const title of 'abcdefghij') {
    type(title)
    clock.increment(100)
  }
  clock.increment(250)

  expect(asked.map(({ question: { values } }) => values.title)).toEqual(['Opened', 'j'])
})

test('R1 a change aborts the question on its way, and its answer changes nothing', async () => {
  const { actor, asked, clock, type } = opened()
  type('newer')
  clock.increment(250)
  const [first, second] = asked

  expect([first?.signal.aborted, second?.signal.aborted]).toEqual([true, false])
  await second?.answer(hides('new'))
  await first?.answer(hides('old'))
  expect(actor.getSnapshot().context.state).toEqual(hides('new'))
  expect(actor.getSnapshot().context.answered).toEqual({ title: 'newer' })
})

test('leaving the form aborts what is on its way', () => {
  const { actor, asked } = opened()
  actor.stop()

  expect(asked[0]?.signal.aborted).toBe(true)
})

test('R8 a form without such rules asks nothing, whatever happens', () => {
  const { actor, asked, clock, type } = opened({ always: false })
  type('typed')
  clock.increment(10_000)
  actor.send({ type: 'document.saved', question: question('saved') })

  expect(asked).toEqual([])
})

test('a place is filled once: whoever empties it wants it empty', async () => {
  const { actor, asked, clock, type } = opened()
  const told: unknown[] = []
  actor.on('filled', ({ defaults }) => told.push(defaults))
  await asked[0]?.answer({ fields: {}, defaults: { code: 'T-1' }, broken: [] })
  type('emptied')
  clock.increment(250)
  await asked[1]?.answer({ fields: {}, defaults: { code: 'T-1', more: 'x' }, broken: [] })

  expect(told).toEqual([{ code: 'T-1' }, { more: 'x' }])
})
