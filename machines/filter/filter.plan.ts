import type { Plan } from '#testing'
import { emptyCondition } from './conditions.ts'
import { laws } from './filter.laws.ts'
import { filterMachine } from './filter.machine.ts'
import type { Condition } from './filter.types.ts'
import type { Where } from './where.ts'

const first = { group: 0, index: 0 }
const nowhere = { group: 7, index: 7 }
const like = (value: string): Condition => ({ field: 'title', operator: 'like', value })
const quiet: Where = { or: [{ and: [{ title: { like: 'quiet' } }] }] }

export const plan: Plan<typeof filterMachine> = {
  machine: filterMachine,
  laws,
  inputs: { 'everything is shown': { where: null }, 'something is filtered': { where: quiet } },
  within: ({ context: { groups } }) => groups.length <= 2 && groups.flat().length <= 3,
  events: {
    'user.add': {
      'to the first group': { group: 0 },
      'a group of its own': { group: null },
      'to a group that is not there': { group: 7 },
    },
    'user.change': {
      'to what is in force': { place: first, condition: like('quiet') },
      'to something else': { place: first, condition: like('loud') },
      'to what is not finished': { place: first, condition: { ...like(''), value: null } },
      'of a line that is not there': { place: nowhere, condition: emptyCondition },
    },
    'user.remove': { 'the first line': { place: first }, 'no line': { place: nowhere } },
    'browser.moved': { 'to a filter': { where: quiet }, 'to none': { where: null } },
  },
}
