import { shapeOf } from '../chart/shape.ts'
import type { ModelTest } from '../cover/suite.ts'
import type { Failure } from '../drive/perform.ts'
import { split } from '../drive/rehearse.ts'
import type { AnyPlan } from '../plan/plan.ts'
import type { Step } from '../plan/step.ts'
import { hasExample } from './example.ts'
import { plain } from './plain.ts'
import type { Trace, TracedStep } from './trace.ts'

/** A test, or a failure up to the step after which it showed, as a trace. */
export function traceOf(
  plan: AnyPlan,
  what: ModelTest | Failure,
  { seed }: { seed?: number } = {},
): Trace {
  const failure = 'story' in what ? what : null
  const test = 'story' in what ? what.test : what
  const { hash, lines } = shapeOf(plan.machine)
  const isNamed = plan.inputs !== undefined && Object.hasOwn(plan.inputs, test.input)
  return {
    format: 1,
    machine: plan.machine.id,
    shape: hash,
    chart: lines,
    input: isNamed ? { example: test.input } : {},
    steps: (failure ? stepsUntil(failure) : test.steps).map(({ step }) => traced(plan, step)),
    ...(seed === undefined ? {} : { seed }),
    ...(failure ? { why: reasonOf(failure) } : {}),
  }
}

/** A step as plain data; what the plan has under a name is called by that name. */
function traced(plan: AnyPlan, step: Step): TracedStep {
  if (step.cause === 'clock') return { cause: 'clock', ms: step.ms }
  const named = hasExample(plan, step) ? { example: step.example! } : null
  switch (step.cause) {
    case 'event':
      return named
        ? { cause: 'event', event: { type: step.event.type }, ...named }
        : { cause: 'event', event: plain(step.event) as { type: string } }
    case 'done': {
      const { cause, work, child } = step
      return { cause, work, child, ...(named ?? { output: plain(step.output) }) }
    }
    case 'failed': {
      const { cause, work, child } = step
      return { cause, work, child, ...(named ?? { error: plain(step.error) }) }
    }
  }
}

/** Waiting may be told in two parts; a failure in the first of them is one of the whole. */
export function stepsUntil({ test, story }: Failure): ModelTest['steps'] {
  let told = 0
  return test.steps.filter((step) => {
    const isReached = told < story.length
    told += split(step).length
    return isReached
  })
}

/** What went wrong, in a sentence. */
export function reasonOf({
  failedAt,
  differences,
  broken,
  thrown,
}: Pick<Failure, 'failedAt' | 'differences' | 'broken' | 'thrown'>): string {
  const reasons = [
    ...(thrown === null ? [] : [`it throws: ${thrown}`]),
    ...broken.map((sentence) => `it does not hold that ${sentence}`),
    ...differences.map(
      ({ part, expected, seen }) => `${part} should be ${expected}, and it is ${seen}`,
    ),
  ]
  return `At ${failedAt}: ${reasons.join('; ')}.`
}
