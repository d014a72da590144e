import { expect } from '@playwright/test'
import { sessionsPath } from '#contracts/account'
import type { accountSessionsMachine } from '#machines/account-sessions'
import type { PageModel } from '#testing'
import type { HeldRequests } from '../../testing/browser/index.ts'
import { holdRequests } from '../../testing/browser/index.ts'
import { admin } from '../kit/magazine.ts'
import { failHeld } from './kit/fail-held.ts'
import { comesAs } from './kit/people.ts'
import type { Visitor } from './kit/session-end.ts'
import { signInIfAsked } from './kit/session-end.ts'
import type { PanelStage } from './kit/stage.ts'

interface World extends Visitor {
  held: Record<'read' | 'end', HeldRequests>
}

const workOf = (name: 'read' | 'end') => ({
  asked: ({ held }: World) => held[name].expectAsked(),
  done: async ({ held }: World, answer: object) =>
    (await held[name].next()).fulfill({ json: answer }),
  failed: async (world: World, error: unknown) =>
    failHeld(world, await world.held[name].next(), error),
})

/** The sessions in the account of the administrator. */
export const page: PageModel<typeof accountSessionsMachine, World, PanelStage> = {
  async open({ page, panel }) {
    await comesAs(page, panel, admin)
    const hold = (method: string) =>
      holdRequests(
        page,
        `${panel.server.api}${sessionsPath}`,
        (request) => request.method() === method,
      )
    const held = { read: await hold('GET'), end: await hold('POST') }
    await page.goto(panel.at('/account'))
    return { page, panel, held, hasSession: true }
  },
  states: {
    reading: async (world) => {
      await expect(section(world)).toBeAttached()
      await expect(section(world).getByRole('listitem', hidden)).toHaveCount(0)
      await expect(alert(world)).toHaveCount(0)
    },
    unread: async (world, { context: { problem } }) => {
      await expect(alert(world)).toContainText(world.panel.words(`problem.${problem!.code}`))
      await expect(section(world).getByRole('listitem', hidden)).toHaveCount(0)
    },
    listed: async (world, { context: { problem, sessions } }) => {
      const lines = section(world).getByRole('listitem', hidden)
      await expect(lines).toHaveCount(sessions.length)
      await expect(lines.first()).toContainText(world.panel.words('account.sessions.current'))
      await expect(endOthers(world)).not.toHaveAttribute('aria-busy')
      const refusal = section(world).getByText(world.panel.words('account.sessions.none'))
      await expect(refusal).toHaveCount(sessions.length === 1 ? 1 : 0)
      await expect(alert(world)).toHaveCount(problem ? 1 : 0)
    },
    ending: (world) => expect(endOthers(world)).toHaveAttribute('aria-busy', 'true'),
    off: (world) => expect(section(world)).toHaveCount(0),
  },
  events: {
    'user.retry': async (world) => {
      await signInIfAsked(world)
      await alert(world)
        .getByRole('button', { name: world.panel.words('app.tryAgain') })
        .click()
    },
    'user.end': async (world) => {
      await signInIfAsked(world)
      await section(world)
        .getByRole('button', { name: world.panel.words('access.signOut'), exact: true })
        .first()
        .click()
    },
    'user.endOthers': async (world) => {
      await signInIfAsked(world)
      // One that is refused can be pressed all the same.
      await endOthers(world).click({ force: true })
    },
  },
  work: { read: workOf('read'), end: workOf('end') },
  beyond: (step, { context: { sessions }, ...snapshot }) => {
    if (step.cause !== 'event') return undefined
    const { id, type } = step.event as { id?: string; type: string }
    if (type === 'user.retry') return snapshot.value === 'unread' ? undefined : 'nothing failed'
    if (snapshot.value !== 'listed') return 'there is no list, or it is busy'
    if (type === 'user.endOthers') return undefined
    const [, first] = sessions
    return id === first?.id ? undefined : 'no button stands at it, or not the first'
  },
}

const hidden = { includeHidden: true } as const

const section = ({ page, panel: { words } }: World) =>
  page.getByRole('region', { name: words('account.sessions'), ...hidden })

const alert = (world: World) => section(world).getByRole('alert', hidden)

const endOthers = (world: World) =>
  section(world).getByRole('button', {
    name: world.panel.words('account.sessions.endOthers'),
    ...hidden,
  })
