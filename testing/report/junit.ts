import type { SystemResult } from '../system/run-system.ts'
import type { SystemFailure } from '../system/system-failure.ts'
import type { Markup } from './markup.ts'
import { markup } from './markup.ts'
import { replayCommand, systemCommand } from './replay-command.ts'
import type { FailureResult, MachineResult, Results, Rung } from './results.ts'

/**
 * The results as JUnit's XML: a suite for each machine, a case for each test, and a skipped one for
 * what a browser cannot show or cause.
 */
export function junitOf({ rung, cover, seed, dir, machines, systems = [] }: Results): string {
  const suites = machines.map((machine) => ({ machine, cases: casesOf(machine) }))
  const together = systems.map((system) => ({ system, cases: systemCases(system) }))
  const cases = suites.flatMap((suite) => suite.cases)
  const others = together.flatMap((suite) => suite.cases)
  const failed =
    machines.reduce((sum, machine) => sum + machine.failed, 0) +
    others.filter(({ failures }) => failures.length > 0).length
  const ms = [...machines, ...systems].reduce((sum, one) => sum + one.ms, 0)
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="stateroom ${rung} ${cover}" tests="${cases.length + others.length}" failures="${failed}" skipped="${skippedIn(cases)}" time="${inSeconds(ms)}">
${suites.map(({ machine, cases }) => suite(machine, cases, { rung, seed, dir }))}${together.map(({ system, cases }) => systemSuite(system, cases, { rung, seed, dir }))}</testsuites>
`.source
}

interface Run {
  rung: Rung
  seed: number
  dir: string | null
}

interface Case {
  name: string
  ms: number
  failure: FailureResult | null
  /** Why a browser leaves it out; null: it does not. */
  skipped: string | null
}

/** All tests, and what failed besides them, such as a random walk. */
function casesOf({ cases, failures, unseen }: MachineResult): Case[] {
  const others = failures.filter(
    ({ test }, index) =>
      cases.every((one) => one.test !== test) &&
      failures.findIndex((one) => one.test === test) === index,
  )
  return [
    ...[...cases, ...others.map(({ test }) => ({ test, ms: 0 }))].map(({ test, ms }) => ({
      name: test,
      ms,
      failure: failures.find((failure) => failure.test === test) ?? null,
      skipped: null,
    })),
    ...skippedCases('state', unseen?.states),
    ...skippedCases('transition', unseen?.arrows),
    ...skippedCases('emits', unseen?.emitted),
  ]
}

const skippedCases = (kind: string, reasons: Readonly<Record<string, string>> = {}): Case[] =>
  Object.entries(reasons).map(([target, skipped]) => ({
    name: `${kind} ${target}`,
    ms: 0,
    failure: null,
    skipped,
  }))

const skippedIn = (cases: readonly Case[]) => cases.filter(({ skipped }) => skipped !== null).length

const suite = (result: MachineResult, cases: readonly Case[], run: Run) =>
  markup`  <testsuite name="${result.machine}" tests="${cases.length}" failures="${result.failed}" skipped="${skippedIn(cases)}" time="${inSeconds(result.ms)}">
    <properties>
      <property name="seed" value="${run.seed}"/>
${Object.entries(result.coverage).map(
  ([criterion, share]) =>
    share !== null && markup`      <property name="${criterion}" value="${share}"/>\n`,
)}${Object.entries(result.alike?.states ?? {}).map(
  ([state, others]) =>
    markup`      <property name="assertion of ${state} also passes in" value="${others.join(', ')}"/>\n`,
)}    </properties>
${cases.map((one) => testCase(result, one, run))}  </testsuite>
`

function testCase(
  { machine }: MachineResult,
  { name, ms, failure, skipped }: Case,
  run: Run,
): Markup {
  const head = markup`    <testcase classname="${machine}" name="${name}" time="${inSeconds(ms)}"`
  if (skipped !== null) {
    return markup`${head}>
      <skipped message="${skipped}"/>
    </testcase>
`
  }
  return failure
    ? markup`${head}>
      <failure message="${failure.failedAt}">${wordsOf(failure, run).join('\n')}</failure>
    </testcase>
`
    : markup`${head}/>\n`
}

interface SystemCase {
  name: string
  failures: readonly SystemFailure[]
}

/** A law is a case; what real actors did differently is another. */
const systemCases = ({ failures, laws }: SystemResult): SystemCase[] => [
  ...laws.map((sentence) => ({
    name: `law: ${sentence}`,
    failures: failures.filter(({ broken }) => broken.includes(sentence)),
  })),
  { name: 'real actors', failures: failures.filter(({ broken }) => broken.length === 0) },
]

const systemSuite = ({ ms, system }: SystemResult, cases: readonly SystemCase[], run: Run) =>
  markup`  <testsuite name="${system}" tests="${cases.length}" failures="${cases.filter(({ failures }) => failures.length > 0).length}" skipped="0" time="${inSeconds(ms)}">
${cases.map(({ failures: [failure], name }) => {
  const head = markup`    <testcase classname="${system}" name="${name}" time="0"`
  return failure === undefined
    ? markup`${head}/>\n`
    : markup`${head}>
      <failure message="${failure.story.at(-1) ?? 'the start'}">${systemWords(failure, system, run).join('\n')}</failure>
    </testcase>
`
})}  </testsuite>
`

const systemWords = (
  { broken, differences, story, thrown }: SystemFailure,
  system: string,
  { dir, seed }: Run,
): string[] => [
  ...story.map((line, index) => `${index + 1}. ${line}`),
  ...differences.map(
    ({ expected, machine, part, seen }) => `${machine} ${part}: expected ${expected}, saw ${seen}`,
  ),
  ...broken,
  ...(thrown === null ? [] : [thrown]),
  systemCommand(system, seed, dir),
]

/** Without the `e` that JavaScript writes for very small numbers. */
const inSeconds = (ms: number) => (ms / 1000).toFixed(6).replace(/\.?0+$/, '')

const wordsOf = (
  { story, shows, differences, broken, thrown, trace, screenshot }: FailureResult,
  { dir, rung }: Run,
): string[] => [
  ...story.map((line, index) => `${index + 1}. ${line}`),
  ...(shows === undefined ? [] : [`should show: ${shows}`]),
  ...differences.map(({ part, expected, seen }) => `${part}: expected ${expected}, saw ${seen}`),
  ...broken,
  ...(thrown === null ? [] : [thrown]),
  ...(trace === null ? [] : [replayCommand(trace, dir, rung)]),
  ...(screenshot ? [`screenshot: ${screenshot}`] : []),
]
