import type { UploadResult, UploadTarget } from '#config-schema'
import { Problem } from '#config-schema'
import type { Plan } from '#testing'
import { uploadMachine } from './upload.machine.ts'

const file = { name: 'harbour.jpg', size: 100, type: 'image/jpeg', lastModified: 1 }

const target: UploadTarget = { url: '/api/uploadthing/k1', key: 'k1', customId: null }

const result: UploadResult = {
  key: 'k1',
  url: '/harbour.jpg',
  appUrl: '/harbour.jpg',
  serverData: null,
  fileHash: 'ab'.repeat(32),
  customId: null,
}

const failed = {
  'no network': new Problem('server.unreachable'),
  'too large': new Problem('request.beyondLimit'),
}

const lost = { ...failed, 'an expired target': new Problem('upload.expired') }

export const plan: Plan<typeof uploadMachine> = {
  machine: uploadMachine,
  inputs: { 'a picture': { file } },
  events: {
    'browser.progressed': {
      half: { sent: 50 },
      'more than there is': { sent: 1970 },
      'less than before': { sent: -1 },
    },
    'journal.found': {
      'half sent': { target, progress: 50 },
      'not begun': { target: null, progress: 0 },
    },
  },
  // Every further failure in a row is like the second one.
  within: ({ context: { attempts } }) => attempts < 3,
  outcomes: {
    ask: {
      done: { 'a target': target },
      failed: { ...failed, 'signed out': new Problem('session.ended') },
    },
    range: { done: { nothing: { start: 0 }, some: { start: 20 } }, failed: lost },
    send: {
      done: { 'all of it': result },
      failed: { ...lost, 'changed on disk': new Problem('upload.unreadable') },
    },
    giveUp: { done: { deleted: undefined }, failed: { 'no network': failed['no network'] } },
  },
  invariants: {
    'progress is between nothing and the size': ({ context: { file, sent, progress } }) =>
      sent >= 0 && sent <= progress && progress <= file.size,
    'bytes are sent to a target alone': (snapshot) =>
      !(snapshot.matches({ going: 'sending' }) || snapshot.matches({ going: 'ranging' })) ||
      snapshot.context.target !== null,
    'an uploaded file is never sent again': (snapshot) =>
      !snapshot.matches('done') ||
      (!snapshot.can({ type: 'system.start' }) &&
        snapshot.context.progress === snapshot.context.file.size),
    'only an uploaded file has a result': (snapshot) =>
      snapshot.matches('done') === (snapshot.context.result !== null),
    'after a failure a retry is always offered': (snapshot) =>
      !snapshot.hasTag('stopped') || snapshot.can({ type: 'system.start' }),
    'what goes on can be paused and removed': (snapshot) =>
      !snapshot.hasTag('active') ||
      (snapshot.can({ type: 'user.pause' }) && snapshot.can({ type: 'user.remove' })),
    'a failure says why': (snapshot) =>
      (snapshot.matches('failed') ||
        snapshot.matches('unreadable') ||
        snapshot.matches('signedOut') ||
        snapshot.matches('retrying')) ===
      (snapshot.context.problem !== null),
  },
}
