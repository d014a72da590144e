import type { PreviewLink } from '#contracts/preview'
import { Problem } from '#problems'
import type { Plan } from '#testing'
import { laws } from './preview-links.laws.ts'
import { previewLinksMachine } from './preview-links.machine.ts'

const link = (id: number): PreviewLink => ({
  id,
  url: `https://site.example/posts/1?draft=${id}`,
  by: 'Ann',
  createdAt: '2026-01-01T12:00:00.000Z',
  expiresAt: '2099-01-01T12:00:00.000Z',
})

const failed = {
  refused: new Problem('access.refused'),
  'no page yet': new Problem('preview.noPage'),
}

export const plan: Plan<typeof previewLinksMachine> = {
  machine: previewLinksMachine,
  events: { 'user.revoke': { one: { id: 1 }, 'one that is gone': { id: 7 } } },
  outcomes: {
    read: { done: { none: { links: [] }, one: { links: [link(1)] } }, failed },
    make: { done: { 'two now': { links: [link(2), link(1)] } }, failed },
    revoke: { done: { 'none left': { links: [] } }, failed },
  },
  laws,
}
