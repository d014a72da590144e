import CircleCheckIcon from 'lucide-react/icons/circle-check'
import EyeIcon from 'lucide-react/icons/eye'
import UndoDotIcon from 'lucide-react/icons/undo-dot'
import type { ReviewState } from '#contracts/review'

const icons = { inReview: EyeIcon, changesAsked: UndoDotIcon, approved: CircleCheckIcon }

/** Told apart by its shape; a word stands beside it. */
export function StateIcon({ state }: { state: ReviewState }) {
  const Icon = icons[state]
  return <Icon />
}
