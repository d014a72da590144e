import { Problem } from '#problems'
import type { Plan } from '#testing'
import { laws } from './picture-details.laws.ts'
import { pictureDetailsMachine } from './picture-details.machine.ts'
import type { StoredPicture } from './picture-details.types.ts'

const stored = (altText: string, updatedAt: string): StoredPicture => ({
  altText,
  data: { id: 1, alt: altText, updatedAt },
})

export const plan: Plan<typeof pictureDetailsMachine> = {
  machine: pictureDetailsMachine,
  events: {
    'page.read': {
      'without a text': { stored: stored('', '2026-11-01T08:00:00.000Z') },
      'as somebody changed it': { stored: stored('A tern', '2026-11-01T09:00:00.000Z') },
    },
    'user.type': { 'a text': { altText: 'A gull' }, 'the text of somebody': { altText: 'A tern' } },
    'user.crop': { 'to a half': { edits: { crop: { x: 0, width: 50 } } } },
  },
  outcomes: {
    save: {
      done: { 'with the text': stored('A gull', '2026-11-01T10:00:00.000Z') },
      failed: {
        'no network': new Problem('server.unreachable'),
        'changed meanwhile': new Problem('document.stale'),
      },
    },
  },
  laws,
}
