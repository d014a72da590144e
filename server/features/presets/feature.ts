import type { Feature } from '../../kit/feature.ts'
import { keepOwners } from './keep-owners.ts'
import { removeLockoutCopies } from './remove-lockout-copies.ts'

export const presets: Feature = {
  configured: (payload) => {
    removeLockoutCopies(payload)
    keepOwners(payload)
  },
}
