import type { Markup } from './markup.ts'
import { markup } from './markup.ts'
import { replayCommand } from './replay-command.ts'
import type { FailureResult, MachineResult, Results } from './results.ts'

/** The results as JUnit's XML: a suite for each machine, a case for each test. */
export function junitOf({ rung, cover, seed, dir, machines }: Results): string {
  const tests = machines.flatMap(testsOf).length
  const failed = machines.reduce((sum, machine) => sum + machine.failed, 0)
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="stateroom ${rung} ${cover}" tests="${tests}" failures="${failed}">
${machines.map((machine) => suite(machine, seed, dir))}</testsuites>
`.source
}

const suite = (result: MachineResult, seed: number, dir: string | null) =>
  markup`  <testsuite name="${result.machine}" tests="${testsOf(result).length}" failures="${result.failed}" time="${result.ms / 1000}">
    <properties>
      <property name="seed" value="${seed}"/>
${Object.entries(result.coverage).map(
  ([criterion, share]) =>
    share !== null && markup`      <property name="${criterion}" value="${share}"/>\n`,
)}    </properties>
${testsOf(result).map((test) => testCase(result, test, dir))}  </testsuite>
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

function testCase({ machine, failures }: MachineResult, test: string, dir: string | null): Markup {
  const failure = failures.find((one) => one.test === test)
  return failure
    ? markup`    <testcase classname="${machine}" name="${test}">
      <failure message="${failure.failedAt}">${wordsOf(failure, dir).join('\n')}</failure>
    </testcase>
`
    : markup`    <testcase classname="${machine}" name="${test}"/>\n`
}

const wordsOf = (
  { story, differences, broken, thrown, trace }: FailureResult,
  dir: string | null,
): string[] => [
  ...story.map((line, index) => `${index + 1}. ${line}`),
  ...differences.map(({ part, expected, seen }) => `${part}: expected ${expected}, saw ${seen}`),
  ...broken,
  ...(thrown === null ? [] : [thrown]),
  ...(trace === null ? [] : [replayCommand(trace, dir)]),
]
