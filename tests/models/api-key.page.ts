import { expect } from '@playwright/test'
import { apiKeyPath, currentPasswordField } from '#contracts/account'
import type { TextKey } from '#locales'
import type { apiKeyMachine } from '#machines/api-key'
import type { Problem } from '#problems'
import type { PageModel } from '#testing'
import type { HeldRequests } from '../../testing/browser/index.ts'
import { holdRequests } from '../../testing/browser/index.ts'
import { admin } from '../kit/magazine.ts'
import { failHeld } from './kit/fail-held.ts'
import { comesAs } from './kit/people.ts'
import type { Visitor } from './kit/session-end.ts'
import { mustAskForSession, signInIfAsked } from './kit/session-end.ts'
import type { PanelStage } from './kit/stage.ts'

type Work = 'read' | 'generate' | 'revoke'

interface World extends Visitor {
  held: Record<Work, HeldRequests>
}

const workOf = (name: Work) => ({
  asked: ({ held }: World) => held[name].expectAsked(),
  done: async ({ held }: World, answer: unknown) =>
    (await held[name].next()).fulfill({ json: answer ?? { state: 'none' } }),
  failed: async (world: World, error: unknown) => {
    const route = await world.held[name].next()
    const { fields = [] } = error as Problem
    if (fields.length === 0) return failHeld(world, route, error)
    await route.fulfill({ status: 400, json: { errors: [{ data: { errors: fields } }] } })
  },
})

/** The API key in the account of the administrator. */
export const page: PageModel<typeof apiKeyMachine, World, PanelStage> = {
  async open({ page, panel }) {
    await comesAs(page, panel, admin)
    const hold = (method: string) =>
      holdRequests(
        page,
        `${panel.server.api}${apiKeyPath}`,
        (request) => request.method() === method,
      )
    const held = {
      read: await hold('GET'),
      generate: await hold('POST'),
      revoke: await hold('DELETE'),
    }
    await page.goto(panel.at('/account'))
    return { page, panel, held, hasSession: true }
  },
  states: {
    reading: (world) => expect(section(world)).toHaveCount(0),
    off: (world) => expect(section(world)).toHaveCount(0),
    unread: async (world, { context: { problem } }) => {
      await expect(section(world).getByRole('alert', hidden)).toContainText(
        world.panel.words(`problem.${problem!.code}`),
      )
    },
    none: async (world) => {
      await expect(question(world)).toHaveCount(0)
      await expect(button(world, 'account.apiKey.generate')).toBeAttached()
      await expect(button(world, 'account.apiKey.revoke')).toHaveCount(0)
    },
    set: async (world) => {
      await expect(question(world)).toHaveCount(0)
      await expect(button(world, 'account.apiKey.replace')).toBeAttached()
      await expect(button(world, 'account.apiKey.revoke')).toBeAttached()
    },
    askedToGenerate: async (world, { context }) => {
      await asks(world, context.isSet ? 'account.apiKey.replace' : 'account.apiKey.generate')
      await tells(world, context)
    },
    askedToRevoke: async (world, { context }) => {
      await asks(world, 'account.apiKey.revoke')
      await tells(world, context)
    },
    generating: isBusy,
    revoking: isBusy,
    shown: async ({ page, panel: { words } }, { context: { apiKey } }) => {
      const shown = page.getByRole('alertdialog', { name: words('account.apiKey.new.title') })
      await expect(shown.getByLabel(words('account.apiKey'))).toHaveValue(apiKey ?? '')
    },
  },
  events: {
    'user.retry': async (world) => {
      await signInIfAsked(world)
      await button(world, 'app.tryAgain').click()
    },
    'user.generate': async (world, _, { context: { isSet } }) => {
      await signInIfAsked(world)
      await button(world, isSet ? 'account.apiKey.replace' : 'account.apiKey.generate').click()
    },
    'user.revoke': async (world) => {
      await signInIfAsked(world)
      await button(world, 'account.apiKey.revoke').click()
    },
    'user.cancel': async (world) => {
      await signInIfAsked(world)
      await question(world)
        .getByRole('button', { name: world.panel.words('app.cancel') })
        .click()
    },
    'user.confirm': async (world, { password }) => {
      await signInIfAsked(world)
      await passwordField(world).fill(password)
      await passwordField(world).press('Enter')
    },
    'user.done': ({ page, panel: { words } }) =>
      page.getByRole('button', { name: words('account.apiKey.new.done') }).click(),
  },
  work: { read: workOf('read'), generate: workOf('generate'), revoke: workOf('revoke') },
  beyond: (step, snapshot) => {
    if (step.cause !== 'event') return undefined
    if (!snapshot.can(step.event as never)) return `nothing offers ${step.event.type} there`
    return undefined
  },
}

const hidden = { includeHidden: true } as const

const section = ({ page, panel: { words } }: World) =>
  page.getByRole('region', { name: words('account.apiKey'), ...hidden })

const button = (world: World, name: TextKey) =>
  section(world).getByRole('button', { name: world.panel.words(name), exact: true, ...hidden })

const question = ({ page, panel: { words } }: World) =>
  page
    .getByRole('dialog', hidden)
    .filter({ has: page.getByLabel(words('document.password.current')) })

const passwordField = (world: World) =>
  question(world).getByLabel(world.panel.words('document.password.current'))

async function asks(world: World, confirm: TextKey): Promise<void> {
  await expect(
    question(world).getByRole('button', { name: world.panel.words(confirm), ...hidden }),
  ).not.toHaveAttribute('aria-busy')
}

async function isBusy(world: World): Promise<void> {
  await expect(question(world).locator('form')).toHaveAttribute('aria-busy', 'true')
}

async function tells(
  world: World,
  { problem }: { problem: Problem | { code: string; fields?: readonly object[] } | null },
): Promise<void> {
  await mustAskForSession(world, !world.hasSession)
  const alerts = question(world).getByRole('alert', hidden)
  const atField = question(world).getByText('This isn’t your current password.')
  const [field] = (problem?.fields ?? []) as readonly { path: string }[]
  await expect(atField).toHaveCount(field?.path === currentPasswordField ? 1 : 0)
  await expect(alerts).toHaveCount(problem && !field ? 1 : 0)
}
