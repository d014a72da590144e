import type { Payload } from 'payload'
import { forPanel } from '../../kit/may-use-panel.ts'

const presetsSlug = 'payload-query-presets'

/**
 * Payload knows the people of a preset by their ids alone, which users of another collection have as
 * well: they would read, change and delete what belongs to somebody else. Called when the collections
 * are there.
 */
export function keepToPanel({ collections }: Payload): void {
  const presets = collections[presetsSlug]?.config
  if (!presets) return
  const { access } = presets
  presets.access = {
    ...access,
    create: forPanel(access.create),
    read: forPanel(access.read),
    update: forPanel(access.update),
    delete: forPanel(access.delete),
  }
}
