import { createToaster } from '@ark-ui/react/toast'

/** Bars at the foot of the screen say how much of it is taken. */
const bottom = 'calc(var(--foot, 0px) + var(--over-foot, 0px) + 1rem)'

/** Says what happened elsewhere, or after one has left: `toaster.create({ title, type: 'info' | 'error' })`. */
export const toaster = createToaster({
  placement: 'bottom-end',
  gap: 8,
  max: 4,
  overlap: false,
  offsets: { top: '1rem', left: '1rem', right: '1rem', bottom },
})
