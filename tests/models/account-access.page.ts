import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { TextKey } from '#locales'
import type { AccountAccessInput, accountAccessMachine } from '#machines/account-access'
import type { Problem } from '#problems'
import type { PageModel } from '#testing'
import { unseen } from '#testing'
import type { HeldRequests } from '../../testing/browser/index.ts'
import { holdRequests } from '../../testing/browser/index.ts'
import type { Panel } from '../kit/fixtures.ts'
import { refuse } from './kit/answers.ts'
import { comesAs } from './kit/people.ts'
import type { PanelStage } from './kit/stage.ts'

type Work = 'requestLink' | 'resetPassword' | 'verifyEmail'

interface World {
  page: Page
  panel: Panel
  held: Record<Work, HeldRequests>
}

const pathOf = (input: AccountAccessInput): string => {
  if (input.screen === 'forgotPassword') return '/forgot'
  return `/${input.screen === 'resetPassword' ? 'reset' : 'verify'}/${input.token}`
}

const workOf = (name: Work) => ({
  asked: ({ held }: World) => held[name].expectAsked(),
  done: async ({ held }: World) =>
    (await held[name].next()).fulfill({ json: { message: 'Success' } }),
  failed: async ({ held }: World, error: unknown) => {
    const { code, fields = [] } = error as Problem
    const route = await held[name].next()
    if (code === 'server.unreachable') return route.abort()
    if (fields.length === 0) return refuse(route, code)
    await route.fulfill({ status: 400, json: { errors: [{ data: { errors: fields } }] } })
  },
})

/** The screens of somebody who can't sign in. */
export const page: PageModel<typeof accountAccessMachine, World, PanelStage> = {
  async open({ page, panel }, input) {
    await comesAs(page, panel, null)
    const hold = (path: string) => holdRequests(page, `${panel.server.api}/users/${path}`)
    const held = {
      requestLink: await hold('forgot-password'),
      resetPassword: await hold('reset-password'),
      verifyEmail: await hold('verify/of-an-email'),
    }
    await page.goto(panel.at(pathOf(input)))
    return { page, panel, held }
  },
  states: {
    opening: unseen('it is left at once'),
    asking: async (world, { context: { problem } }) => {
      await expect(heading(world, 'forgot.title')).toBeVisible()
      await offers(world, 'forgot.send')
      await tells(world, problem)
    },
    requesting: (world) => isBusy(world, 'forgot.send'),
    sent: async ({ page, panel: { words } }, { context: { identifier } }) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expect(page.getByText(words('forgot.sent.text', { name: identifier }))).toBeVisible()
    },
    choosing: async (world, { context: { problem } }) => {
      await expect(heading(world, 'reset.title')).toBeVisible()
      await offers(world, 'reset.save')
      await expect(differs(world)).toHaveCount(0)
      const message = problem?.fields?.[0]?.message
      if (message) await expect(world.page.getByText(message)).toBeVisible()
      else await tells(world, problem)
    },
    differing: async (world) => {
      await offers(world, 'reset.save')
      await expect(differs(world)).toBeVisible()
    },
    resetting: (world) => isBusy(world, 'reset.save'),
    askingCode: async (world, { context: { problem } }) => {
      await expect(heading(world, 'access.code.title')).toBeVisible()
      await offers(world, 'reset.save')
      await tells(world, problem)
    },
    resettingWithCode: (world) => isBusy(world, 'reset.save'),
    reset: async ({ page, panel }) => {
      await expect(page).toHaveURL(panel.at(''))
    },
    verifying: (world) => expect(heading(world, 'verify.title')).toBeVisible(),
    unverified: async (world, { context: { problem } }) => {
      await expect(heading(world, 'verify.failed')).toBeFocused()
      await expect(
        world.page.getByText(world.panel.words(`problem.${problem!.code}`)),
      ).toBeVisible()
    },
    verified: (world) => expect(heading(world, 'verify.done.title')).toBeFocused(),
    expired: (world) => expect(heading(world, 'expiredLink.title')).toBeFocused(),
  },
  events: {
    'user.requestLink': async (world, { identifier }) => {
      await world.page.locator('#field-email').fill(identifier)
      await button(world, 'forgot.send').click()
    },
    'user.requestAgain': (world) => button(world, 'forgot.sendAgain').click(),
    'user.choosePassword': async (world, { password, again }) => {
      await world.page.locator('#field-password').fill(password)
      await world.page.locator('#field-confirm-password').fill(again)
      await button(world, 'reset.save').click()
    },
    'user.enterCode': async (world, { code }) => {
      await world.page.getByLabel(world.panel.words('access.code')).fill(code)
      await button(world, 'reset.save').click()
    },
    'user.retry': (world) => button(world, 'app.tryAgain').click(),
  },
  work: {
    requestLink: workOf('requestLink'),
    resetPassword: workOf('resetPassword'),
    verifyEmail: workOf('verifyEmail'),
  },
  beyond: (step, snapshot) => {
    if (step.cause !== 'event') return undefined
    const { type } = step.event
    return snapshot.can(step.event as never) ? undefined : `no view offers ${type} there`
  },
}

const heading = ({ page, panel: { words } }: World, text: TextKey) =>
  page.getByRole('heading', { name: words(text) })

const button = ({ page, panel: { words } }: World, text: TextKey) =>
  page.getByRole('button', { name: words(text) })

const differs = ({ page, panel: { words } }: World) =>
  page.getByText(words('access.passwordsDiffer'))

const offers = (world: World, text: TextKey) =>
  expect(button(world, text)).not.toHaveAttribute('aria-busy')

const isBusy = (world: World, text: TextKey) =>
  expect(button(world, text)).toHaveAttribute('aria-busy', 'true')

async function tells({ page, panel: { words } }: World, problem: { code: string } | null) {
  const alert = page.getByRole('alert')
  if (problem === null) await expect(alert).toHaveCount(0)
  else await expect(alert).toContainText(words(`problem.${problem.code}` as TextKey))
}
