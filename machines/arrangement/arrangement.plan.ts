import { Problem } from '#problems'
import type { Plan } from '#testing'
import { laws } from './arrangement.laws.ts'
import { arrangementMachine } from './arrangement.machine.ts'
import type { Choice } from './arrangement.types.ts'

/** Those of the magazine's categories. */
const offered = ['id', 'createdAt', 'updatedAt', 'name', 'description', 'slug', 'colour']
const standard = ['name', 'slug', 'colour']

const onlySlug: readonly Choice[] = [
  { accessor: 'slug', active: true },
  { accessor: 'name', active: false },
]

export const plan: Plan<typeof arrangementMachine> = {
  machine: arrangementMachine,
  laws,
  inputs: {
    'the config decides': { offered, standard, unnamed: 'hidden', asked: null },
    'the address decides': { offered, standard, unnamed: 'hidden', asked: onlySlug },
  },
  events: {
    'user.show': { 'a hidden one': { accessor: 'id' }, 'a shown one': { accessor: 'slug' } },
    'user.hide': { 'a shown one': { accessor: 'slug' }, 'a hidden one': { accessor: 'id' } },
    'user.move': {
      'the first to the second place': { from: 0, to: 1 },
      'to where it is': { from: 1, to: 1 },
      'to no place': { from: 0, to: 7 },
      'from no place': { from: 7, to: 0 },
    },
    'browser.moved': { 'to one column': { asked: onlySlug }, 'to none': { asked: null } },
  },
  outcomes: {
    read: {
      done: { nothing: null, 'one column': onlySlug },
      failed: { 'no server': new Problem('server.unreachable') },
    },
    keep: {
      done: { kept: undefined },
      failed: { 'no server': new Problem('server.unreachable') },
    },
  },
}
