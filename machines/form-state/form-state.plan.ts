import type { FormState } from '#contracts/form-state'
import { Problem } from '#problems'
import type { Plan } from '#testing'
import { laws } from './form-state.laws.ts'
import { formStateMachine } from './form-state.machine.ts'
import type { Question, Rules } from './form-state.types.ts'

const rules: Rules = { always: false, atBirth: false, afterRefusal: false }

const question = (changes: Partial<Question> = {}): Question => ({
  ref: { kind: 'collection', slug: 'pages', id: null, locale: null },
  base: {},
  values: {},
  whole: {},
  isRefused: false,
  ...changes,
})

const stored = question({
  ref: { kind: 'collection', slug: 'pages', id: 1, locale: null },
  values: { title: 'Hello' },
})

const settings = question({ ref: { kind: 'global', slug: 'settings', locale: null } })

const answer = (changes: Partial<FormState> = {}): FormState => ({
  fields: {},
  defaults: {},
  broken: [],
  ...changes,
})

export const plan: Plan<typeof formStateMachine> = {
  machine: formStateMachine,
  laws,
  inputs: {
    'conditions, in an old document': { rules: { ...rules, always: true }, question: stored },
    'first values, in a new document': { rules: { ...rules, atBirth: true }, question: question() },
    'first values, in an old one': { rules: { ...rules, atBirth: true }, question: stored },
    'first values, in a global': { rules: { ...rules, atBirth: true }, question: settings },
    'rules for a save': { rules: { ...rules, afterRefusal: true }, question: stored },
    nothing: { rules, question: stored },
  },
  events: {
    'document.changed': {
      typed: { question: question({ values: { title: 'Typed' } }) },
      refused: { question: question({ isRefused: true }) },
    },
    'document.saved': {
      '': { question: stored },
      'but refused': { question: { ...stored, isRefused: true } },
    },
  },
  outcomes: {
    ask: {
      done: {
        hidden: answer({ fields: { body: { hidden: true } } }),
        'first value': answer({ defaults: { slug: 'first' } }),
      },
      failed: { 'no server': new Problem('server.unreachable') },
    },
  },
}
