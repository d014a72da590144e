import type { Feature } from '../../kit/feature.ts'
import { withStyleSheet } from '../../kit/style-sheet.ts'

/** The site's own colors and fonts, which every page of the panel begins with. */
export const styleSheet = (path: string): Feature => ({
  config: (config) => withStyleSheet(config, path),
})
