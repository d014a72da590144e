import { expect } from '@playwright/test'
import type { presenceMachine, Watch } from '#machines/presence'
import { Problem } from '#problems'
import { statusOf } from '#problems/problems'
import type { PageModel } from '#testing'
import { unseen } from '#testing'
import { admin } from '../kit/magazine.ts'
import type { HeldLive, LiveWork } from './kit/held-live.ts'
import { holdLive } from './kit/held-live.ts'
import { comesAs } from './kit/people.ts'
import type { Visitor } from './kit/session-end.ts'
import { mustAskForSession, signInIfAsked } from './kit/session-end.ts'
import type { PanelStage } from './kit/stage.ts'

interface World extends Visitor {
  live: HeldLive
  /** What another tab is said to show is said to this channel. */
  channel: string
}

const nothingGoesOn = { lead: 0, connect: 0, listen: 0, say: 0 }

/** A tab of the magazine, and another one that is only said to be there. */
export const page: PageModel<typeof presenceMachine, World, PanelStage> = {
  async open({ page, panel }) {
    await comesAs(page, panel, admin)
    const live = await holdLive(page)
    await page.goto(panel.at('/'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const me = await page.request.get(`${panel.server.api}/users/me`, {
      headers: { origin: panel.server.origin },
    })
    const { user } = await me.json()
    const channel = `stateroom-live ${new URL(panel.server.api).pathname} users/${user.id}`
    return { page, panel, live, channel, hasSession: true }
  },
  states: {
    off: isGoingOn({}),
    'on.following': isGoingOn({ lead: 1 }),
    'on.unable': isGoingOn({}),
    'on.leading.connecting': isGoingOn({ connect: 1 }),
    'on.leading.open.saying': isGoingOn({ listen: 1, say: 1 }),
    'on.leading.open.resting': isGoingOn({ listen: 1 }),
    'on.leading.open.rested': isGoingOn({ listen: 1 }),
    'on.leading.waiting.briefly': isGoingOn({}),
    'on.leading.waiting.long': isGoingOn({}),
    'on.leading.refused': async (world) => {
      await isGoingOn({})(world)
      await mustAskForSession(world, true)
    },
  },
  events: {
    'page.watches': async (world, { watch }, before) => {
      if (!before.matches('off')) return showElsewhere(world, watch)
      await world.page.locator('#nav-posts').click()
      await world.live.expectGoingOn({ lead: 1 })
    },
    'session.left': unseen('whoever signs out is on a page of its own: see the session'),
    'session.renewed': (world) => signInIfAsked(world),
    'browser.online': ({ page }) => page.evaluate(() => window.dispatchEvent(new Event('online'))),
  },
  work: { lead: held('lead'), connect: held('connect'), listen: held('listen'), say: held('say') },
  beyond: (step, snapshot) => {
    if (step.cause !== 'event') return undefined
    if (step.event.type === 'session.renewed') {
      return snapshot.matches({ on: { leading: 'refused' } }) ? undefined : 'nobody is asked to'
    }
    if (!snapshot.matches('off') || step.event.type !== 'page.watches') return undefined
    const { watch } = step.event as unknown as { watch: Watch }
    return watch.collections.length === 1 ? undefined : 'the first that is shown is a list'
  },
}

function isGoingOn(work: Partial<Record<LiveWork, number>>) {
  return ({ live }: World) => live.expectGoingOn({ ...nothingGoesOn, ...work })
}

function held(work: LiveWork) {
  return {
    asked: ({ live }: World) => live.expectGoingOn({ [work]: 1 }),
    done: ({ live }: World) => live.end(work),
    failed: (world: World, error: unknown) => {
      const code = error instanceof Problem ? error.code : 'server.unreachable'
      if (code === 'session.ended') world.hasSession = false
      const how = code === 'server.unreachable' ? 'no answer' : statusOf(code)
      return world.live.fail(work, how)
    },
  }
}

/** Another tab, which is there for as long as it holds its lock. */
const showElsewhere = ({ page, channel }: World, watch: Watch): Promise<void> =>
  page.evaluate(
    async ([name, shown]) => {
      const tab = 'other'
      const { held = [] } = await navigator.locks.query()
      if (!held.some((lock) => lock.name === `${name} ${tab}`)) {
        await new Promise<void>((resolve) => {
          const hold = () => {
            resolve()
            return new Promise(() => {})
          }
          void navigator.locks.request(`${name} ${tab}`, {}, hold)
        })
      }
      new BroadcastChannel(name).postMessage({ type: 'shows', tab, watch: shown })
    },
    [channel, watch] as const,
  )
