import type { UploadResult, UploadTarget } from '#contracts/uploads'
import { Problem } from '#problems'
import type { Plan } from '#testing'
import { laws } from './upload.laws.ts'
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
  laws,
  // However it came to go on, it can be paused and removed.
  stories: [
    [
      'a picture',
      'system.start',
      'ask done (a target)',
      'range failed (no network)',
      'browser.online',
      'range done (nothing)',
      'send failed (changed on disk)',
    ],
    ['a picture', 'journal.found (half sent)', 'system.start', 'user.pause'],
    ['a picture', 'journal.found (half sent)', 'system.start', 'user.remove'],
    ['a picture', 'system.start', 'ask failed (no network)', 'browser.online', 'user.remove'],
    ['a picture', 'system.start', 'ask failed (no network)', '2 s pass', 'user.remove'],
    ['a picture', 'system.start', 'ask failed (signed out)', 'session.renewed', 'user.pause'],
    ['a picture', 'system.start', 'ask failed (signed out)', 'session.renewed', 'user.remove'],
    ['a picture', 'system.start', 'ask failed (too large)', 'system.start', 'user.pause'],
    [
      'a picture',
      'system.start',
      'ask done (a target)',
      'range done (nothing)',
      'send failed (changed on disk)',
      'system.start',
      'user.pause',
    ],
    [
      'a picture',
      'system.start',
      'ask done (a target)',
      'range done (nothing)',
      'send failed (changed on disk)',
      'system.start',
      'user.remove',
    ],
  ],
}
