import type { ThemeChoice } from '#contracts/page'
import type { Feature } from '../../kit/feature.ts'
import { withDefaultTheme } from './default-theme.ts'

/** What people see who have chosen no theme (THEME-1). */
export const defaultTheme = (theme: ThemeChoice): Feature => ({
  config: (config) => withDefaultTheme(config, theme),
})
