// @module-tag slow
import { beforeAll, describe, expect, test } from 'vitest'
import type { Lamp } from './kit/lamp.ts'
import { aLamp, lampHtml } from './kit/lamp.ts'

const own = ['--dir', 'machines']
const inBrowser = ['test', 'lamp', ...own, '--rung', 'browser', '--cover', 'smoke']
const models = '.stateroom/models'
const failure = `${models}/failures/lamp-1.json`
const minutes = { timeout: 600_000 }
const long = { ...minutes, tags: ['long'] }

/** A lamp that goes on burning when somebody presses it again. */
const burningOn = lampHtml.replace(
  "      button.ariaPressed = 'false'\n      return",
  '      return',
)

test('22.7 what the browser leaves out is told with its reason in every report', long, async () => {
  const lamp = await aLamp()
  const { code, out } = await lamp.run(inBrowser)
  await lamp.run(['report'])
  const junit = lamp.read(`${models}/junit.xml`)
  const page = lamp.read(`${models}/report.html`)

  expect(code).toBe(0)
  expect(out).toMatch(/^● lamp · 1 test · .*\n {2}Not in the browser: dark \(nobody sees it\)$/m)
  expect(out).toContain('  Not in the browser: off|power.cut|0 (there is no cable)')
  expect(out).not.toContain('No test reaches')
  expect(junit).toMatch(/name="state dark" time="0">\s*<skipped message="nobody sees it"\/>/)
  expect(junit).toMatch(/name="transition off\|power\.cut\|0".*\s*<skipped message="there is no/)
  expect(page).toMatch(/off\|power\.cut\|0<\/code><\/td><td>there is no cable</)
})

describe('22.7 a failure in the browser', () => {
  let lamp: Lamp
  let failed: Awaited<ReturnType<Lamp['run']>>
  beforeAll(async () => {
    lamp = await aLamp(burningOn)
    failed = await lamp.run(inBrowser)
  }, minutes.timeout)

  test('names the step that failed, with its story, its trace and a picture', minutes, async () => {
    const { code, out } = failed
    await lamp.run(['report'])

    expect(code).toBe(1)
    expect(out).toContain(`✕ lamp: failed at on|user.press|0
  starts with “a bright one”
   1 user.press
   2 light done (lit)
   3 user.press
  The page should show: off
  Threw: Error: expect(locator).toBeVisible() failed
`)
    expect(out).toContain(`
  Reproduce: stateroom replay ${failure} --dir machines --rung browser
  Screenshot: ${models}/failures/lamp-1.png
`)
    expect(lamp.read(`${models}/failures/lamp-1.png`)).toMatch(/^.PNG/)
    expect(JSON.parse(lamp.read(failure))).toMatchObject({
      machine: 'lamp',
      input: { example: 'a bright one' },
      steps: [{ cause: 'event' }, { cause: 'done' }, { cause: 'event' }],
      why: expect.stringMatching(/^At on\|user\.press\|0: it throws: Error: expect/),
    })
    expect(lamp.read(`${models}/report.html`)).toContain(
      `stateroom replay ${failure} --dir machines --rung browser`,
    )
  })

  test('is shortened by the shortest ways to its last steps', long, async () => {
    const long = JSON.parse(lamp.read(failure))
    const around = [
      { cause: 'event', event: { type: 'user.press' } },
      { cause: 'failed', work: 'light', child: '0.lamp.asking', example: 'no power' },
    ]
    lamp.write(
      'long.json',
      JSON.stringify({ ...long, steps: [...around, ...around, ...long.steps] }),
    )
    const { code, out } = await lamp.run([
      'replay',
      'long.json',
      ...own,
      '--rung',
      'browser',
      '--shrink',
    ])

    expect(code).toBe(1)
    expect(out).toContain('   3 user.press\n  The page should show: off\n')
    expect(out).toMatch(
      /^Tried \d shorter paths? of at most 8; the shortest that fails has 3 steps instead of 7\.$/m,
    )
    expect(JSON.parse(lamp.read('long.short.json')).steps).toHaveLength(3)
  })

  test('is played again by its trace, until the page is right', minutes, async () => {
    const replay = ['replay', failure, ...own, '--rung', 'browser']
    const failing = await lamp.run(replay)
    lamp.write('tests/models/lamp.html', lampHtml)
    const right = await lamp.run(replay)

    expect(failing.code).toBe(1)
    expect(failing.out).toContain('lamp:\nfailed at on|user.press|0\n')
    expect(failing.err).toContain('Running 1 test using')
    expect(right).toMatchObject({
      code: 0,
      out: `lamp:
   1 user.press
   2 light done (lit)
   3 user.press
Every step matched the machine’s chart.
`,
    })
  })

  test('that takes too long names its step as well', long, async () => {
    const lamp = await aLamp(
      lampHtml.replace("    button.ariaBusy = 'true'\n", '    button.hidden = true\n'),
      10_000,
    )
    lamp.write(
      'tests/models/lamp.page.ts',
      lamp
        .read('tests/models/lamp.page.ts')
        .replace(/asking: .*/, 'asking: () => new Promise(() => {}),'),
    )
    const { code, out } = await lamp.run(inBrowser)

    expect(code).toBe(1)
    expect(out).toContain(`✕ lamp: failed at off|user.press|0
  starts with “a bright one”
   1 user.press
  The page should show: asking
  Threw: Test timeout of 10000ms exceeded.`)
    expect(JSON.parse(lamp.read(failure)).steps).toHaveLength(1)
  })
})

test(
  '22.7 a test keeps its name in JUnit when others are added, and says how long it took',
  minutes,
  async () => {
    const lamp = await aLamp()
    const casesOf = (xml: string) =>
      [...xml.matchAll(/<testcase classname="lamp" name="([^"]+)" time="([^"]+)"/g)].map(
        ([, name, time]) => ({ name, time: Number(time) }),
      )
    const testIt = () => lamp.run(['test', 'lamp', ...own, '--accept'])
    await testIt()
    const before = casesOf(lamp.read(`${models}/junit.xml`))
    const plan = 'machines/lamp/lamp.plan.ts'
    lamp.write(
      plan,
      lamp.read(plan).replace('{ watts: 40 } }', "{ watts: 40 }, 'a dim one': { watts: 40 } }"),
    )
    await testIt()
    const after = casesOf(lamp.read(`${models}/junit.xml`)).map(({ name }) => name)

    expect(before.length).toBeGreaterThan(5)
    expect(before.every(({ time }) => time > 0)).toBe(true)
    expect(after.length).toBeGreaterThan(before.length)
    expect(after).toEqual(expect.arrayContaining(before.map(({ name }) => name)))
  },
)

test.each([
  ['is asked for something else than the chart says', '"watts":40', '"watts":60', 'asking'],
  ['shows something else than is emitted', "'Lit with 40 W'", "'Lit'", 'on'],
])('22.6 a page that %s fails', long, async (_, right, wrong, place) => {
  expect(lampHtml).toContain(right)
  const lamp = await aLamp(lampHtml.replace(right, wrong))
  const { code, out } = await lamp.run(inBrowser)

  expect(code).toBe(1)
  expect(out).toContain(`  The page should show: ${place}\n`)
})

test.each([
  ['early', 59_900, 'asking|light done|0', '59.999 s pass', 'on'],
  ['late', 60_500, 'on|after 60000|0', '60 s pass', 'off'],
])('22.6 a timer of a minute that is %s is noticed', long, async (_, ms, arrow, step, place) => {
  const lamp = await aLamp(lampHtml.replace('60000', String(ms)))
  const { code, out } = await lamp.run(inBrowser)

  expect(code).toBe(1)
  expect(out).toContain(`✕ lamp: failed at ${arrow}\n`)
  expect(out).toContain(` ${step}\n  The page should show: ${place}\n`)
})

test('22.6 says which emitted events the page model does not look for', long, async () => {
  const lamp = await aLamp()
  const model = 'tests/models/lamp.page.ts'
  const [before = ''] = lamp.read(model).split('  emitted: {')
  lamp.write(model, `${before}}\n`)
  const { code, out } = await lamp.run(inBrowser)

  expect(code).toBe(0)
  expect(out).toContain(
    '  Not in the browser: emits lit (the page model does not say how a page shows it)\n',
  )
})

test('22.6 states that their assertions can’t tell apart are named where asked', long, async () => {
  const lamp = await aLamp()
  const compare = [...inBrowser, '--compare-states']
  const { code, out } = await lamp.run(compare)
  await lamp.run(['report'])
  const model = 'tests/models/lamp.page.ts'
  const strict =
    "expect(page.locator('button:not([aria-busy])[aria-pressed=false]')).toBeVisible(),"
  lamp.write(model, lamp.read(model).replace(/off: .*/, `off: ({ page }) => ${strict}`))
  const mended = await lamp.run(compare)

  expect(code).toBe(0)
  expect(out).toContain(
    '  1 of 3 states look the same as others: their assertions also pass there\n    off: also in asking\n',
  )
  expect(lamp.read(`${models}/report.html`)).toContain('1 of 3 states look the same as others')
  expect(mended.out).toContain('  All 3 states look different from the others\n')
})
