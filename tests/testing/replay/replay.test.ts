import { describe, expect, test } from 'vitest'
import { createActor, createMachine, fromPromise, raise, waitFor } from 'xstate'
import type { Trace } from '#testing'
import {
  actorWorld,
  ModelError,
  presets,
  readTrace,
  recorder,
  replayTrace,
  runTests,
  shrinkTrace,
  suiteOf,
  testOf,
  traceOf,
} from '#testing'
import { autosave, autosavePlan, NoServer } from './autosave.ts'

const plan = autosavePlan()
const sound = actorWorld(plan.machine)
/** Gives up later than its chart says. */
const stubborn = actorWorld(autosave({ tries: 4 }))

const throughJson = (trace: Trace) => readTrace(JSON.stringify(trace))

/** A real actor, with real promises and real timers, that is used for a while. */
async function liveSession(options: Parameters<typeof recorder>[0] = {}) {
  const tape = recorder(options)
  const answers = [fail, fail, () => ({ version: 7 }), fail, fail, fail]
  const save = fromPromise<{ version: number }, { text: string }>(async () => answers.shift()!())
  const actor = createActor(autosave().provide({ actors: { save } }), { inspect: tape.inspect })
  actor.start()
  actor.send({ type: 'user.edit', text: 'H' })
  actor.send({ type: 'user.edit', text: 'Hello' })
  await waitFor(actor, ({ context, value }) => value === 'clean' && context.savedAs === 7)
  actor.send({ type: 'user.edit', text: 'Hello again' })
  await waitFor(actor, ({ value }) => value === 'lost')
  return { actor, trace: tape.trace() }
}

function fail(): never {
  throw new NoServer('The server is gone.')
}

describe('a recorded session', () => {
  test('takes its own machine to the very same moment, on a clock that is told the time', async () => {
    const { actor, trace } = await liveSession()

    const replay = await replayTrace(plan, throughJson(trace), sound)

    const { context, status, value } = actor.getSnapshot()
    expect(replay.failure).toBeNull()
    expect(replay.left).toEqual([])
    expect(replay.last).toMatchObject({ places: [value], context, status })
    expect(replay.story.filter((words) => words === 'save failed')).toHaveLength(5)
  })

  test('holds causes and no consequences', async () => {
    const { trace } = await liveSession()

    const causes = trace.steps.filter(({ cause }) => cause !== 'clock')
    expect(causes.map((step) => (step.cause === 'event' ? step.event.type : step.cause))).toEqual([
      'user.edit',
      'user.edit',
      'failed',
      'failed',
      'done',
      'user.edit',
      'failed',
      'failed',
      'failed',
    ])
    expect(trace.recordedAt).toMatch(/^\d{4}-/)
  })

  test('tells what the machine raised itself, later or at once, from what came from outside', async () => {
    const machine = createMachine({
      id: 'alarm',
      initial: 'off',
      states: {
        off: { on: { set: { target: 'set', actions: raise({ type: 'ring' }, { delay: 8 }) } } },
        set: { on: { ring: { target: 'ringing', actions: raise({ type: 'again' }) } } },
        ringing: { on: { again: 'loud' } },
        loud: { on: { again: 'broken' } },
        broken: {},
      },
    })
    const tape = recorder()
    const actor = createActor(machine, { inspect: tape.inspect }).start()
    actor.send({ type: 'set' })
    await waitFor(actor, ({ value }) => value === 'loud')

    const trace = tape.trace()
    const { failure, last } = await replayTrace({ machine }, trace, actorWorld(machine))
    expect(trace.steps.filter(({ cause }) => cause === 'event')).toHaveLength(1)
    expect(trace.steps.at(-1)).toEqual({ cause: 'clock', ms: expect.any(Number) })
    expect({ failure, places: last.places }).toEqual({ failure: null, places: ['loud'] })
  })

  test('keeps an error as plain data, with its own fields; the plan says what it becomes again', async () => {
    const { trace } = await liveSession()
    const failed = trace.steps.find(({ cause }) => cause === 'failed')
    const revived: unknown[] = []

    await replayTrace({ ...plan, revive: (error) => revived.push(error) }, trace, sound)

    const error = { name: 'NoServer', message: 'The server is gone.', status: 503 }
    expect(failed).toMatchObject({ work: 'save', error })
    expect(revived[0]).toEqual(error)
  })

  test('is cleared of what nobody may read before it is kept', async () => {
    const tape = recorder()
    const actor = createActor(autosave(), { inspect: tape.inspect }).start()
    actor.send({ type: 'user.edit', text: 'a', user: { password: 'p', apiToken: 't' } } as never)
    const strict = await liveSession({ redact: () => ({ text: 'x' }) })

    expect(JSON.stringify(tape.trace().steps)).toContain('"password":"secret","apiToken":"secret"')
    expect(JSON.stringify(strict.trace.steps)).not.toContain('Hello')
  })

  test('says how much came after its limit', async () => {
    const { trace } = await liveSession({ limit: 3 })

    expect(trace.steps).toHaveLength(3)
    expect(trace.cut).toBeGreaterThan(5)
  })

  test('of nothing is refused with what to do', () => {
    expect(() => recorder().trace()).toThrow(/inspect: recorder\.inspect/)
  })

  test('with a fault in it is shrunk to the few steps that matter', async () => {
    const { trace } = await liveSession()

    const { failure } = await replayTrace(plan, trace, stubborn)
    const shrunk = await shrinkTrace(plan, trace, stubborn)

    expect(failure?.failedAt).toBe('saving|save failed|1')
    expect(trace.steps.length).toBeGreaterThan(12)
    expect(shrunk.steps.map(({ cause }) => cause)).toEqual([
      'event',
      ...['clock', 'failed', 'clock', 'failed', 'clock', 'failed'],
    ])
    expect(shrunk.why).toContain('["lost"]')
    expect((await replayTrace(plan, throughJson(shrunk), stubborn)).failure).not.toBeNull()
  })
})

describe('a failing test', () => {
  async function aFailure() {
    const { graph, tests } = suiteOf(plan, presets.default)
    const { failures } = await runTests(plan, graph, tests, stubborn)
    return failures[0]!
  }

  test('becomes a trace that ends where it failed, calls examples by name, and fails again', async () => {
    const failure = await aFailure()
    const trace = traceOf(plan, failure, { seed: 5 })

    expect(trace).toMatchObject({ format: 1, machine: 'autosave', seed: 5 })
    expect(trace.why).toContain('At saving|save failed|1: places should be ["lost"]')
    expect(trace.steps[0]).toEqual({
      cause: 'event',
      event: { type: 'user.edit' },
      example: 'typed',
    })
    expect(trace.steps.at(-1)).toMatchObject({ cause: 'failed', example: 'no server' })
    const again = await replayTrace(plan, throughJson(trace), stubborn)
    expect(again.failure?.differences).toEqual(failure.differences)
    expect((await replayTrace(plan, trace, sound)).failure).toBeNull()
  })

  test('revives the errors of its examples as the plan has them', async () => {
    const trace = traceOf(plan, await aFailure())
    const seen: unknown[] = []
    await replayTrace(plan, throughJson(trace), (input) => {
      const world = sound(input)
      return {
        ...world,
        do(step) {
          if (step.cause === 'failed') seen.push(step.error)
          return world.do(step)
        },
      }
    })

    expect(seen[0]).toBeInstanceOf(NoServer)
  })

  test('is written as a test that uses the published door', async () => {
    const source = testOf({ ...traceOf(plan, await aFailure()), why: 'it\'s "so"' })

    expect(source).toContain("from 'stateroom-admin/testing'")
    expect(source).toContain("import { plan } from './autosave.plan.ts'")
    expect(source).toContain('"example":"no server"')
    expect(source).toContain("test('autosave: user.edit (typed) › 0.012 s pass › ")
    expect(testOf(traceOf(plan, await aFailure()), { planFrom: "../it's.ts" })).toContain(
      "from '../it\\'s.ts'",
    )
  })
})

describe('a trace that nobody can play', () => {
  const good = traceOf(plan, suiteOf(plan, presets.default).tests[0]!)

  test.each([
    ['{"format": 1, "mach', 'it is no JSON'],
    ['[]', 'it is no object'],
    [JSON.stringify({ ...good, format: 2 }), 'its format is 2, not 1'],
    [JSON.stringify({ ...good, machine: 3 }), 'machine is no name'],
    [JSON.stringify({ ...good, shape: undefined }), 'shape is no text'],
    [JSON.stringify({ ...good, input: null }), 'input is neither'],
    [JSON.stringify({ ...good, steps: {} }), 'steps is no list'],
    [JSON.stringify({ ...good, steps: [{ cause: 'magic' }] }), 'steps.0.cause is none of'],
    [JSON.stringify({ ...good, steps: [{ cause: 'clock', ms: '1' }] }), 'steps.0.ms is no number'],
    [JSON.stringify({ ...good, steps: [{ cause: 'event' }] }), 'steps.0.event has no type'],
    [JSON.stringify({ ...good, steps: [{ cause: 'done' }] }), 'steps.0.work is no name'],
  ])('%s is named unreadable', (json, wrong) => {
    const error = thrownBy(() => readTrace(json))

    expect(error).toMatchObject({ code: 'trace.unreadable' })
    expect(error?.message).toContain(wrong)
    expect(error?.message).toContain('Take a file that')
  })

  test('is refused when its example is gone, with the nearest name', async () => {
    const trace = { ...good, steps: [{ ...good.steps[0]!, example: 'tpyed' }] } as Trace

    await expect(replayTrace(plan, trace, sound)).rejects.toMatchObject({
      code: 'trace.unknownExample',
      message: expect.stringContaining('Did you mean "typed"?'),
    })
    await expect(
      replayTrace(plan, { ...good, input: { example: 'x' } }, sound),
    ).rejects.toMatchObject({ code: 'trace.unknownExample' })
  })

  test('of another machine is refused', async () => {
    await expect(
      replayTrace(plan, { ...good, machine: 'upload' }, sound, { anyway: true }),
    ).rejects.toThrow('Replay it with the plan of upload.')
  })

  test('of an older chart says what changed, and can be tried anyway', async () => {
    const chart = good
      .chart!.map((line) => line.replaceAll('pausing', 'waiting'))
      .map((line) => line.replace('does save', 'does store'))
    const older = { ...good, shape: 'older', chart }

    const refused = replayTrace(plan, older, sound)
    await expect(refused).rejects.toMatchObject({ code: 'trace.otherChart' })
    await expect(refused).rejects.toThrow(
      'gone: state waiting, arrow waiting|after pause|0; new: state pausing, arrow pausing|after pause|0; written differently: state saving, arrow |user.edit|0. It may go another way now: --anyway tries it.',
    )
    expect((await replayTrace(plan, older, sound, { anyway: true })).failure).toBeNull()
  })

  test('leaves out the end of work that does not go on, and says so', async () => {
    const steps = [{ cause: 'done', work: 'save', child: 'x', example: 'stored' }] as const
    const replay = await replayTrace(plan, { ...good, steps }, sound)

    expect(replay).toMatchObject({ failure: null, left: ['save done (stored)'], story: [] })
  })
})

function thrownBy(work: () => unknown): ModelError | undefined {
  try {
    work()
  } catch (error) {
    if (error instanceof ModelError) return error
    throw error
  }
  return undefined
}
