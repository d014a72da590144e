// @module-tag slow
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Doors } from './kit/doors.ts'
import { aDoor, aHouse, neverOpen, planOf, run } from './kit/doors.ts'
import { builtCommand, Stateroom } from './kit/stateroom.ts'

const own = ['--dir', 'machines'] as const

test('stateroom says which version it is', async () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))

  expect(await run(aDoor(), ['--version'])).toMatchObject({ code: 0, out: `${version}\n` })
})

test('I18N-1 its help is German where the terminal is, word for word', async () => {
  const { out } = await run(aDoor(), ['--help'], { LANG: 'de_DE.UTF-8' })

  for (const words of ['Aufruf:', 'Optionen:', 'Befehle:', 'Version anzeigen']) {
    expect(out).toContain(words)
  }
  expect(out).not.toMatch(/Usage:|Options:|Commands:|display|output/)
})

describe('stateroom machines', () => {
  test("lists Stateroom's own machines", async () => {
    const { code, out } = await run(aDoor(), ['machines'])

    expect(code).toBe(0)
    expect(out).toMatch(
      /^document +· \d+ states · \d+ transitions · actors: load, save\b.* · has a plan$/m,
    )
    expect(out).toMatch(/^theme +· /m)
  })

  test("lists a site's own ones, those without a plan too", async () => {
    const doors = aDoor()
    doors.write(
      'machines/bell/bell.machine.ts',
      "import { createMachine } from 'xstate'\nexport const bell = createMachine({ id: 'bell' })",
    )
    const { out } = await run(doors, ['machines', ...own])
    const { out: json } = await run(doors, ['machines', ...own, '--json'])

    expect(out).toBe(
      'door · 2 states · 3 transitions · actors: – · has a plan\nbell · 0 states · 0 transitions · actors: – · no plan\n',
    )
    expect(JSON.parse(json)).toMatchObject({
      machines: [
        { machine: 'door', hasPlan: true, states: ['shut', 'open'] },
        { machine: 'bell', hasPlan: false },
      ],
    })
  })

  test('draws one as Mermaid, and as SVG that needs nothing else', async () => {
    const doors = aDoor()
    const { out: mermaid } = await run(doors, ['machines', 'door', ...own, '--mermaid'])
    const { out: svg } = await run(doors, ['machines', 'door', ...own, '--svg'])

    expect(mermaid).toMatch(/^stateDiagram-v2\n[\s\S]*shut --> open: user\.knock \[isLoud\]$/m)
    expect(svg).toMatch(/^<svg [\s\S]*<style>[\s\S]*user\.knock \[isLoud\][\s\S]*<\/svg>\n$/)
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toContain('http')
  })
})

describe('stateroom lint', () => {
  test('22.9 says nothing against a chart whose every part is used', async () => {
    expect(await run(aDoor(), ['lint', 'door', ...own])).toMatchObject({ code: 0, out: '✓ door\n' })
  })

  test('22.9 names what nothing in the plan uses, and ends with 1', async () => {
    const doors = aDoor()
    doors.write(
      'machines/door/door.plan.ts',
      planOf({ events: "{ 'user.knock': { soft: { loudness: 1 } } }" }),
    )
    const { code, err, out } = await run(doors, ['lint', ...own])

    expect(out).toMatch(/^✗ door\n {2}.*user\.knock/m)
    expect(err).toMatch(/^Findings: \d\. Each is listed above with what to do\.$/)
    expect(code).toBe(1)
  })
})

describe('stateroom paths', () => {
  test('says the tests step by step', async () => {
    const { code, out } = await run(aDoor(), ['paths', 'door', ...own, '--cover', 'refusals'])

    expect(code).toBe(0)
    expect(out).toMatch(/^door · 1 test · \d+ steps$/m)
    expect(out).toMatch(/^ {3}\d user\.knock \(soft\): ignored$/m)
  })

  test('writes them for programs', async () => {
    const doors = aDoor()
    const asked = ['paths', ...own, '--cover', 'transitions']
    const { out: json } = await run(doors, [...asked, '--json'])
    const { out: csv } = await run(doors, [...asked, '--csv'])
    const { out: markdown } = await run(doors, [...asked, '--markdown'])
    const { out: spec } = await run(doors, [...asked, '--playwright'])

    expect(JSON.parse(json)).toMatchObject({ machines: [{ machine: 'door', missed: [] }] })
    expect(csv.split('\n')[0]).toBe('machine,test,goal,input,step,cause,says,ignored,place,effects')
    expect(csv).toMatch(/^door,1,transitions,,\d,event,user\.open,false,open,$/m)
    expect(markdown).toMatch(/^# door\n[\s\S]*^\d\. user\.open → open$/m)
    expect(spec).toContain("import { plan as doorPlan } from '../../machines/door/door.plan.ts'")
    expect(spec).toContain("import { page as doorPage } from './door.page.ts'")
    expect(spec).toContain("modelTests(doorPlan, doorPage, { cover: 'transitions' }, declare)")
  })

  test('writes names that are no names for JavaScript, and no formulas for a spreadsheet', async () => {
    const doors = aDoor()
    const odd = (id: string) =>
      `import { createMachine } from 'xstate'
export const plan = { machine: createMachine({ id: ${JSON.stringify(id)}, initial: 'a', states: { a: { on: { "=cmd|'/c calc'!A1": 'a', '-1': 'a' } } } }) }`
    doors.write('odd/odd.plan.ts', odd('1 my "odd" <door>'))
    doors.write("odd/it's.plan.ts", odd('my-odd-door'))
    const asked = ['paths', '--dir', 'odd', '--cover', 'transitions']
    const { out: spec } = await run(doors, [...asked, '--playwright'])
    const { out: csv } = await run(doors, [...asked, '--csv'])

    expect(spec.split('\n')).toEqual([
      '// tests/models/models.spec.ts',
      "import { test } from '@playwright/test'",
      "import type { Declare, Stage } from 'stateroom-admin/testing/playwright'",
      "import { modelTests } from 'stateroom-admin/testing/playwright'",
      `import { plan as myOddDoorPlan } from "../../odd/it's.plan.ts"`,
      `import { page as myOddDoorPage } from "./it's.page.ts"`,
      "import { plan as myOddDoor2Plan } from '../../odd/odd.plan.ts'",
      "import { page as myOddDoor2Page } from './odd.page.ts'",
      '',
      expect.stringMatching(/^\/\*\*/),
      'const declare: Declare<Stage> = (title, details, play) =>',
      '  test(title, details, ({ page }, info) => play({ page }, info))',
      '',
      "modelTests(myOddDoorPlan, myOddDoorPage, { cover: 'transitions' }, declare)",
      "modelTests(myOddDoor2Plan, myOddDoor2Page, { cover: 'transitions' }, declare)",
      '',
    ])
    expect(csv).toContain(`,event,'=cmd|'/c calc'!A1,false,a,`)
    expect(csv).toContain(`,event,'-1,false`)
  })

  test('ends quietly when its reader has seen enough', async () => {
    const { out, err } = await run(aDoor(), ['paths', 'navigation', '--json'])
    expect([out.length > 100_000, err]).toEqual([true, ''])

    const { code, err: complaint } = await endingEarly(['paths', 'navigation', '--json'])
    expect([code, complaint]).toEqual([0, ''])
  })
})

describe('stateroom test', () => {
  test('answers one object, and keeps it', async () => {
    const doors = aDoor()
    const { code, out, err } = await run(doors, ['test', ...own, '--json'])
    const results = JSON.parse(out)

    expect(code).toBe(0)
    expect(results).toMatchObject({
      machines: [
        {
          machine: 'door',
          failed: 0,
          coverage: { states: 1, transitions: 1, pairs: 1, refusals: 1 },
          tests: expect.any(Number),
          steps: expect.any(Number),
        },
      ],
    })
    expect(err).toMatch(/^● door · /)
    expect(
      JSON.parse(readFileSync(join(doors.dir, '.stateroom/models/results.json'), 'utf8')),
    ).toEqual(results)
    expect(readdirSync(join(doors.dir, '.stateroom/models')).sort()).toEqual([
      'junit.xml',
      'results.json',
    ])
  })

  test.each(['pure', 'actor'])(
    "finds nothing wrong with Stateroom's own on the rung %s",
    async (rung) => {
      const { code, out } = await run(aDoor(), [
        'test',
        'session',
        'theme',
        '--rung',
        rung,
        '--cover',
        'smoke',
      ])

      expect(out).toMatch(/^● session · .* Transitions 100% .*\n● theme · /)
      expect(code).toBe(0)
    },
  )

  test('says at once what fails, keeps its trace, and ends with 1', async () => {
    const doors = aDoor(planOf({ laws: neverOpen }))
    const { code, out, err } = await run(doors, ['test', ...own, '--out', 'out', '--seed', '7'])
    const [file] = readdirSync(join(doors.dir, 'out/failures'))

    expect(code).toBe(1)
    expect(out).toContain(
      `✕ door: failed at shut|user.open|0\n   1 user.open\n  Broken law: a door <never> opens\n  Reproduce: stateroom replay out/failures/${file} --dir machines\n`,
    )
    expect(err).toMatch(/^Failed tests: \d+\. The command to reproduce each one is above/)
    expect(readFileSync(join(doors.dir, 'out/junit.xml'), 'utf8')).toContain(
      '<failure message="shut|user.open|0">1. user.open\na door &#60;never&#62; opens\n',
    )
  })

  test('says which states and arrows no test reaches, and how many more', async () => {
    const doors = aDoor(planOf({ events: "{ 'user.knock': {} }" }))
    doors.write(
      'machines/bell/bell.plan.ts',
      `import { createMachine } from 'xstate'
const dead = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((number) => ['dead' + number, {}]))
export const plan = { machine: createMachine({ id: 'bell', initial: 'on', states: { on: {}, ...dead } }), laws: { 'is on': { begin: 0, next: () => 0 } } }`,
    )
    await run(doors, ['test', ...own, '--accept'], { CI: '' })
    const { code, out } = await run(doors, ['test', ...own])
    const { out: json } = await run(doors, ['test', 'door', ...own, '--json'])
    const { out: german } = await run(doors, ['test', ...own], { LANG: 'de_DE.UTF-8' })

    expect(code).toBe(0)
    expect(out).toMatch(
      /^● bell · .*\n {2}No test reaches dead1, dead2, dead3, dead4, dead5 and 2 more\. Add an example to the plan/m,
    )
    expect(out).toMatch(/^● door · .*\n {2}No test reaches shut\|user\.knock\|0\. Add/m)
    expect(JSON.parse(json).machines[0].unreached).toEqual(['shut|user.knock|0'])
    expect(german).toContain('  Kein Test erreicht shut|user.knock|0. ')
  })

  test('22.9 fails below the coverage that is demanded, and takes the plan’s reasons', async () => {
    const knocking = "events: { 'user.knock': {} }"
    const doors = aDoor(planOf({ events: "{ 'user.knock': {} }" }))
    const floor = ['--floor', 'states=1,transitions=0.9']
    await run(doors, ['test', ...own, '--accept'], { CI: '' })
    const low = await run(doors, ['test', ...own, ...floor])
    const path = join(doors.dir, 'machines/door/door.plan.ts')
    const plan = readFileSync(path, 'utf8')
    expect(plan).toContain(knocking)
    writeFileSync(
      path,
      plan.replace(knocking, `unused: { 'shut|user.knock|0': 'no bell' }, ${knocking}`),
    )
    const excused = await run(doors, ['test', ...own, ...floor])
    const unknown = await run(doors, ['test', ...own, '--floor', 'arrows=1'])

    expect(low.code).toBe(1)
    expect(low.err).toMatch(/door transitions 0\.\d\d < 0\.9 \(shut\|user\.knock\|0\)/)
    expect(excused.code).toBe(0)
    expect(unknown.code).toBe(2)
    expect(unknown.err).toContain('states=0–1')
  })

  test('22.5 tries machines together, and tells how they fail', async () => {
    const doors = aDoor()
    doors.write('machines/house/house.system.ts', aHouse('never(({ of }) => of.one.is("open"))'))
    const failed = await run(doors, ['test', 'house', ...own, '--out', 'out', '--seed', '7'])
    const weighed = await run(doors, ['mutate', 'house', ...own, '--json'])

    doors.write('machines/house/half.system.ts', "export const system = { name: 'half' }")
    const half = await run(doors, ['test', ...own])
    const other = await run(doors, ['test', 'house', ...own])

    expect(half.code).toBe(2)
    expect(half.err).toContain('half.system.ts')
    expect(other.code).toBe(1)
    expect(failed.code).toBe(1)
    expect(failed.out).toContain(
      '✕ house: failed together\n   1 one: user.open\n  Broken law: no <door> opens\n  Reproduce: stateroom test house --seed 7 --dir machines\n',
    )
    expect(readFileSync(join(doors.dir, 'out/junit.xml'), 'utf8')).toContain(
      '<testcase classname="house" name="law: no &#60;door&#62; opens" time="0">',
    )
    expect(JSON.parse(weighed.out).systems).toMatchObject([
      { system: 'house', mistakes: [{ message: 'one tells two user.open', mistake: 'lost' }] },
    ])
  })

  test.each([
    ['leads out of the folder', '../../escape', 'escape-1.json'],
    ['is long', 'a'.repeat(300), `${'a'.repeat(48)}-1.json`],
    ['is for no disk', 'a "b" <c>/d', 'a-b-c-d-1.json'],
    ['has no letters', '☃', 'machine-1.json'],
  ])('keeps traces in their folder when the id of a machine %s', async (_, id, file) => {
    const doors = aDoor()
    doors.write(
      'odd/odd.plan.ts',
      `import { createMachine } from 'xstate'
import { never } from 'stateroom-admin/testing'
export const plan = {
  machine: createMachine({ id: ${JSON.stringify(id)}, on: { go: {} } }),
  laws: { never: never(() => true) },
}`,
    )
    const asked = ['test', '--dir', 'odd', '--out', 'out', '--cover', 'transitions']
    const { code, out } = await run(doors, asked)
    const replayed = await run(doors, ['replay', `out/failures/${file}`, '--dir', 'odd'])

    expect(code).toBe(1)
    expect(out).toContain(`stateroom replay out/failures/${file} --dir odd\n`)
    expect(readdirSync(join(doors.dir, 'out/failures'))).toContain(file)
    expect(replayed.code).toBe(1)
  })

  describe('22.1 the reviewed behavior', () => {
    const chart = 'machines/door/door.machine.ts'
    const text = 'machines/door/door.behavior.txt'
    const read = (doors: Doors, path: string) => readFileSync(join(doors.dir, path), 'utf8')

    test('fails when the machine does something else, in words, and accepts it when asked', async () => {
      const doors = aDoor()
      doors.write(chart, read(doors, chart).replace("'user.shut': 'shut'", "'user.shut': 'open'"))
      const { code, out } = await run(doors, ['test', ...own], { CI: '1' })
      const junit = read(doors, '.stateroom/models/junit.xml')
      const accepted = await run(doors, ['test', ...own, '--accept'], { CI: '' })

      expect(code).toBe(1)
      expect(out).toContain(`✕ door: behaves differently from door.behavior.txt
  open
  - user.shut · → shut
  + user.shut · stays
  To accept what it does now: stateroom test door --accept --dir machines
`)
      expect(junit).toContain('name="behavior"')
      expect(accepted.code).toBe(0)
      expect(accepted.out).toContain(
        '  Written: machines/door/door.behavior.txt. Read what changed before you commit it.',
      )
      expect(read(doors, text)).toContain('## open\nuser.shut · stays\n')
    })

    test('fails when nobody has reviewed it', async () => {
      const doors = aDoor()
      rmSync(join(doors.dir, text))
      const { code, out } = await run(doors, ['test', ...own])

      expect(code).toBe(1)
      expect(out).toContain('✕ door: has no reviewed behavior: door.behavior.txt doesn’t exist')
      expect(existsSync(join(doors.dir, text))).toBe(false)
    })

    test('is not accepted in CI', async () => {
      const doors = aDoor()
      const before = read(doors, text)
      doors.write(chart, read(doors, chart).replace("'user.shut': 'shut'", "'user.shut': 'open'"))

      expect(await run(doors, ['test', ...own, '--accept'], { CI: 'true' })).toEqual({
        code: 2,
        out: '',
        err: '--accept doesn’t run in CI (the variable CI is set). Run it on your own computer, read what changed, and commit it.',
      })
      expect(read(doors, text)).toBe(before)
    })
  })

  test('22.2 refuses a plan without laws', async () => {
    expect(await run(aDoor(planOf({ laws: '{}' })), ['test', ...own])).toEqual({
      code: 2,
      out: '',
      err: "The plan of door has no laws, so nothing says what is right. Add what must always hold: laws: { 'a sentence': always((seen) => …) }.",
    })
  })

  test('tests a machine once that is named twice', async () => {
    const { out } = await run(aDoor(), ['test', 'door', 'door', ...own])

    expect(out.match(/^● door/gm)).toHaveLength(1)
  })

  test('a run that passes takes the traces of the one before away', async () => {
    const doors = aDoor(planOf({ laws: neverOpen }))
    await run(doors, ['test', ...own])
    expect(readdirSync(join(doors.dir, '.stateroom/models/failures'))).not.toEqual([])
    doors.write('machines/door/door.plan.ts', planOf())
    await run(doors, ['test', ...own])

    expect(readdirSync(join(doors.dir, '.stateroom/models/failures'))).toEqual([])
  })

  test('the same seed walks the same ways', async () => {
    const doors = aDoor(planOf({ laws: neverOpen }))
    const walk = async () =>
      (await run(doors, ['test', ...own, '--cover', 'deep', '--seed', '3', '--json'])).out
    const [one, other] = [JSON.parse(await walk()), JSON.parse(await walk())]

    expect(one.machines[0].failures).toEqual(other.machines[0].failures)
    expect(one.machines[0].failures.at(-1)).toMatchObject({ test: 'a random walk' })
  })

  test('weighs the tests too before a release', async () => {
    const { code, out } = await run(aDoor(), ['test', ...own, '--cover', 'release', '--json'])

    expect(code).toBe(0)
    expect(JSON.parse(out).machines).toMatchObject([
      { machine: 'door', failed: 0, mutation: { machine: 'door', score: 1 } },
    ])
  })

  test('needs Playwright for the browser', async () => {
    expect(await run(aDoor(), ['test', ...own, '--rung', 'browser'])).toEqual({
      code: 2,
      out: '',
      err: 'Browser tests need Playwright, which this project doesn’t have. Run "npm install --save-dev @playwright/test", then "npx playwright install chromium".',
    })
  })

  test('lets the project’s own Playwright play, and adds up what it covered', async () => {
    const doors = aDoor()
    doors.write('node_modules/@playwright/test/package.json', '{ "name": "@playwright/test" }')
    doors.write('node_modules/@playwright/test/cli.js', playwrightThat(played))
    const asked = ['test', ...own, '--rung', 'browser', '--cover', 'smoke', '--seed', '5', '--json']
    const { code, out, err } = await run(doors, asked)

    expect(err).toContain('plays tests/models: door, smoke, 5')
    expect(code).toBe(1)
    expect(JSON.parse(out).machines).toMatchObject([
      {
        machine: 'door',
        tests: 2,
        steps: 3,
        failed: 1,
        coverage: { states: 1, refusals: null },
        arrows: { 'shut|user.open|0': 2, 'open|user.shut|0': 1, 'shut|user.knock|0': 0 },
        failures: [
          {
            test: 'transitions: other',
            story: ['user.open', 'user.shut'],
            failedAt: 'open|user.shut|0',
            thrown: 'It is red.',
          },
        ],
      },
    ])
  })

  test('says so where Playwright plays nothing of ours', async () => {
    const doors = aDoor()
    doors.write('node_modules/@playwright/test/package.json', '{ "name": "@playwright/test" }')
    doors.write('node_modules/@playwright/test/cli.js', playwrightThat({ suites: [] }))
    const { code, err } = await run(doors, ['test', ...own, '--rung', 'browser'])

    expect([code, err]).toEqual([2, expect.stringContaining('Playwright ran no machine tests')])
  })

  test('Ctrl-C ends it with 130 and leaves no file', async () => {
    const doors = aDoor()
    const stateroom = new Stateroom(doors, ['test', 'theme', 'navigation', '--cover', 'deep'])
    await stateroom.says(/^● theme/m)
    stateroom.child.kill('SIGINT')

    expect(await stateroom.ends()).toBe(130)
    expect(existsSync(join(doors.dir, '.stateroom'))).toBe(false)
  })
})

test.skipIf(!existsSync('/usr/bin/script'))(
  'in a terminal of 40 columns, a screen shows how it goes, and leaves the cursor there',
  async () => {
    const doors = aDoor()
    const { out } = await inTerminal(doors, 40, ['test', 'theme', 'session', '--cover', 'smoke'])

    expect(out).toMatch(/session [█░]{8} +\d+ % \d+\/\d+/)
    expect(out).toMatch(/● session · \d+ tests/)
    expect(out.lastIndexOf(showCursor)).toBeGreaterThan(out.lastIndexOf(hideCursor))
  },
)

describe('stateroom replay', () => {
  async function aFailure() {
    const doors = aDoor(planOf({ laws: neverOpen }))
    await run(doors, ['test', ...own, '--cover', 'refusals'])
    return { doors, file: '.stateroom/models/failures/door-1.json' }
  }

  test('shows a failure again, shortens it and makes a test of it', async () => {
    const { doors, file } = await aFailure()
    const { code, out, err } = await run(doors, [
      'replay',
      file,
      ...own,
      '--shrink',
      '--write',
      'door.test.ts',
    ])

    expect(code).toBe(1)
    expect(out).toBe(
      [
        'door:',
        'failed at shut|user.open|0',
        '   1 user.open',
        '  Broken law: a door <never> opens',
        'Wrote .stateroom/models/failures/door-1.short.json',
        'Wrote door.test.ts',
        '',
      ].join('\n'),
    )
    expect(err).toMatch(/^It still fails\./)
    expect(readFileSync(join(doors.dir, 'door.test.ts'), 'utf8')).toContain(
      "from './machines/door/door.plan.ts'",
    )
  })

  test('says so when the fault is gone', async () => {
    const { doors, file } = await aFailure()
    doors.write('machines/door/door.plan.ts', planOf())

    expect(await run(doors, ['replay', file, ...own])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/Every step matched the machine’s chart\.\n$/),
      err: '',
    })
  })

  test('refuses what an older chart has left, and tries it anyway when asked to', async () => {
    const { doors, file } = await aFailure()
    const path = join(doors.dir, 'machines/door/door.machine.ts')
    doors.write(
      'machines/door/door.machine.ts',
      readFileSync(path, 'utf8').replace('open: {', 'ajar: {},\n    open: {'),
    )
    const refused = await run(doors, ['replay', file, ...own])
    const tried = await run(doors, ['replay', file, ...own, '--anyway'])

    expect(refused).toMatchObject({
      code: 2,
      err: expect.stringMatching(/state ajar.*--anyway tries it\.$/),
    })
    expect(tried.code).toBe(1)
  })

  test('writes over a test that it wrote, and over nothing else', async () => {
    const { doors, file } = await aFailure()
    const writing = (to: string) => run(doors, ['replay', file, ...own, '--write', to])
    const plan = 'machines/door/door.plan.ts'
    const before = readFileSync(join(doors.dir, plan), 'utf8')

    for (const taken of [plan, 'machines', file]) {
      expect(await writing(taken)).toMatchObject({
        code: 2,
        err: expect.stringMatching(/already exists .*--write\.$/),
      })
    }
    expect(readFileSync(join(doors.dir, plan), 'utf8')).toBe(before)
    expect((await writing('door.test.ts')).out).toContain('Wrote door.test.ts')
    expect((await writing('door.test.ts')).out).toContain('Wrote door.test.ts')
  })

  test.each([
    ['is not there', 'none.json', /^There’s no file \/.*\/none\.json\. Pass one /],
    ['is a folder', 'machines', /^\/.*\/machines is a folder\. Pass one of the files in it\.$/],
    ['is no trace', 'machines/door/door.plan.ts', /^Can’t replay this: .*no JSON/],
  ])('refuses a file that %s', async (_, file, sentence) => {
    const { code, err } = await run(aDoor(), ['replay', file, ...own])

    expect([code, err]).toEqual([2, expect.stringMatching(sentence)])
  })
})

describe('stateroom mutate', () => {
  const blind = planOf({ events: "{ 'user.knock': { soft: { loudness: 1 } } }" })

  test('answers the score as one object, and keeps it', async () => {
    const doors = aDoor()
    const { code, out } = await run(doors, ['mutate', ...own, '--json'])
    const [door] = JSON.parse(out).machines

    expect(code).toBe(0)
    expect(door).toMatchObject({
      machine: 'door',
      score: 1,
      mutants: door.killed + door.equivalent,
    })
    expect(existsSync(join(doors.dir, '.stateroom/models/mutation.json'))).toBe(true)
  })

  test('below the floor it names what no test notices, and ends with 1', async () => {
    const { code, out, err } = await run(aDoor(blind), [
      'mutate',
      ...own,
      '--cover',
      'states',
      '--floor',
      '1',
    ])

    expect(code).toBe(1)
    expect(out).toMatch(/^✕ door: survived: .+\n {2}\S.*\n {2}How to catch it:\n {3}1 /m)
    expect(err).toMatch(/^The mutation score or the share of detected mutants is below 1: door\. /)
  })
})

describe('stateroom report', () => {
  test('makes one page that needs no network, in the language of the terminal', async () => {
    const doors = aDoor(planOf({ laws: neverOpen }))
    await run(doors, ['test', ...own])
    await run(doors, ['mutate', ...own])
    const { code, out } = await run(doors, ['report'], { LANG: 'de_DE.UTF-8' })
    const page = readFileSync(join(doors.dir, '.stateroom/models/report.html'), 'utf8')

    expect([code, out]).toEqual([0, 'Bericht: .stateroom/models/report.html\n'])
    expect(page).toContain('<html lang="de">')
    expect(page).toContain('a door &#60;never&#62; opens')
    expect(page).toContain('stateroom replay .stateroom/models/failures/door-1.json --dir machines')
    expect(page).toMatch(/DOOR-1<[\s\S]*DOOR-2<[\s\S]*DOOR-10</)
    expect(page.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(
      /https?:|src=|<link|@import/,
    )
  })

  test('needs results', async () => {
    const { code, err } = await run(aDoor(), ['report'])

    expect([code, err]).toEqual([
      2,
      expect.stringMatching(/^No results in .*Run "stateroom test" first/),
    ])
  })
})

async function endingEarly(args: readonly string[]) {
  const stateroom = new Stateroom(aDoor(), args)
  stateroom.child.stdout?.once('data', () => stateroom.child.stdout?.destroy())
  return { code: await stateroom.exits(), err: stateroom.err }
}

const escapeSign = String.fromCharCode(27)
const showCursor = `${escapeSign}[?25h`
const hideCursor = `${escapeSign}[?25l`

/** The same in a terminal of its own, of that many columns. */
async function inTerminal({ dir }: Doors, columns: number, args: readonly string[]) {
  const { file, args: own } = builtCommand(args)
  const line = `stty rows 24 cols ${columns}; ${[file, ...own].join(' ')}`
  const child = spawn('script', ['-qec', line, '/dev/null'], {
    cwd: dir,
    env: { PATH: process.env.PATH, HOME: dir, LANG: 'C.UTF-8', TERM: 'xterm' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let out = ''
  child.stdout.setEncoding('utf8').on('data', (part) => {
    out += part
  })
  await once(child, 'close')
  return { out }
}

/** A Playwright that says what it was asked for, and reports this. */
const playwrightThat = (report: object) => `
const { STATEROOM_COVER, STATEROOM_MODELS, STATEROOM_SEED } = process.env
console.log(\`plays \${process.argv[3]}: \${[STATEROOM_MODELS, STATEROOM_COVER, STATEROOM_SEED].join(', ')}\`)
require('node:fs').writeFileSync(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME, ${JSON.stringify(JSON.stringify(report))})
`

const moments = [
  { said: '', arrow: 'the start', place: 'shut', steps: 0 },
  { said: 'user.open', arrow: 'shut|user.open|0', place: 'open', steps: 1 },
  { said: 'user.shut', arrow: 'open|user.shut|0', place: 'shut', steps: 2 },
]

/** What a test says of itself, and how far it came. */
const annotationsOf = (name: string, fired: string[][]) => [
  {
    type: '_stateroom',
    description: JSON.stringify({
      machine: 'door',
      test: name,
      input: '',
      trace: {
        format: 1,
        machine: 'door',
        shape: '',
        input: {},
        steps: [
          { cause: 'event', event: { type: 'user.open' } },
          { cause: 'event', event: { type: 'user.shut' } },
        ],
      },
      moments,
      unseen: { states: {}, arrows: {}, emitted: {} },
    }),
  },
  { type: '_stateroom-run', description: JSON.stringify({ fired }) },
]

const red = `${escapeSign}[31mIt is red.${escapeSign}[39m`

const played = {
  suites: [
    {
      suites: [
        {
          specs: [
            {
              ok: true,
              tests: [
                {
                  annotations: annotationsOf('transitions: one', [
                    [],
                    ['shut|user.open|0'],
                    ['open|user.shut|0'],
                  ]),
                  results: [{ duration: 20 }],
                },
              ],
            },
            {
              ok: false,
              tests: [
                {
                  annotations: annotationsOf('transitions: other', [[], ['shut|user.open|0']]),
                  results: [{ duration: 20, errors: [{ message: red }] }],
                },
              ],
            },
            { ok: true, tests: [{ annotations: [], results: [] }] },
          ],
        },
      ],
    },
  ],
}
