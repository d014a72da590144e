import type { Plan } from '#testing'
import { laws } from './document-picker.laws.ts'
import { documentPickerMachine } from './document-picker.machine.ts'
import type { Offer, Picked } from './document-picker.types.ts'

const post = (id: number): Picked => ({ slug: 'posts', id })
const page: Picked = { slug: 'pages', id: 1 }

const one: Offer = { slugs: ['posts'], isMany: false, taken: [], room: null }
const some: Offer = { slugs: ['posts', 'pages'], isMany: true, taken: [post(1)], room: 2 }

export const plan: Plan<typeof documentPickerMachine> = {
  machine: documentPickerMachine,
  inputs: { 'a field': undefined },
  events: {
    'user.open': {
      'for one': { offer: one },
      'for two more': { offer: some },
      'for as many as one likes': { offer: { ...some, room: null } },
    },
    'user.turn': {
      'to the pages': { slug: 'pages' },
      'to the posts': { slug: 'posts' },
      'to what is not offered': { slug: 'users' },
    },
    'user.pick': { 'a post': { document: post(2) } },
    'user.toggle': {
      'what is taken': { document: post(1) },
      'a post': { document: post(2) },
      'another post': { document: post(3) },
      'a page': { document: page },
    },
    'user.togglePage': {
      'of the posts': { page: [post(1), post(2), post(3)] },
      'of the pages': { page: [page] },
      'of the taken alone': { page: [post(1)] },
    },
    'document.made': { 'a post': { document: post(3) } },
  },
  laws,
}
