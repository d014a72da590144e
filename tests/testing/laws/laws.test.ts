import { describe, expect, test } from 'vitest'
import { assign, emit, fromPromise, setup } from 'xstate'
import type { AnyPlan, Law, Plan } from '#testing'
import {
  actorWorld,
  always,
  asks,
  atMostEvery,
  broken,
  checkLaws,
  emits,
  ends,
  explore,
  from,
  hears,
  mutate,
  never,
  onlyAfter,
  remember,
  replayTrace,
  shrinkTrace,
  traceOf,
  whenever,
  within,
} from '#testing'

/** Saves what was typed 2 s later, and tries a failed save again. */
const draft = setup({
  types: {} as {
    context: { saves: number }
    events: { type: 'user.edit' } | { type: 'user.leave' }
    emitted: { type: 'saved' }
  },
  actors: { save: fromPromise<void>(() => Promise.reject(new Error('Provide "save".'))) },
  actions: {
    count: assign({ saves: ({ context }) => context.saves + 1 }),
    tell: emit({ type: 'saved' }),
  },
  delays: { pause: 2000, retry: 5000 },
}).createMachine({
  id: 'draft',
  context: { saves: 0 },
  initial: 'clean',
  states: {
    clean: { on: { 'user.edit': 'dirty' } },
    dirty: {
      after: { pause: 'saving' },
      on: { 'user.edit': { target: 'dirty', reenter: true }, 'user.leave': 'saving' },
    },
    saving: {
      invoke: {
        src: 'save',
        onDone: { target: 'clean', actions: ['count', 'tell'] },
        onError: 'failed',
      },
    },
    failed: { after: { retry: 'saving' }, on: { 'user.edit': 'dirty' } },
  },
})

type Draft = typeof draft

const planWith = (law: Law<Draft>, more: Partial<Plan<Draft>> = {}): AnyPlan => {
  const plan: Plan<Draft> = {
    machine: draft,
    outcomes: { save: { done: { stored: undefined }, failed: { 'no server': new Error('No.') } } },
    within: ({ context }) => context.saves < 3,
    laws: { 'it holds': law },
    ...more,
  }
  return plan
}

/** The shortest story that breaks it; null: it holds. */
const storyOf = (law: Law<Draft>, more?: Partial<Plan<Draft>>) => {
  const plan = planWith(law, more)
  return checkLaws(plan, explore(plan))[0]?.story ?? null
}

describe('22.2 a law', () => {
  test.each<[string, Law<Draft>, readonly string[] | null]>([
    ['always holds', always((seen) => seen.now.saves >= 0), null],
    [
      'always, and once it doesn’t',
      always((seen) => !seen.is('failed')),
      ['user.edit', 'user.leave', 'save failed (no server)'],
    ],
    ['never', never((seen) => seen.running.length > 1), null],
    ['whenever', whenever(asks('save'), (seen) => seen.is('saving')), null],
    [
      'whenever, in the same step',
      whenever(ends('save', 'failed'), asks('save')),
      ['user.edit', 'user.leave', 'save failed (no server)'],
    ],
    ['only after', onlyAfter(hears('user.edit'), asks('save'), (seen) => seen.is('clean')), null],
    [
      'only after what is not needed',
      onlyAfter(hears('user.leave'), asks('save')),
      ['user.edit', '2 s pass'],
    ],
    ['from on', from(ends('save', 'failed'), (seen) => !seen.is('clean'), emits('saved')), null],
    [
      'from on, without an end',
      from(ends('save', 'failed'), (seen) => !seen.is('clean')),
      ['user.edit', 'user.leave', 'save failed (no server)', '5 s pass', 'save done (stored)'],
    ],
    [
      'at most every so often',
      atMostEvery(2000, asks('save')),
      ['user.edit', 'user.leave', 'save done (stored)', 'user.edit', 'user.leave'],
    ],
    [
      'within',
      within(2000, hears('user.edit'), (seen) => seen.is('saving') || hears('user.edit')(seen)),
      null,
    ],
    [
      'within too short a time',
      within(1000, hears('user.edit'), (seen) => seen.is('saving') && seen.ms <= 1000),
      ['user.edit', '2 s pass'],
    ],
    [
      'with a memory of its own',
      remember<Draft, number>(0, (count, seen) =>
        seen.is('failed') ? (count === 1 ? broken : 1) : seen.is('clean') ? 0 : count,
      ),
      // A step that is ignored is one, too.
      ['user.edit', 'user.leave', 'save failed (no server)', 'user.leave'],
    ],
  ])('%s', (_, law, story) => {
    expect(storyOf(law)).toEqual(story)
  })

  test('is checked on a step that leads beyond the plan, too', () => {
    const law = never<Draft>((seen) => seen.now.saves === 3)

    expect(storyOf(law)?.at(-1)).toBe('save done (stored)')
    expect(storyOf(law, { within: ({ context }) => context.saves < 5 })?.length).toBe(9)
  })

  test('that throws says which one it is', () => {
    const law = always<Draft>((seen) => seen.event!.type === 'user.edit')

    expect(() => storyOf(law)).toThrow(/^The law "it holds" of draft throws: /)
  })
})

test('22.2 a broken law is a failure like any other: traced, replayed and shortened', async () => {
  const plan = planWith(never((seen) => seen.is('failed')))
  const [failure] = checkLaws(plan, explore(plan))
  const trace = traceOf(plan, failure!)
  const longer = {
    ...trace,
    steps: [{ cause: 'event' as const, event: { type: 'user.edit' } }, ...trace.steps],
  }
  const replay = await replayTrace(plan, longer, actorWorld(draft))
  const short = await shrinkTrace(plan, longer, actorWorld(draft))

  expect(failure?.story).toEqual(['user.edit', 'user.leave', 'save failed (no server)'])
  expect(replay.failure?.broken).toEqual(['it holds'])
  expect(short.steps).toHaveLength(3)
  expect(short.why).toContain('it does not hold that it holds')
})

describe('22.3 mutants', () => {
  test('are detected by the behavior, and by laws alone as far as those say something', async () => {
    const silent = await mutate(planWith(always(() => true)))
    const telling = await mutate(
      planWith(
        whenever(ends('save', 'failed'), (seen) => seen.is('failed') && seen.timers[0] === 5000),
      ),
    )
    const makingADifference = silent.mutants - silent.equivalent

    expect(silent.detected).toBe(makingADifference)
    expect(silent.undetected).toEqual([])
    expect(silent.detectedByLaws).toBeLessThan(telling.detectedByLaws)
    expect(telling.unlawful.map(({ id }) => id)).not.toContain(
      'delay doubled: failed|after retry|0',
    )
    expect(silent.unlawful.map(({ id }) => id)).toContain('transition removed: clean|user.edit|0')
  })
})
