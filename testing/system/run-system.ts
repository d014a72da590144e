import { mapped } from '../objects.ts'
import type { SystemGraph } from './explore-system.ts'
import { partOf } from './part.ts'
import { playSystem } from './play-system.ts'
import { checkSystem } from './check-system.ts'
import type { SystemFailure } from './system-failure.ts'
import { systemStepper } from './system-stepper.ts'
import { systemTests } from './system-tests.ts'

export function runSystem(graph: SystemGraph) {
  const { system } = graph
  const exact = systemStepper(
    system,
    mapped(system.parts, (plan) => partOf(plan, undefined, false)),
  )
  const { tests, targets } = systemTests(graph)
  const failures: SystemFailure[] = checkSystem(graph)
  for (const test of tests) {
    const failure = playSystem(system, exact, test)
    if (failure) failures.push(failure)
  }
  return { tests, targets, failures }
}
