import { createToaster } from '@ark-ui/react/toast'

/** Says what happened elsewhere, or after one has left: `toaster.create({ title, type: 'info' | 'error' })`. */
export const toaster = createToaster({ placement: 'bottom-end', gap: 8, max: 4, overlap: false })
