import type { TestInfo } from '@playwright/test'
import type { ModelTest } from '../cover/suite.ts'
import { suiteOf } from '../cover/suite.ts'
import type { Rehearsal } from '../drive/rehearse.ts'
import { rehearse } from '../drive/rehearse.ts'
import { explore } from '../explore/explore.ts'
import type { AnyPageModel } from '../page-model.ts'
import { isUnseen } from '../page-model.ts'
import type { AnyPlan } from '../plan/plan.ts'
import { sayStep } from '../plan/step.ts'
import { traceOf } from '../replay/trace-of.ts'
import { play } from './play.ts'
import { planFor, seenBy } from './seen-by.ts'
import type { BrowserOptions } from './settings.ts'
import { isAskedFor, settingsIn } from './settings.ts'
import type { Declare, Stage } from './stage.ts'
import { strollOver } from './stroll.ts'

/** Makes Playwright tests of a plan: each plays a tour of the machine in a page. */
export function modelTests<S extends Stage>(
  whole: AnyPlan,
  model: AnyPageModel<S>,
  options: BrowserOptions,
  declare: Declare<S>,
): void {
  const { id: machine } = whole.machine
  if (!isAskedFor(machine, process.env)) return
  const { seed, ...preset } = settingsIn(options, process.env)
  const plan = planFor(model, whole)
  const { graph, unseen } = seenBy(model, explore(plan))
  const { tests } = suiteOf(plan, preset, graph)
  const walks = seed === undefined ? [] : [strollOver(graph, seed, preset.maxSteps)]

  rehearse(plan, [...tests, ...walks]).forEach((rehearsal, index) => {
    const title = `${machine} ${index + 1}: ${storyOf(rehearsal.test)}`
    declare(title, { tag: '@model' }, async (stage, info) => {
      const fired: (readonly string[])[] = []
      try {
        await play(plan, model, rehearsal, stage, (arrows) => fired.push(arrows))
      } finally {
        note(info, { machine, fired, unseen: { states: unseenStates(model), arrows: unseen } })
        if (info.errors.length > 0 || fired.length <= rehearsal.cues.length) {
          await attachTrace(info, plan, rehearsal)
        }
      }
    })
  })
}

const longestTitle = 160

function storyOf({ input, steps }: ModelTest): string {
  const words = [input, ...steps.map(({ step }) => sayStep(step))].filter(Boolean).join(' › ')
  return words.length > longestTitle ? `${words.slice(0, longestTitle)}…` : words
}

/** What the test covered, for whoever adds it up. */
interface Note {
  machine: string
  /** The arrows of each step, the beginning first. */
  fired: readonly (readonly string[])[]
  /** What no browser can show, with reasons. */
  unseen: Record<'states' | 'arrows', Readonly<Record<string, string>>>
}

const note = (info: TestInfo, description: Note) =>
  info.annotations.push({ type: 'model', description: JSON.stringify(description) })

const unseenStates = ({ states }: AnyPageModel): Record<string, string> =>
  Object.fromEntries(
    Object.entries(states).flatMap(([name, part]) => (isUnseen(part) ? [[name, part.unseen]] : [])),
  )

/** With it `stateroom replay` goes the same way again. */
async function attachTrace(info: TestInfo, plan: AnyPlan, { test }: Rehearsal): Promise<void> {
  await info.attach('trace.json', {
    contentType: 'application/json',
    body: JSON.stringify(traceOf(plan, test), null, 2),
  })
}
