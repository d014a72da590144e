import { createToaster } from '@ark-ui/react/toast'

/** Says what happened elsewhere, or after one has left: `toaster.create({ title, type: 'info' | 'error' })`. */
export const toaster = createToaster({
  placement: 'bottom-end',
  gap: 8,
  max: 4,
  overlap: false,
  // A bar at the foot of the screen says how much of it is taken.
  offsets: { top: '1rem', left: '1rem', right: '1rem', bottom: 'calc(var(--foot, 0px) + 1rem)' },
})
