import type { TestInfo } from '@playwright/test'
import { suiteOf } from '../cover/suite.ts'
import { storyNames, testNames } from '../cover/test-names.ts'
import type { Rehearsal } from '../drive/rehearse.ts'
import { rehearse } from '../drive/rehearse.ts'
import { explore } from '../explore/explore.ts'
import type { Graph } from '../explore/graph.ts'
import { under } from '../objects.ts'
import type { AnyPageModel } from '../page-model.ts'
import { isUnseen } from '../page-model.ts'
import type { AnyPlan } from '../plan/plan.ts'
import type { BrowserNote } from '../report/browser-note.ts'
import { noteType } from '../report/browser-note.ts'
import type { Compare } from './look-alikes.ts'
import { lookAlikes } from './look-alikes.ts'
import { noteOf, startRun } from './note-test.ts'
import type { OnMoment } from './play.ts'
import { play } from './play.ts'
import { planFor, seenBy } from './seen-by.ts'
import type { BrowserOptions } from './settings.ts'
import { comparesStates, isAskedFor, settingsIn } from './settings.ts'
import type { Declare, Stage } from './stage.ts'
import { strollOver } from './stroll.ts'
import { tracedTests } from './traces.ts'

/** Makes Playwright tests of a plan: each plays a tour of the machine in a page. */
export function modelTests<S extends Stage>(
  whole: AnyPlan,
  model: AnyPageModel<S>,
  options: BrowserOptions,
  declare: Declare<S>,
): void {
  if (!isAskedFor(whole.machine.id, process.env)) return
  for (const { compare, note, plan, rehearsal } of testsOf(whole, model, options)) {
    const annotation = { type: noteType, description: JSON.stringify(note) }
    const details = { tag: '@model', annotation }
    declare(`${note.machine}: ${note.test}`, details, async (stage, info) => {
      const fired: (readonly string[])[] = []
      const run = startRun(info)
      try {
        const onStep = (arrows: readonly string[]) => {
          fired.push(arrows)
          run({ fired })
        }
        const onMoment: OnMoment = async (world, moment) => {
          if (compare) run({ alike: await compare(world, moment, info) })
        }
        await play(plan, model, rehearsal, stage, onStep, compare && onMoment)
      } catch (thrown) {
        await attachPicture(stage, info)
        await attachTrace(info, note)
        throw thrown
      }
    })
  }
}

interface BrowserTest {
  plan: AnyPlan
  rehearsal: Rehearsal
  note: BrowserNote
  /** What else each moment is compared with; none: with nothing. */
  compare?: Compare
}

function testsOf<S>(
  whole: AnyPlan,
  model: AnyPageModel<S>,
  options: BrowserOptions,
): BrowserTest[] {
  const traced = tracedTests(whole, model, process.env)
  if (traced) {
    const names = storyNames(traced.map(({ test }) => test))
    return traced.map(({ plan, test }, index) => {
      const rehearsal = rehearse(plan, [test])[0]!
      return { plan, rehearsal, note: noteOf(whole, names[index]!, rehearsal, noneUnseen) }
    })
  }
  const { seed, ...preset } = settingsIn(options, process.env)
  const plan = planFor(model, whole)
  const { graph, unseen } = seenBy(model, explore(plan))
  const { tests } = suiteOf(plan, preset, graph)
  const walks = seed === undefined ? [] : [strollOver(graph, seed, preset.maxSteps)]
  const names = [...testNames(tests), ...walks.map(() => `a random walk, seed ${seed}`)]
  const compare = comparesStates(process.env) ? lookAlikes(model, graph) : undefined
  const parts = { states: unseenStates(model), arrows: unseen, emitted: unseenEvents(model, graph) }
  return rehearse(plan, [...tests, ...walks]).map((rehearsal, index) => ({
    plan,
    rehearsal,
    note: noteOf(plan, names[index]!, rehearsal, parts),
    ...(compare && { compare }),
  }))
}

const noneUnseen = { states: {}, arrows: {}, emitted: {} }

const unseenStates = ({ states }: AnyPageModel): Record<string, string> =>
  Object.fromEntries(
    Object.entries(states).flatMap(([name, part]) => (isUnseen(part) ? [[name, part.unseen]] : [])),
  )

/** What steps emit and no assertion of the page model looks for. */
function unseenEvents({ emitted }: AnyPageModel, { edges, roots }: Graph): Record<string, string> {
  const types = new Set(
    [...roots, ...edges].flatMap(({ reaction }) => reaction.emitted.map(({ type }) => type)),
  )
  return Object.fromEntries(
    [...types].flatMap((type) => {
      const part = under(emitted, type)
      if (part === undefined) return [[type, 'the page model does not say how a page shows it']]
      return isUnseen(part) ? [[type, part.unseen]] : []
    }),
  )
}

/** With it `stateroom replay` goes the same way again. */
const attachTrace = (info: TestInfo, { trace }: BrowserNote): Promise<void> =>
  info.attach('trace.json', {
    contentType: 'application/json',
    body: JSON.stringify(trace, null, 2),
  })

/** Where the project's Playwright takes none of its own. A page that is closed has nothing to show. */
async function attachPicture({ page }: Stage, info: TestInfo): Promise<void> {
  const { screenshot = 'off' } = info.project.use
  if (screenshot !== 'off') return
  const body = await page.screenshot({ timeout: patience }).catch(() => null)
  if (body) await info.attach('screenshot', { contentType: 'image/png', body })
}

const patience = 5000
