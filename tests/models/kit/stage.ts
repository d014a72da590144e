import type { Page } from '@playwright/test'
import type { Panel } from '../../kit/fixtures.ts'

/** What a page model of the panel begins with. */
export interface PanelStage {
  page: Page
  panel: Panel
}
