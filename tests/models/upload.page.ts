import type { Route } from '@playwright/test'
import { expect } from '@playwright/test'
import { uploadRangeHeader } from '#contracts/uploads'
import type { uploadMachine } from '#machines/upload'
import type { Problem } from '#problems'
import { statusOf } from '#problems/problems'
import type { PageModel } from '#testing'
import { unseen } from '#testing'
import { endRequest } from '../../testing/browser/index.ts'
import type { PanelStage } from './kit/stage.ts'
import type { UploadWorld } from './kit/upload-tray.ts'
import { choosePicture, line, openUploadForm, press } from './kit/upload-tray.ts'

const name = 'harbour.jpg'

const shows =
  (...states: string[]) =>
  (world: UploadWorld) =>
    expect(line(world)).toHaveAttribute('data-upload', new RegExp(`^(${states.join('|')})$`))

const says = (state: string) => async (world: UploadWorld, snapshot: Snapshot) => {
  await shows(state)(world)
  const { code } = snapshot.context.problem!
  const said = { 'server.unreachable': 'upload.state.offline' } as const
  await expect(line(world)).toContainText(
    code === 'server.unreachable' && state === 'retrying'
      ? world.words(said[code])
      : world.words(`problem.${code}`),
  )
}

type Snapshot = Parameters<
  Extract<
    PageModel<typeof uploadMachine, UploadWorld, PanelStage>['states']['done'],
    CallableFunction
  >
>[1]

const end =
  (method: keyof UploadWorld['held'], by: (route: Route) => Promise<void>) =>
  async ({ page, held }: UploadWorld) => {
    await endRequest(page, await held[method].next(), by)
  }

const fail = (method: keyof UploadWorld['held']) => (world: UploadWorld, error: unknown) =>
  end(method, (route) => {
    const { code } = error as Problem
    if (code === 'server.unreachable') return route.abort()
    return route.fulfill({ status: statusOf(code), json: { message: code } })
  })(world)

const asked =
  (method: keyof UploadWorld['held']) =>
  ({ held }: UploadWorld) =>
    held[method].expectAsked()

/** One file that is chosen for a new picture, in the tray. */
export const page: PageModel<typeof uploadMachine, UploadWorld, PanelStage> = {
  open: ({ page, panel }) => openUploadForm(page, panel),
  states: {
    waiting: (world) => expect(line(world)).toHaveCount(0),
    interrupted: unseen('its turn comes as soon as no other tab has it'),
    'going.beginning': unseen('it is left at once'),
    'going.targeting': shows('starting'),
    'going.ranging': shows('starting'),
    'going.sending.transferring': shows('transferring', 'finishing'),
    'going.sending.finishing': shows('finishing'),
    retrying: says('retrying'),
    signedOut: shows('signedOut'),
    paused: shows('paused'),
    failed: says('failed'),
    unreadable: says('unreadable'),
    givingUp: (world) => expect(line(world)).toHaveCount(0),
    aborted: (world) => expect(line(world)).toHaveCount(0),
    done: shows('done'),
  },
  events: {
    'system.start': async (world, _, before) => {
      const { words } = world
      if (before.matches('waiting')) return choosePicture(world, name)
      const resume = words('upload.resumeNamed', { name })
      const retry = `${words('app.tryAgain')}: ${words('upload.retryNamed', { name })}`
      return press(world, before.matches('paused') ? resume : retry)
    },
    'user.pause': (world) => press(world, world.words('upload.pauseNamed', { name })),
    'user.remove': (world) => press(world, world.words('upload.removeNamed', { name })),
    'browser.progressed': unseen('a browser tells in its own time what it has sent'),
    'browser.online': ({ page }) => page.evaluate(() => window.dispatchEvent(new Event('online'))),
    'session.renewed': unseen('whoever signs in again is watched by a test of its own'),
    'journal.found': unseen('only a reload finds it'),
  },
  work: {
    ask: {
      asked: asked('POST'),
      done: (world, target) => end('POST', (route) => route.fulfill({ json: [target] }))(world),
      failed: fail('POST'),
    },
    range: {
      asked: asked('HEAD'),
      done: (world, { start }) =>
        end('HEAD', (route) => route.fulfill({ headers: { [uploadRangeHeader]: String(start) } }))(
          world,
        ),
      failed: fail('HEAD'),
    },
    send: {
      asked: asked('PUT'),
      done: (world, result) => end('PUT', (route) => route.fulfill({ json: result }))(world),
      failed: fail('PUT'),
    },
    giveUp: {
      asked: asked('DELETE'),
      done: end('DELETE', (route) => route.fulfill({ status: 204 })),
      failed: fail('DELETE'),
    },
  },
  beyond: (step, snapshot) => {
    const hasTarget = snapshot.context.target !== null
    if (step.cause === 'failed') {
      const { code } = step.error as Problem
      return code === 'upload.unreadable' ? 'its file is only in memory here' : undefined
    }
    if (step.cause !== 'event') return undefined
    const { type } = step.event
    if (snapshot.matches('signedOut')) return 'the question who is here stands over it'
    if (type === 'browser.online') return undefined
    const isShown = snapshot.hasTag('active') || snapshot.hasTag('stopped')
    if (type === 'system.start')
      return snapshot.matches('waiting') || snapshot.hasTag('stopped') ? undefined : 'no button'
    if (type === 'user.pause') return snapshot.hasTag('active') ? undefined : 'no button'
    return isShown && hasTarget ? undefined : 'there is nothing to give up yet'
  },
}
