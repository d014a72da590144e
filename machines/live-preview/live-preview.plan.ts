import { Problem } from '#problems'
import type { Plan } from '#testing'
import { laws } from './live-preview.laws.ts'
import { livePreviewMachine } from './live-preview.machine.ts'

const site = 'http://localhost:3001'

export const plan: Plan<typeof livePreviewMachine> = {
  machine: livePreviewMachine,
  inputs: {
    'a phone': { breakpoints: [{ name: 'phone', label: 'Phone', width: 375, height: 667 }] },
  },
  events: {
    'browser.ready': {
      'of the site': { origin: site },
      foreign: { origin: 'https://foreign.example' },
    },
    'browser.windowClosed': { 'at once': { isAtOnce: true }, later: { isAtOnce: false } },
    'user.chooseBreakpoint': {
      responsive: { name: 'responsive' },
      phone: { name: 'phone' },
      unknown: { name: 'watch' },
    },
    'user.resize': {
      sensible: { size: { width: 800, height: 600 } },
      absurd: { size: { width: -20, height: 1e9 } },
    },
    'user.zoom': { half: { zoom: 0.5 }, none: { zoom: 0 } },
  },
  outcomes: {
    locate: {
      done: {
        'a page': { url: `${site}/posts/one`, origins: [site] },
        'another page': { url: `${site}/posts/two`, origins: [site] },
        'no page': { url: null, origins: [] },
      },
      failed: { 'no server': new Problem('server.unreachable') },
    },
  },
  laws,
}
