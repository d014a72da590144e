import type { Plan } from '#testing'
import { uploadQueueMachine } from './upload-queue.machine.ts'

const [a, b] = [
  { key: 'a', size: 100 },
  { key: 'b', size: 50 },
]

export const plan: Plan<typeof uploadQueueMachine> = {
  machine: uploadQueueMachine,
  inputs: { 'one at a time': { parallel: 1 } },
  events: {
    'user.add': { one: { files: [a] }, two: { files: [a, b] } },
    'user.pause': { 'the first': { key: 'a' }, 'the second': { key: 'b' } },
    'user.resume': { 'the first': { key: 'a' }, 'the second': { key: 'b' } },
    'user.retry': { 'the first': { key: 'a' }, 'the second': { key: 'b' } },
    'user.remove': { 'the first': { key: 'a' }, 'the second': { key: 'b' } },
    'system.told': {
      'the first is half sent': { key: 'a', phase: 'active', progress: 50 },
      'the first counts too much': { key: 'a', phase: 'active', progress: 1970 },
      'the first failed': { key: 'a', phase: 'failed', progress: 50 },
      'the first is there': { key: 'a', phase: 'done', progress: 90 },
      'the second is there': { key: 'b', phase: 'done', progress: 50 },
    },
  },
  invariants: {
    'never more are sent than at a time': ({ context: { uploads, parallel } }) =>
      uploads.filter(({ phase }) => phase === 'active').length <= parallel,
    'nothing waits while there is room': ({ context: { uploads, parallel } }) =>
      !uploads.some(({ phase }) => phase === 'waiting') ||
      uploads.filter(({ phase }) => phase === 'active').length === parallel,
    'no file is there twice': ({ context: { uploads } }) =>
      new Set(uploads.map(({ key }) => key)).size === uploads.length,
    'no progress exceeds the size': ({ context: { uploads } }) =>
      uploads.every(({ size, progress }) => progress >= 0 && progress <= size),
    'what is uploaded is there whole, and never sent again': (snapshot) =>
      snapshot.context.uploads.every(
        ({ key, size, progress, phase }) =>
          phase !== 'done' ||
          (progress === size &&
            !snapshot.can({ type: 'user.retry', key }) &&
            !snapshot.can({ type: 'user.resume', key })),
      ),
    'after a failure a retry is always offered': (snapshot) =>
      snapshot.context.uploads.every(
        ({ key, phase }) =>
          phase !== 'failed' ||
          (snapshot.can({ type: 'user.retry', key }) && snapshot.can({ type: 'user.retryFailed' })),
      ),
    'it is empty without uploads': ({ value, context: { uploads } }) =>
      (value === 'empty') === (uploads.length === 0),
  },
}
