import { Problem } from '#config-schema'
import type { Plan } from '#testing'
import { textPictureMachine } from './text-picture.machine.ts'

const reference = { slug: 'media', id: 1 }

const lacking = new Problem('document.invalid', {
  fields: [{ path: 'alt', message: 'This field is required.' }],
})
const unfit = new Problem('document.invalid', {
  fields: [{ path: 'file', message: 'Invalid file type.' }],
})

export const plan: Plan<typeof textPictureMachine> = {
  machine: textPictureMachine,
  inputs: {
    'just pasted': { name: 'hammer.png', isLost: false },
    'after a reload': { name: 'hammer.png', isLost: true },
  },
  events: {
    'user.choose': { 'the same file': { name: 'hammer.png' } },
    'document.created': { 'its document': { reference } },
  },
  outcomes: {
    check: {
      done: { complete: true, 'lacks details': false },
      failed: { 'no code': new Problem('server.unreachable') },
    },
    upload: {
      done: { 'its document': reference },
      failed: {
        'no network': new Problem('server.unreachable'),
        refused: new Problem('access.refused'),
        'lacks details': lacking,
        'of a wrong type': unfit,
      },
    },
  },
  invariants: {
    'what failed says why': (snapshot) =>
      !snapshot.matches('failed') || snapshot.context.problem !== null,
    'only what is uploaded takes its place': (snapshot) =>
      snapshot.matches('placed') === (snapshot.context.reference !== null),
    'what is under way has no problem': (snapshot) =>
      !snapshot.hasTag('busy') || snapshot.context.problem === null,
    'what is lost cannot be sent': (snapshot) =>
      !snapshot.matches('lost') ||
      (snapshot.context.isLost && !snapshot.can({ type: 'user.retry' })),
    'until it ends it can be removed': (snapshot) =>
      snapshot.status === 'done' || snapshot.can({ type: 'user.remove' }),
  },
}
