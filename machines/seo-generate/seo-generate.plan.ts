import { Problem } from '#config-schema'
import type { Plan } from '#testing'
import { isSameValue } from './is-same-value.ts'
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
  invariants: {
    'what failed says why': (snapshot) =>
      !snapshot.matches('failed') || snapshot.context.problem !== null,
    'only what came back is undone': (snapshot) =>
      !snapshot.can({ type: 'user.undo' }) ||
      isSameValue(snapshot.context.value, snapshot.context.generated),
    'a field that may only be read is not written': (snapshot) =>
      !snapshot.context.isReadOnly ||
      (!snapshot.can({ type: 'user.generate' }) &&
        !snapshot.can({ type: 'user.use' }) &&
        !snapshot.can({ type: 'user.undo' })),
    'a problem is told only where it has failed': (snapshot) =>
      snapshot.context.problem === null || !snapshot.matches('generating'),
    'what was typed is never replaced by nothing unasked': (snapshot) =>
      !snapshot.matches('empty') || snapshot.context.generated === null,
  },
}
