import { useSyncExternalStore } from 'react'

/**
 * Whether this is the first moment of the page, as the server draws it (`ui/app/draw.tsx`) and the panel
 * takes it over: nothing is in it that comes in files of its own.
 */
export const useIsDrawn = (): boolean => useSyncExternalStore(never, no, yes)

const never = () => () => {}
const no = () => false
const yes = () => true
