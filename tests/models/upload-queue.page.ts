import { expect } from '@playwright/test'
import type { uploadQueueMachine } from '#machines/upload-queue'
import type { PageModel } from '#testing'
import { endRequest } from '../../testing/browser/index.ts'
import type { PanelStage } from './kit/stage.ts'
import type { UploadWorld } from './kit/upload-tray.ts'
import { choosePicture, line, openUploadForm, press, tray } from './kit/upload-tray.ts'

const name = 'a.png'

/** The tray with the one file that a form takes. */
export const page: PageModel<typeof uploadQueueMachine, UploadWorld, PanelStage> = {
  open: ({ page, panel }) => openUploadForm(page, panel),
  states: {
    empty: (world) => expect(tray(world)).toHaveCount(0),
    deciding: { unseen: 'it is left at once' },
    sending: (world) => expect(line(world)).toHaveAttribute('data-upload', 'starting'),
    held: (world) => expect(line(world)).toHaveAttribute('data-upload', 'paused'),
    settled: (world, { context: { uploads } }) =>
      expect(line(world)).toHaveAttribute('data-upload', uploads[0]!.phase),
  },
  events: {
    'user.add': (world) => choosePicture(world, name),
    'user.pause': (world) => press(world, world.words('upload.pauseNamed', { name })),
    'user.resume': (world) => press(world, world.words('upload.resumeNamed', { name })),
    'user.retry': (world) => press(world, world.words('upload.retryNamed', { name })),
    'user.remove': (world, _, { context: { uploads } }) =>
      press(
        world,
        world.words(uploads[0]?.phase === 'done' ? 'upload.clearNamed' : 'upload.removeNamed', {
          name,
        }),
      ),
    'user.pauseAll': { unseen: 'it is offered from two files on' },
    'user.resumeAll': { unseen: 'it is offered from two files on' },
    'user.retryFailed': (world) => press(world, world.words('upload.retryFailed')),
    'user.clearFinished': (world) => press(world, world.words('upload.clear')),
    'system.told': async ({ page, held }, { phase }) => {
      if (phase === 'failed') {
        return endRequest(page, await held.POST.next(), (route) =>
          route.fulfill({ status: 413, json: {} }),
        )
      }
      await endRequest(page, await held.POST.next(), (route) =>
        route.fulfill({ json: [{ url: '/api/uploadthing/a', key: 'a', customId: null }] }),
      )
      await endRequest(page, await held.HEAD.next(), (route) => route.fulfill({}))
      await endRequest(page, await held.PUT.next(), (route) => route.fulfill({ json: {} }))
    },
  },
  work: {},
  beyond: (step, { context: { uploads } }) => {
    if (step.cause !== 'event') return undefined
    const { type, key, phase, files } = step.event as {
      type: string
      key?: string
      phase?: string
      files?: readonly unknown[]
    }
    const [upload] = uploads
    if (type === 'user.add') {
      return files?.length === 1 && !upload ? undefined : 'a form takes one file'
    }
    if (key === 'b') return 'a form takes one file'
    if (type === 'system.told') {
      if (phase === 'active') return 'how far it is says its own upload'
      return upload?.phase === 'active' ? undefined : 'nothing is sent'
    }
    const offered: Record<string, readonly string[]> = {
      'user.pause': ['active'],
      'user.resume': ['paused'],
      'user.retry': ['failed'],
      'user.remove': ['active', 'paused', 'failed', 'done'],
      'user.retryFailed': ['failed'],
      'user.clearFinished': ['done'],
    }
    return offered[type]?.includes(upload?.phase ?? '') ? undefined : 'no button'
  },
}
