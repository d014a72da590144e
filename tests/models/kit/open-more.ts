import type { Page } from '@playwright/test'
import type { Panel } from '../../kit/fixtures.ts'

/** Opens what a list offers besides. */
export const openMore = ({ page, panel: { words } }: { page: Page; panel: Panel }): Promise<void> =>
  page.getByRole('button', { name: words('list.moreTools'), exact: true }).click()
