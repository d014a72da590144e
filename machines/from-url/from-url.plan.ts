import { Problem } from '#problems'
import type { Plan } from '#testing'
import { laws } from './from-url.laws.ts'
import { fromUrlMachine } from './from-url.machine.ts'

const file = {
  ...{ key: 'a', url: '', appUrl: '', customId: null, fileHash: 'a'.repeat(64) },
  serverData: { name: 'a.png', size: 100, type: 'image/png' },
}

export const plan: Plan<typeof fromUrlMachine> = {
  machine: fromUrlMachine,
  events: {
    'user.type': {
      'an address': { url: 'https://example.com/a.png' },
      nothing: { url: ' ' },
    },
  },
  outcomes: {
    fetch: {
      done: { 'a picture': file },
      failed: {
        refused: new Problem('upload.fromUrl', { details: { message: 'No.' } }),
        'no server': new Problem('server.unreachable'),
      },
    },
  },
  laws,
}
