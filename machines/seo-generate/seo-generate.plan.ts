import { Problem } from '#problems'
import type { Plan } from '#testing'
import { laws } from './seo-generate.laws.ts'
import { seoGenerateMachine } from './seo-generate.machine.ts'

export const plan: Plan<typeof seoGenerateMachine> = {
  machine: seoGenerateMachine,
  inputs: {
    'a text': { value: 'Typed', isReadOnly: false },
    nothing: { value: '', isReadOnly: false },
    'a text that may only be read': { value: 'Typed', isReadOnly: true },
  },
  events: {
    'document.changed': {
      'typed in': { value: 'Typed more', isReadOnly: false },
      'as it was generated': { value: 'Generated', isReadOnly: false },
      'locked by someone else': { value: 'Generated', isReadOnly: true },
      cleared: { value: null, isReadOnly: false },
    },
  },
  outcomes: {
    generate: {
      done: {
        'a text': { value: 'Generated' },
        'what is there': { value: 'Typed' },
        nothing: { value: null },
      },
      failed: {
        refused: new Problem('access.refused'),
        'no network': new Problem('server.unreachable'),
      },
    },
  },
  laws,
}
