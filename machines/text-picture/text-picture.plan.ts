import { Problem } from '#problems'
import type { Plan } from '#testing'
import { laws } from './text-picture.laws.ts'
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
    'just pasted': { name: 'hammer.png', isLost: false, altText: '' },
    'after a reload': { name: 'hammer.png', isLost: true, altText: '' },
  },
  events: {
    'user.choose': { 'the same file': { name: 'hammer.png' } },
    'user.type': { 'a text': { altText: 'A hammer' }, blanks: { altText: '  ' } },
    'document.created': { 'its document': { reference } },
  },
  outcomes: {
    check: {
      done: {
        complete: { lacks: 'nothing', message: null },
        'lacks an alternative text': { lacks: 'altText', message: 'This field is required.' },
        'lacks details': { lacks: 'details', message: null },
      },
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
  laws,
}
