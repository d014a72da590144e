import type { Feature } from '../../kit/feature.ts'
import { keepOwners } from './keep-owners.ts'
import { keepToPanel } from './keep-to-panel.ts'
import { removeLockoutCopies } from './remove-lockout-copies.ts'

export const presets: Feature = {
  configured: (payload) => {
    removeLockoutCopies(payload)
    keepOwners(payload)
    keepToPanel(payload)
  },
}
