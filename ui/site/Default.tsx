import { useSitePlace } from '../site-components/place.ts'

/** What the panel would show in the place of this component: for those that only add to it. */
export const Default = () => useSitePlace().own
