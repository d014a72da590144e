import { Problem } from '#problems'
import type { Plan } from '#testing'
import { laws } from './link-editor.laws.ts'
import { linkEditorMachine } from './link-editor.machine.ts'

const fields = { linkType: 'custom', url: 'https://example.com', newTab: false }
const there = { key: '7', fields }
const another = { key: '9', fields: { ...fields, url: '/about' } }
const wanted = { key: null, fields: { linkType: 'custom', url: '', newTab: false } }

const village = { slug: 'pages', id: 3, title: 'The village' }
const villages = { slug: 'posts', id: 7, title: 'Villages of the coast' }

export const plan: Plan<typeof linkEditorMachine> = {
  machine: linkEditorMachine,
  events: {
    'page.selected': {
      'in a link': { link: there },
      'in another': { link: another },
      'in none': { link: null },
    },
    'user.edit': { 'a link': { link: there }, 'a new one': { link: wanted } },
    'user.change': { 'of the address': { fields: { ...fields, url: '/contact' } } },
    'user.type': { 'words of a title': { words: 'vil' }, nothing: { words: ' ' } },
    'user.submit': { valid: { isValid: true }, invalid: { isValid: false } },
  },
  outcomes: {
    find: {
      done: {
        'two documents': { documents: [village, villages], missed: [] },
        none: { documents: [], missed: [] },
        'not everywhere': { documents: [village], missed: ['posts'] },
      },
      failed: { unreachable: new Problem('server.unreachable') },
    },
  },
  laws,
}
