import { readdirSync } from 'node:fs'
import type { AnyPageModel, AnyPlan } from '#testing'
import { modelTests } from '../../testing/browser/index.ts'
import { test } from '../kit/fixtures.ts'
import type { PanelStage } from './kit/stage.ts'

const ending = '.page.ts'

/** Every machine with a page model plays its tests in a browser; a new one joins by its file alone. */
for (const file of readdirSync(import.meta.dirname).filter((name) => name.endsWith(ending))) {
  const name = file.slice(0, -ending.length)
  const { page: model }: { page: AnyPageModel<PanelStage> } = await import(`./${file}`)
  const { plan }: { plan: AnyPlan } = await import(`../../machines/${name}/${name}.plan.ts`)
  modelTests(plan, model, {}, (title, details, play) =>
    test(title, details, ({ page, panel }, info) => play({ page, panel }, info)),
  )
}
