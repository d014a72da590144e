import { describe, expect, test } from 'vitest'
import { createMachine } from 'xstate'
import type { FailureResult, MachineResult, Results, Say } from '#testing'
import {
  actorWorld,
  chartOf,
  coverageOfFired,
  drawSvg,
  explore,
  figuresIn,
  junitOf,
  layOut,
  presets,
  replayCommand,
  reportPage,
  resultOf,
  runTests,
  suiteOf,
} from '#testing'

const machine = createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: { meta: { requirement: 'LAMP-1' }, on: { 'user.press': 'on' } },
    on: {
      initial: 'dim',
      on: { 'user.press': 'off', 'user.break': '.broken' },
      states: { dim: {}, broken: { type: 'final' } },
    },
  },
})
const plan = { machine }
const say: Say = (word, values) => `${word}${values ? ` ${JSON.stringify(values)}` : ''}`

const failure: FailureResult = {
  test: 'pairs: user.press',
  input: '',
  story: ['user.press'],
  failedAt: 'off|user.press|0',
  differences: [{ part: 'places', expected: '["on"]', seen: '<script>"&' }],
  broken: [],
  thrown: `broke${String.fromCharCode(27)}[31m`,
  trace: 'out dir/lamp-1.json',
}

async function aResult(change: Partial<MachineResult> = {}): Promise<MachineResult> {
  const { graph, tests } = suiteOf(plan, presets.default)
  const run = await runTests(plan, graph, tests, actorWorld(machine))
  return { ...resultOf(run, tests, [], 12), ...change }
}

const resultsWith = (result: MachineResult): Results => ({
  format: 1,
  rung: 'actor',
  cover: 'default',
  seed: 7,
  finishedAt: '2026-01-02T03:04:05.000Z',
  dir: null,
  machines: [result],
})

const pageOf = (result: MachineResult) =>
  reportPage({
    results: resultsWith(result),
    scores: [],
    machines: new Map([[result.machine, machine]]),
    language: 'en',
    say,
  })

describe('the picture', () => {
  test('has every state, every arrow and the beginnings', async () => {
    const { boxes, lines } = await layOut(chartOf(machine))

    expect(boxes.map(({ kind, state }) => `${kind} ${state}`.trim()).sort()).toEqual(
      ['any', 'final on.broken', 'group on', 'start', 'start', 'state off', 'state on.dim'].sort(),
    )
    expect(
      lines
        .map(({ arrow }) => arrow)
        .filter(Boolean)
        .sort(),
    ).toEqual(['off|user.press|0', 'on|user.break|0', 'on|user.press|0'].sort())
  })

  test('is coloured by what was covered, and by dashes and widths for those who see no colours', async () => {
    const { source } = drawSvg(await layOut(chartOf(machine)), 'Lamp', say, {
      arrows: { 'off|user.press|0': 3 },
      unvisited: new Set(['on.broken']),
      failing: new Set(['on|user.press|0']),
    })

    expect(source).toContain('>user.press<tspan class="times"> ×3</tspan>')
    expect(source).toMatch(/class="line failing"/)
    expect(source).toMatch(/class="label never"[^>]*>user\.break<tspan class="times"> never</)
    expect(source).toMatch(/class="box final never"/)
  })
})

describe('the page', () => {
  test('shows failures by the arrow to failedAt, with what repeats them, and escapes all of it', async () => {
    const page = await pageOf(await aResult({ failed: 1, failures: [failure] }))

    expect(page).toContain('<code dir="ltr">off|user.press|0</code> · 1')
    expect(page).toContain('&#60;script&#62;&#34;&#38;')
    expect(page).not.toContain('<script>')
    expect(page).toContain('stateroom replay &#34;out dir/lamp-1.json&#34;')
  })

  test('has a heading for each machine and tables with heads', async () => {
    const page = await pageOf(await aResult())

    expect(page).toContain('<h2 id="machine-lamp-title"><bdi>lamp</bdi></h2>')
    expect(page).toMatch(/<th scope="row"><a href="#machine-lamp">/)
    expect(page).toContain('LAMP-1')
    expect(page.match(/<table>/g)?.length).toBe(page.match(/<thead>/g)?.length)
  })

  test('leads to a machine whose name has a space', async () => {
    const page = await pageOf({ ...(await aResult()), machine: 'my lamp' })

    expect(page).toContain(
      '<section id="machine-my%20lamp" aria-labelledby="machine-my%20lamp-title">',
    )
    expect(page).toContain('<a href="#machine-my%20lamp">')
  })
})

describe('JUnit', () => {
  test('has a case for each test, the failed one with its story', async () => {
    const passed = await aResult()
    const { test: name } = passed.cases[0]!
    const result = { ...passed, failed: 1, failures: [{ ...failure, test: name }] }
    const xml = junitOf(resultsWith(result))

    expect(xml.match(/<testcase /g)).toHaveLength(result.tests)
    expect(name).toMatch(/^\w+: .*user\.press/)
    expect(xml).toMatch(
      new RegExp(`name="${name}" time="[\\d.]+">\\n +<failure message="off\\|user\\.press\\|0">`),
    )
    expect(xml).toContain('broke[31m')
    expect(xml).not.toMatch(/[^\P{Cc}\n]/u)
  })
})

test('100 % is never rounded up to', () => {
  const { percent } = figuresIn('en')

  expect([0.9999, 1, 0.57, 0].map(percent)).toEqual(['99.9%', '100%', '57%', '0%'])
})

test('a command that repeats a failure can be pasted into a shell', () => {
  expect(replayCommand('a/b.json', null)).toBe('stateroom replay a/b.json')
  expect(replayCommand('a b.json', 'my doors')).toBe('stateroom replay "a b.json" --dir "my doors"')
  expect(replayCommand('a "b" $c.json', null)).toBe(`stateroom replay 'a "b" $c.json'`)
  expect(replayCommand(`it's $5`, null)).toBe(`stateroom replay 'it'\\''s $5'`)
  expect(replayCommand('', '')).toBe('stateroom replay "" --dir ""')
})

describe('what a browser covered, told by the arrows that fired', () => {
  test('is what a run on actors covers, as far as arrows tell', async () => {
    const graph = explore(plan)
    const { tests } = suiteOf(plan, presets.smoke, graph)
    const run = await runTests(plan, graph, tests, actorWorld(machine))
    const fired = [
      [[], ['off|user.press|0'], [], ['on|user.press|0']],
      [[], ['off|user.press|0'], ['on|user.break|0']],
    ]
    const { coverage, arrows } = coverageOfFired(plan, fired)
    const { states, transitions } = run.coverage

    expect(coverage).toMatchObject({ states, transitions, refusals: null })
    expect(coverage.states).toBe(1)
    expect(Object.keys(arrows)).toEqual(Object.keys(run.arrows))
    expect(coverageOfFired(plan, [[[]]])).toMatchObject({
      coverage: { states: 0.25, transitions: 0, pairs: 0 },
      unreached: [
        'on',
        'on.dim',
        'on.broken',
        'off|user.press|0',
        'on|user.press|0',
        'on|user.break|0',
      ],
    })
  })
})
