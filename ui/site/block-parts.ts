import { useSiteBlock } from '../site-components/place.ts'

/** The panel's own header of a block: its name, what opens and moves it, its menu, its errors. */
export const BlockHeader = () => useSiteBlock().header

/** The block's fields, while it is open. */
export const BlockFields = () => useSiteBlock().fields
