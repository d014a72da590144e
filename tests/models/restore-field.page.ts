import { expect } from '@playwright/test'
import type { restoreFieldMachine } from '#machines/restore-field'
import type { PageModel } from '#testing'
import { unseen } from '#testing'
import type { HeldRequests } from '../../testing/browser/index.ts'
import { holdRequests } from '../../testing/browser/index.ts'
import { ask } from '../kit/ask.ts'
import { admin } from '../kit/magazine.ts'
import { failHeld } from './kit/fail-held.ts'
import { makePage } from './kit/made-page.ts'
import { comesAs } from './kit/people.ts'
import type { Visitor } from './kit/session-end.ts'
import { signInIfAsked } from './kit/session-end.ts'
import type { PanelStage } from './kit/stage.ts'

interface World extends Visitor {
  id: number
  versions: HeldRequests
}

/** A page of the magazine, with something handed over to it from one of its versions. */
export const page: PageModel<typeof restoreFieldMachine, World, PanelStage> = {
  async open({ page, panel }, { wanted }) {
    await comesAs(page, panel, admin)
    const id = await makePage(page, panel)
    const { user } = await ask(page, panel, 'GET', '/users/me')
    if (wanted) {
      const key = JSON.stringify(['collection', 'pages', String(id), 'en'])
      await page.addInitScript(([name, value]) => sessionStorage.setItem(name!, value!), [
        `stateroom.restore-field:users/${user.id}:${key}`,
        JSON.stringify(wanted),
      ] as const)
    }
    const versions = await holdRequests(page, /\/api\/pages\/versions\/1\?/)
    await page.goto(panel.at(`/collections/pages/${id}?locale=en`))
    await expect(page.locator('[data-form-ready="true"]')).toBeAttached()
    return { page, panel, hasSession: true, id, versions }
  },
  states: {
    deciding: unseen('it is left before the first frame'),
    taking: (world) => saysNothing(world),
    taken: async ({ page, panel: { words } }, { context: { wanted } }) => {
      const said = words('restoreField.restored', { name: wanted!.name })
      await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible()
      await expect(page.locator('#field-title')).toHaveValue('Then')
    },
    refused: async ({ page, panel: { words } }, { context: { wanted, problem } }) => {
      const alert = page.getByRole('alert', { includeHidden: true })
      const said = words('restoreField.refused', { name: wanted!.name })
      await expect(alert.filter({ hasText: said })).toContainText(words(`problem.${problem!.code}`))
    },
    idle: (world) => saysNothing(world),
  },
  events: {
    'user.retry': (world) => press(world, 'app.tryAgain'),
    'user.dismiss': (world) => press(world, 'app.close'),
  },
  work: {
    take: {
      asked: ({ versions }) => versions.expectAsked(),
      done: async ({ id, versions }) => {
        const version = { id: 1, parent: id, version: { title: 'Then' } }
        await (await versions.next()).fulfill({ json: version })
      },
      failed: async (world, error) => failHeld(world, await world.versions.next(), error),
    },
  },
  beyond: (step, snapshot) => {
    if (step.cause !== 'event') return undefined
    const { type } = step.event as { type: 'user.retry' | 'user.dismiss' }
    return snapshot.can({ type }) ? undefined : 'nothing is told'
  },
}

async function press(world: World, name: 'app.tryAgain' | 'app.close'): Promise<void> {
  await signInIfAsked(world)
  await button(world, name).click()
}

const saysNothing = (world: World) => expect(button(world, 'app.close')).toHaveCount(0)

const button = ({ page, panel }: World, name: 'app.tryAgain' | 'app.close') =>
  page
    .locator('main form')
    .getByRole('button', { name: panel.words(name), exact: true, includeHidden: true })
