import type { DocumentData } from '#contracts/documents'
import type { ClientField } from '#contracts/fields'
import { Problem } from '#problems'
import type { Plan } from '#testing'
import { laws } from './copy.laws.ts'
import { copyMachine } from './copy.machine.ts'

/** All that copying looks at in a field. */
const title = {
  type: 'text',
  name: 'title',
  label: 'Title',
  localized: true,
  hidden: false,
  readOnly: { create: false, update: false },
} as ClientField

const said = (title: string): DocumentData => ({ title, updatedAt: '1' })

const failures = {
  refused: new Problem('access.refused'),
  'session ended': new Problem('session.ended'),
}

export const plan: Plan<typeof copyMachine> = {
  machine: copyMachine,
  laws,
  inputs: { 'an English page': { from: 'en', fields: [title] } },
  events: {
    'user.open': { '': { to: [] } },
    'user.choose': { German: { to: ['de'] }, 'German and French': { to: ['de', 'fr'] } },
    'user.switch': { 'to overwrite': { mode: 'overwrite' } },
  },
  outcomes: {
    read: {
      done: {
        'empty ones': { en: said('Hello'), de: said(''), fr: said('') },
        'written ones': { en: said('Hello'), de: said('Hallo'), fr: said('Salut') },
      },
      failed: failures,
    },
    write: { done: { written: { base: '2' } }, failed: failures },
  },
}
