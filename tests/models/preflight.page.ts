import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { preflightPath } from '#contracts/preflight'
import type { PreflightResult, preflightMachine } from '#machines/preflight'
import type { Problem } from '#problems'
import type { PageModel } from '#testing'
import type { HeldRequests } from '../../testing/browser/index.ts'
import { holdRequests } from '../../testing/browser/index.ts'
import type { Words } from '../kit/words.ts'
import { refuse } from './kit/answers.ts'
import { makePage } from './kit/made-page.ts'
import { played, sayChecked, sayOffered, sayReady, showPlayedPage } from './kit/played-page.ts'
import type { PanelStage } from './kit/stage.ts'

interface World {
  page: Page
  words: Words
  held: HeldRequests
}

type Snapshot = Parameters<
  Extract<
    PageModel<typeof preflightMachine, World, PanelStage>['states']['closed'],
    CallableFunction
  >
>[1]

/** A page of the magazine, whose checks and whose own page are played here; nothing of it is saved. */
export const page: PageModel<typeof preflightMachine, World, PanelStage> = {
  async open({ page, panel }) {
    const id = await makePage(page, panel)
    const held = await holdRequests(page, new RegExp(`/api${preflightPath}`))
    await page.route(`**/api/pages/${id}?*`, async (route) => {
      // A save is never answered.
      if (route.request().method() !== 'PATCH') await route.fallback()
    })
    await page.goto(panel.at(`/collections/pages/${id}?locale=en`))
    await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
    await showPlayedPage(page, panel.words)
    await sayReady(page)
    await sayOffered(page)
    return { page, words: panel.words, held }
  },
  states: {
    closed: ({ page }) => expect(panelOf(page)).toHaveCount(0),
    'open.checking.current': isChecking,
    'open.checking.edited': isChecking,
    'open.clear': async (world) => {
      await expect(said(world)).toHaveText(world.words('preflight.clear'))
      await expect(lines(world)).toHaveCount(0)
      await expect(button(world, 'preflight.anyway')).toHaveCount(0)
    },
    'open.found': async (world, snapshot) => {
      const blocks = snapshot.context.findings.some(({ severity }) => severity === 'block')
      await expect(said(world)).toHaveText(
        world.words(blocks ? 'preflight.blocked' : 'preflight.unblocked'),
      )
      await expect(button(world, 'preflight.anyway')).toHaveCount(blocks ? 0 : 1)
      await lists(world, snapshot)
    },
    'open.outdated': async (world, snapshot) => {
      await expect(said(world)).toHaveText(world.words('preflight.outdated'))
      await expect(button(world, 'preflight.anyway')).toHaveCount(0)
      await lists(world, snapshot)
    },
    'open.unavailable': async (world, { context: { problem } }) => {
      await expect(said(world)).toHaveText(
        world.words('preflight.unavailable', { reason: world.words(`problem.${problem!.code}`) }),
      )
      await expect(button(world, 'preflight.anyway')).toHaveCount(0)
    },
  },
  events: {
    'user.check': async (world, _, { value }) => {
      const { page, words } = world
      if (value !== 'closed') return button(world, 'preflight.again').click()
      await page.getByRole('button', { name: words('document.more') }).click()
      await page.getByRole('menuitem', { name: words('preflight.open') }).click()
    },
    'user.jump': async ({ page }) => {
      await panelOf(page).getByRole('button', { name: 'Title' }).first().click()
      await expect(title(page)).toBeFocused()
    },
    'user.publish': (world) => button(world, 'preflight.anyway').click(),
    'user.close': (world) => button(world, 'app.close').click(),
    'document.changed': ({ page }) => title(page).fill(crypto.randomUUID()),
  },
  work: {
    check: {
      asked: ({ held }) => held.expectAsked(),
      done: async ({ page, held }, { page: result, ...answer }: PreflightResult) => {
        await expect(played(page)).toHaveAttribute('data-asked', /\d/)
        await sayChecked(page, result?.kind === 'checked' ? result.violations : null)
        await (await held.next()).fulfill({ json: answer })
      },
      failed: async ({ held }, error) => {
        const route = await held.next()
        const { code } = error as Problem
        if (code === 'server.unreachable') await route.abort()
        else await refuse(route, code)
      },
    },
  },
  beyond: (step, snapshot) => {
    if (step.cause !== 'event') return undefined
    const { type } = step.event as { type: string }
    if (type === 'document.changed') return undefined
    if (snapshot.matches('closed')) return type === 'user.check' ? undefined : 'it is closed'
    return snapshot.can(step.event as never) ? undefined : 'no button stands for it'
  },
}

const title = (page: Page) => page.locator('#field-title')

const panelOf = (page: Page) => page.locator('#preflight')

const said = ({ page }: World) => panelOf(page).getByRole('status')

const lines = ({ page }: World) => panelOf(page).getByRole('listitem')

const button = ({ page, words }: World, name: Parameters<Words>[0]) =>
  panelOf(page).getByRole('button', { name: words(name), exact: true })

async function isChecking(world: World): Promise<void> {
  await expect(said(world)).toHaveText(world.words('preflight.checking'))
  await expect(button(world, 'preflight.again')).toHaveAttribute('aria-busy', 'true')
  await expect(button(world, 'preflight.anyway')).toHaveCount(0)
}

async function lists(world: World, { context }: Snapshot): Promise<void> {
  const { findings, unchecked, page: result } = context
  const ofPage = linesOf(result)
  await expect(lines(world)).toHaveCount(findings.length + unchecked.length + ofPage)
  for (const { text } of [...findings, ...unchecked]) {
    await expect(lines(world).filter({ hasText: text })).toHaveCount(1)
  }
  await expect(
    panelOf(world.page)
      .getByRole('list', { name: world.words('preflight.page') })
      .getByRole('listitem'),
  ).toHaveCount(ofPage)
}

/** Of the page's own findings. */
function linesOf(result: PreflightResult['page']): number {
  if (result === null) return 0
  return result.kind === 'checked' ? result.violations.flatMap(({ paths }) => paths).length : 1
}
