import type { Page } from '@playwright/test'
import { pageAnswersId } from '#contracts/page'
import type { Panel } from '../../kit/fixtures.ts'
import { changePage } from './change-page.ts'

/** From now on the pages come without answers: the panel asks for what it shows first. */
export const withoutAnswers = (page: Page, panel: Panel): Promise<void> =>
  changePage(page, panel.at(''), (html) => html.replace(`id="${pageAnswersId}"`, ''))
