import type { ModelTest, SuiteStep } from '../cover/suite.ts'
import { carefulStepper } from '../explore/careful-stepper.ts'
import type { Running } from '../explore/moment.ts'
import type { AnyPlan } from '../plan/plan.ts'
import type { Step } from '../plan/step.ts'
import { sayStep } from '../plan/step.ts'
import { exampleInput, exampleOf } from './example.ts'
import { revivedError } from './plain.ts'
import type { Trace, TracedStep } from './trace.ts'

/** A trace made ready to be played. */
export interface TraceWalk {
  /** With the input of the trace. */
  plan: AnyPlan
  test: ModelTest
  /** For each step of the test, which step of the trace it is. */
  origins: readonly number[]
  /** Steps in words that cannot be done: the end of work that does not go on. */
  left: readonly string[]
}

/**
 * Goes a trace with the chart, to see which steps can be done.
 *
 * @throws {ModelError} `trace.unknownExample`, `chart.throws`
 */
export function walkTrace(plan: AnyPlan, trace: Trace): TraceWalk {
  const { name, value } = inputFor(plan, trace)
  const stepper = carefulStepper(plan)
  let moment = stepper.start(value).after
  const steps: SuiteStep[] = []
  const origins: number[] = []
  const left: string[] = []
  for (const [index, traced] of trace.steps.entries()) {
    const step = stepOf(plan, traced)
    const possible = inTime(step, moment.running)
    if (possible === null) {
      left.push(sayStep(step))
      continue
    }
    const reaction = stepper.take(moment, possible)
    moment = reaction.after
    steps.push({ step: possible, isRefused: reaction.fired.length === 0 })
    origins.push(index)
  }
  return {
    plan: {
      ...plan,
      inputs: { ...plan.inputs, [name]: value },
      // Laws may speak of the plan's data, and a recorded session has its own.
      ...(trace.recordedAt === undefined ? {} : { laws: {} }),
    },
    test: { goal: 'transitions', input: name, steps },
    origins,
    left,
  }
}

function inputFor(plan: AnyPlan, { input }: Trace): { name: string; value: unknown } {
  return 'example' in input
    ? { name: input.example, value: exampleInput(plan, input.example) }
    : { name: 'of the trace', value: input.value }
}

/** With the data of the plan where an example is named, and that of the trace elsewhere. */
function stepOf(plan: AnyPlan, traced: TracedStep): Step {
  if (traced.cause === 'clock') return traced
  const { example } = traced
  const given = example === undefined ? null : { data: exampleOf(plan, { ...traced, example }) }
  const named = example === undefined ? {} : { example }
  switch (traced.cause) {
    case 'event': {
      const { type } = traced.event
      const event = given ? { ...(given.data as object), type } : traced.event
      return { cause: 'event', event, ...named }
    }
    case 'done': {
      const { cause, work, child } = traced
      return { cause, work, child, output: given ? given.data : traced.output, ...named }
    }
    case 'failed': {
      const { cause, work, child } = traced
      const revive = plan.revive ?? revivedError
      return { cause, work, child, error: given ? given.data : revive(traced.error), ...named }
    }
  }
}

/** Only work that goes on can end. Children may have other ids than they had then. */
function inTime(step: Step, running: readonly Running[]): Step | null {
  if (step.cause === 'event' || step.cause === 'clock') return step
  const child =
    running.find(({ child, work }) => child === step.child && work === step.work) ??
    running.find(({ work }) => work === step.work)
  return child ? { ...step, child: child.child } : null
}
