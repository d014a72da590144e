import type { Markup } from './markup.ts'
import { markup } from './markup.ts'
import type { FailureResult, MachineResult, Results } from './results.ts'

/** The results as JUnit's XML: a suite for each machine, a case for each test. */
export function junitOf({ rung, cover, seed, machines }: Results): string {
  const [tests, failed] = [sum(machines, 'tests'), sum(machines, 'failed')]
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="stateroom ${rung} ${cover}" tests="${tests}" failures="${failed}">
${machines.map((machine) => suite(machine, seed))}</testsuites>
`.source
}

const suite = (result: MachineResult, seed: number) =>
  markup`  <testsuite name="${result.machine}" tests="${result.tests}" failures="${result.failed}" time="${result.ms / 1000}">
    <properties>
      <property name="seed" value="${seed}"/>
${Object.entries(result.coverage).map(
  ([criterion, share]) => markup`      <property name="${criterion}" value="${share}"/>\n`,
)}    </properties>
${testsOf(result).map((test) => testCase(result, test))}  </testsuite>
`

/** The names of all tests, and of what failed besides: a random walk. */
const testsOf = ({ goals, failures }: MachineResult): string[] => [
  ...new Set([
    ...Object.entries(goals).flatMap(([goal, count]) =>
      Array.from({ length: count }, (_, index) => `${goal} ${index + 1}`),
    ),
    ...failures.map(({ test }) => test),
  ]),
]

function testCase({ machine, failures }: MachineResult, test: string): Markup {
  const failure = failures.find((one) => one.test === test)
  return failure
    ? markup`    <testcase classname="${machine}" name="${test}">
      <failure message="${failure.blame}">${wordsOf(failure).join('\n')}</failure>
    </testcase>
`
    : markup`    <testcase classname="${machine}" name="${test}"/>\n`
}

const wordsOf = ({ story, differences, broken, thrown, trace }: FailureResult): string[] => [
  ...story.map((line, index) => `${index + 1}. ${line}`),
  ...differences.map(({ part, expected, seen }) => `${part}: expected ${expected}, saw ${seen}`),
  ...broken,
  ...(thrown === null ? [] : [thrown]),
  ...(trace === null ? [] : [`stateroom replay ${trace}`]),
]

const sum = (machines: readonly MachineResult[], of: 'tests' | 'failed') =>
  machines.reduce((total, machine) => total + machine[of], 0)
