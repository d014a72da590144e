import { Problem } from '#problems'
import type { Plan } from '#testing'
import { laws } from './tenant.laws.ts'
import { tenantMachine } from './tenant.machine.ts'

const north = { id: '1', label: 'North' }
const south = { id: '2', label: 'South' }

export const plan: Plan<typeof tenantMachine> = {
  machine: tenantMachine,
  inputs: {
    'nothing remembered': { remembered: null },
    'north remembered': { remembered: '1' },
  },
  events: {
    'user.choose': { south: { tenant: '2' }, all: { tenant: null }, nobodys: { tenant: '9' } },
    'browser.returned': { south: { remembered: '2' }, all: { remembered: null } },
  },
  outcomes: {
    read: {
      done: { two: [north, south], one: [south], none: [] },
      failed: { 'no server': new Problem('server.unreachable') },
    },
    switchTo: {
      done: { done: undefined },
      failed: { 'no server': new Problem('server.unreachable') },
    },
  },
  laws,
}
