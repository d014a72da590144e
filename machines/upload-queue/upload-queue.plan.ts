import type { Plan } from '#testing'
import { laws } from './upload-queue.laws.ts'
import { uploadQueueMachine } from './upload-queue.machine.ts'

const [a, b] = [
  { key: 'a', size: 100 },
  { key: 'b', size: 50 },
]

export const plan: Plan<typeof uploadQueueMachine> = {
  machine: uploadQueueMachine,
  inputs: { 'one at a time': { parallel: 1 }, 'two at a time': { parallel: 2 } },
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
  laws,
}
