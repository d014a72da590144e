import type { Lock } from '#contracts/locks'
import { Problem } from '#problems'
import type { Plan } from '#testing'
import { laws } from './lock.laws.ts'
import { lockMachine } from './lock.machine.ts'

const holder = { id: 1, collection: 'users', title: 'Ann' }
const times = { age: 60_000, left: 240_000 }

const mine: Lock = { holder, isMine: true, ...times }
const others: Lock = { holder, isMine: false, ...times }
const path = '/admin/collections/pages/1'
const noServer = { 'no server': new Problem('server.unreachable') }

export const plan: Plan<typeof lockMachine> = {
  machine: lockMachine,
  laws,
  // Why a take-over failed is forgotten once the lock is mine.
  stories: [
    [
      '',
      'document.opened (a page)',
      'look done (others)',
      'user.takeOver',
      'takeOver failed (no server)',
      'server.lockChanged (mine)',
      'look done (mine)',
    ],
  ],
  events: {
    'document.opened': { 'a page': { path } },
    'server.lockChanged': {
      mine: { lock: mine },
      others: { lock: others },
      nobody: { lock: null },
    },
    'page.left': {
      'for the dashboard': { to: '/admin' },
      'for its versions': { to: `${path}/versions` },
    },
  },
  outcomes: {
    look: { done: { mine, others, nobody: null }, failed: noServer },
    acquire: { done: { mine, others }, failed: noServer },
    takeOver: { done: { mine }, failed: noServer },
  },
}
